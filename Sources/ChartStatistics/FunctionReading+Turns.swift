/// Where a function turns, is zero, and how far it reaches.
extension FunctionReading {
  /// The peaks and troughs within the interval.
  func turns(beside breaks: [FunctionAnalysis.Break]) -> [FunctionAnalysis.Turn] {
    var turns: [FunctionAnalysis.Turn] = []
    var index = 1
    while index + 1 < values.count, turns.count < FunctionAnalysis.most {
      guard values[index].isFinite, values[index - 1].isFinite else {
        index += 1
        continue
      }
      // A level stretch counts as one place.
      var end = index
      while end + 1 < values.count, values[end + 1] == values[index] { end += 1 }
      if end + 1 < values.count, values[end + 1].isFinite,
        let turn = turn(from: index, to: end),
        !breaks.contains(where: { $0.place >= places[index - 1] && $0.place <= places[end + 1] })
      {
        turns.append(turn)
      }
      index = end + 1
    }
    return turns
  }

  private func turn(from first: Int, to last: Int) -> FunctionAnalysis.Turn? {
    let value = values[first]
    let isPeak = value > values[first - 1] && value > values[last + 1]
    let isTrough = value < values[first - 1] && value < values[last + 1]
    guard isPeak || isTrough else { return nil }
    let place =
      last > first + 1
      ? (places[first] + places[last]) / 2
      : refined(places[first - 1], places[last + 1], around: places[first], isPeak: isPeak)
    // What differs from its neighbours by rounding alone does not turn.
    let depth = min(abs(value - values[first - 1]), abs(value - values[last + 1]))
    let least = 1e-13 * max(scale, abs(value))
    guard depth > least || wideDepth(first, last, isPeak: isPeak) > least else { return nil }
    return FunctionAnalysis.Turn(place: place, value: function(place), isPeak: isPeak)
  }

  /// How far a turn stands out among the places around it; 0 unless it is the extreme of them all.
  ///
  /// Beside values that are large elsewhere, a turn is flat from one place to the next.
  private func wideDepth(_ first: Int, _ last: Int, isPeak: Bool) -> Double {
    let reach = 32
    guard first >= reach, last + reach < values.count else { return 0 }
    let value = values[first]
    for index in (first - reach)...(last + reach) where index < first || index > last {
      let other = values[index]
      guard other.isFinite, isPeak ? other < value : other > value else { return 0 }
    }
    return min(abs(values[first - reach] - value), abs(values[last + reach] - value))
  }

  /// Halving on the slope's sign; the place asked first is kept where it is as good.
  private func refined(
    _ lower: Double,
    _ upper: Double,
    around place: Double,
    isPeak: Bool
  ) -> Double {
    let step = min(place - lower, upper - place) / 16
    let inner = (lower + 2 * step, upper - 2 * step)
    let ends = halved(inner.0, inner.1) { (slope(at: $0, step: step) > 0) == isPeak }
    let found = ends.lower + (ends.upper - ends.lower) / 2
    let value = function(found)
    guard value.isFinite else { return place }
    // Nothing is gained by another digit where the value does not change: round places stay round.
    let isNear = abs(found - place) <= 1e-9 * max(abs(place), span)
    let isWorse = isPeak ? value < function(place) : value > function(place)
    return isNear || isWorse ? place : found
  }

  /// Where it is zero: changes of sign, places asked that are zero, and turns that touch zero.
  func zeros(
    turns: [FunctionAnalysis.Turn],
    breaks: [FunctionAnalysis.Break]
  ) -> [Double] {
    var zeros: [Double] = []
    for index in values.indices where zeros.count < FunctionAnalysis.most * 2 {
      if values[index] == 0 { zeros.append(places[index]) }
      guard index + 1 < values.count else { continue }
      let (left, right) = (values[index], values[index + 1])
      guard left.isFinite, right.isFinite, left < 0 && right > 0 || left > 0 && right < 0,
        !breaks.contains(where: { $0.place >= places[index] && $0.place <= places[index + 1] })
      else { continue }
      let ends = halved(places[index], places[index + 1]) { (function($0) < 0) == (left < 0) }
      zeros.append(
        abs(function(ends.lower)) <= abs(function(ends.upper)) ? ends.lower : ends.upper
      )
    }
    zeros += turns.filter { abs($0.value) <= 1e-12 * scale }.map(\.place)
    return Array(Self.distinct(zeros.sorted(), least: span * 1e-9).prefix(FunctionAnalysis.most))
  }

