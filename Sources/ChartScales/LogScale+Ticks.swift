extension LogScale {
  /// The powers of the base inside the domain and, if the base is a whole number, their multiples.
  ///
  /// With fewer than `count` powers in the domain every multiple is a tick (2, 3, … 9, 10, 20, …);
  /// `labelledTicks(count:)` says which ones have room for a label. If even these are fewer than
  /// half of `count`, the ticks of a linear scale are given; if there are more than `count` powers,
  /// every second, fifth … power. Source: d3-scale's documented `log.ticks`.
  public func ticks(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    if domain.start == domain.end { return [domain.start] }
    let isNegative = domain.start < 0
    let lower = min(abs(domain.start), abs(domain.end))
    let upper = max(abs(domain.start), abs(domain.end))
    let ticks = magnitudes(from: lower, to: upper, count: Double(min(count, largestSoughtCount)))
    let isFalling = abs(domain.end) < abs(domain.start)
    let ordered = isFalling ? ticks.reversed() : ticks
    return isNegative ? ordered.map { -$0 } : ordered
  }

  /// The ticks of `ticks(count:)` that keep a label where there is room for about `count`.
  ///
  /// Those next above a power of the base are kept, so that 1, 2, 3, 10, 20, 30 stay of a crowded
  /// axis. Source: d3-scale's documented `log.tickFormat`.
  public func labelledTicks(count: Int) -> [Double] {
    let ticks = ticks(count: count)
    guard count > 0, !ticks.isEmpty else { return [] }
    let powers = LogarithmBase(base)
    let largest = max(1, powers.base * Double(count) / Double(ticks.count))
    return ticks.filter { tick in
      let exponent = powers.logarithm(of: abs(tick)).rounded()
      var factor = abs(tick) / powers.power(exponent)
      if factor * powers.base < powers.base - 0.5 { factor *= powers.base }
      return factor <= largest
    }
  }

  /// The ticks of a positive domain, rising.
  private func magnitudes(from lower: Double, to upper: Double, count: Double) -> [Double] {
    let powers = LogarithmBase(base)
    let first = powers.logarithm(of: lower)
    let last = powers.logarithm(of: upper)
    let decades = last - first
    let isRoomy = decades < count && (decades + 2) * (powers.base - 1) <= Double(maximumTickCount)
    guard powers.isWhole, isRoomy else {
      return roundTicks(from: first, to: last, count: min(decades, count))
        .map(powers.power)
        .reduce(into: []) { append($1, to: &$0, from: lower, to: upper) }
    }
    let multiples = multiples(from: lower, to: upper, powers)
    guard Double(multiples.count) * 2 < count else { return multiples }
    return roundTicks(from: lower, to: upper, count: count)
  }

  /// Every power and its multiples by whole numbers below the base, between two magnitudes.
  private func multiples(
    from lower: Double,
    to upper: Double,
    _ powers: LogarithmBase
  ) -> [Double] {
    var ticks: [Double] = []
    var exponent = powers.logarithm(of: lower).rounded(.down)
    let last = powers.logarithm(of: upper).rounded(.up)
    while exponent <= last {
      var factor = 1.0
      while factor < powers.base {
        let tick = powers.multiple(factor, ofPower: exponent)
        append(tick, to: &ticks, from: lower, to: upper)
        factor += 1
      }
      exponent += 1
    }
    return ticks
  }

  /// Adds a tick inside the domain; near the smallest numbers neighbours fall together.
  private func append(
    _ tick: Double,
    to ticks: inout [Double],
    from lower: Double,
    to upper: Double
  ) {
    guard lower <= tick, tick <= upper, ticks.last.map({ $0 < tick }) ?? true else { return }
    ticks.append(tick)
  }
}