  /// Rising places without those that hardly differ from the one before.
  static func distinct(_ places: [Double], least: Double) -> [Double] {
    var kept: [Double] = []
    for place in places where kept.last.map({ place - $0 > least }) ?? true { kept.append(place) }
    return kept
  }

  /// The lowest and the highest value, each with all of its places.
  func range(
    turns: [FunctionAnalysis.Turn],
    _ parts: Parts
  ) -> (lowest: FunctionAnalysis.Extreme?, highest: FunctionAnalysis.Extreme?) {
    var reached = turns.map { (place: $0.place, value: $0.value) }
    var approached: [(place: Double, value: Double)] = []
    var limits: [FunctionAnalysis.Limit] = []
    for place in edges(parts) where isShown(place) {
      let value = function(place)
      if value.isFinite { reached.append((place, value)) }
    }
    for one in parts.breaks {
      for limit in [one.below, one.above].compactMap({ $0 }) {
        limits.append(limit)
        if case .value(let value) = limit { approached.append((one.place, value)) }
      }
    }
    return (
      limits.contains(.falls) ? nil : extreme(reached, approached) { $0 < $1 },
      limits.contains(.rises) ? nil : extreme(reached, approached) { $0 > $1 }
    )
  }

  private func extreme(
    _ reached: [(place: Double, value: Double)],
    _ approached: [(place: Double, value: Double)],
    isBetter: (Double, Double) -> Bool
  ) -> FunctionAnalysis.Extreme? {
    let all = reached + approached
    guard var best = all.first?.value else { return nil }
    for one in all where isBetter(one.value, best) { best = one.value }
    let holders = reached.filter { isTie($0.value, best) }
    let chosen = holders.isEmpty ? approached.filter { isTie($0.value, best) } : holders
    let places = chosen.map(\.place).sorted()
    let distinct = constant == nil ? Self.distinct(places, least: span * 1e-7) : [lower]
    return FunctionAnalysis.Extreme(
      value: chosen.first { $0.value == best }?.value ?? best,
      places: Array(distinct.prefix(FunctionAnalysis.most)),
      isReached: !holders.isEmpty
    )
  }

  /// Whether two extremes differ by rounding alone, beside values that may be far larger elsewhere.
  private func isTie(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= max(1e-9 * max(abs(left), abs(right)), 1e-13 * scale)
  }

  /// Whether an end of the interval belongs to the graph; what stands alone there does not.
  private func isShown(_ place: Double) -> Bool {
    if place == lower { return values.first?.isFinite == true }
    return place == upper ? values.last?.isFinite == true : true
  }

  /// The ends of the interval and of the stretches where the function is defined.
  private func edges(_ parts: Parts) -> [Double] {
    [lower, upper] + parts.undefined.flatMap { [$0.from, $0.to] }
  }

  /// Which way it goes between its turns and breaks.
  func runs(turns: [FunctionAnalysis.Turn], _ parts: Parts) -> [FunctionAnalysis.Run] {
    var cuts = turns.map(\.place) + parts.breaks.map(\.place) + edges(parts)
    cuts = Self.distinct(cuts.sorted(), least: span * 1e-9)
    var runs: [FunctionAnalysis.Run] = []
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let isGap = parts.undefined.contains { from >= $0.from && to <= $0.to }
      guard !isGap, runs.count < FunctionAnalysis.most else { continue }
      let start = function(from + (to - from) * 0.001)
      let end = function(to - (to - from) * 0.001)
      guard start.isFinite, end.isFinite else { continue }
      let isLevel = abs(end - start) <= 1e-12 * max(scale, abs(start))
      let direction: FunctionAnalysis.Direction = isLevel ? .level : end > start ? .rises : .falls
      let isSplit = parts.breaks.contains { $0.place == from } || runs.last?.to != from
      if let last = runs.last, last.direction == direction, !isSplit {
        runs[runs.count - 1].to = to
      } else {
        runs.append(FunctionAnalysis.Run(from: from, to: to, direction: direction))
      }
    }
    return runs
  }
}
