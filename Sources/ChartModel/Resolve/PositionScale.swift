public import ChartScales

/// The scale of an axis: from data units to 0...1.
public enum PositionScale: Sendable, Equatable, Codable {
  /// Amounts, equal differences apart.
  case linear(LinearScale)

  /// Amounts, equal ratios apart.
  case log(LogScale)

  /// Amounts, equal differences of a power of them apart.
  case power(PowerScale)

  /// Amounts, equal differences apart near zero and equal ratios away from it, on both sides.
  case symmetricLog(SymmetricLogScale)

  /// Instants.
  case time(TimeScale)

  /// Names, each with a band of its own; a value is a category's index.
  case band(BandScale)

  /// The place of a value in data units, 0...1 within the domain; for names the middle of the band.
  ///
  /// `NaN` for a value that the scale cannot place.
  public func position(of value: Double) -> Double {
    switch self {
    case .linear(let scale): scale.position(of: value)
    case .log(let scale): scale.position(of: value)
    case .power(let scale): scale.position(of: value)
    case .symmetricLog(let scale): scale.position(of: value)
    case .time(let scale): scale.position(of: value)
    case .band(let scale):
      value >= 0 && value < Double(scale.domain.count)
        ? scale.position(ofIndex: Int(value)) + scale.bandwidth / 2 : .nan
    }
  }

  /// The domain in data units; for names from 0 to the index of the last.
  public var domain: Interval {
    switch self {
    case .linear(let scale): scale.domain
    case .log(let scale): scale.domain
    case .power(let scale): scale.domain
    case .symmetricLog(let scale): scale.domain
    case .time(let scale): scale.domain
    case .band(let scale): Interval(0, Double(max(scale.domain.count - 1, 0)))
    }
  }

  /// The positions of the ends of the domain: 1...0 on a reversed axis, and where names run downwards.
  public var range: Interval {
    switch self {
    case .linear(let scale): scale.range
    case .log(let scale): scale.range
    case .power(let scale): scale.range
    case .symmetricLog(let scale): scale.range
    case .time(let scale): scale.range
    case .band(let scale): scale.range
    }
  }
}

extension PositionScale {
  /// The scale of amounts that an author asks for; linear where the domain or a number of the type does
  /// not allow it.
  ///
  /// The slope of a symmetric log scale at zero is that of log(1 + |x / constant|), which is one by its
  /// constant: a slope of 1 turns from linear to logarithmic about 1, one of 100 about 0.01.
  init(_ type: AxisSpec.ScaleType, domain: Interval, range: Interval) {
    self = .linear(LinearScale(domain: domain, range: range))
    guard let scale = Self.curved(type, domain, range) else { return }
    let ends = [domain.start, domain.end].map(scale.position(of:))
    if ends.allSatisfy(\.isFinite) { self = scale }
  }

  private static func curved(
    _ type: AxisSpec.ScaleType,
    _ domain: Interval,
    _ range: Interval
  ) -> PositionScale? {
    switch type {
    case .linear: nil
    case .log: LogScale(domain: domain, range: range).map(PositionScale.log)
    case .power(let exponent):
      exponent > 0
        ? .power(PowerScale(exponent: exponent, domain: domain, range: range)) : nil
    case .symmetricLog(let slope):
      slope > 0
        ? .symmetricLog(SymmetricLogScale(domain: domain, constant: 1 / slope, range: range)) : nil
    }
  }

  /// A scale of amounts with its domain widened to round ends; any other as it is.
  func niced(count: Int) -> PositionScale {
    switch self {
    case .linear(let scale): .linear(scale.niced(count: count))
    case .log(let scale): .log(scale.niced(count: count))
    case .power(let scale): .power(scale.niced(count: count))
    case .symmetricLog(let scale): .symmetricLog(scale.niced(count: count))
    case .time, .band: self
    }
  }

  /// Round amounts within the domain, about so many, with the digits that their labels need; none on a
  /// scale of names or instants.
  func amountTicks(count: Int) -> [Tick] {
    switch self {
    case .linear(let scale): evenTicks(scale.ticks(count: count), count)
    case .power(let scale): evenTicks(scale.ticks(count: count), count)
    case .log(let scale): unevenTicks(scale.ticks(count: count))
    case .symmetricLog(let scale): unevenTicks(scale.ticks(count: count))
    case .time, .band: []
    }
  }

  /// Ticks one step apart have one number of digits.
  private func evenTicks(_ values: [Double], _ count: Int) -> [Tick] {
    let decimals = tickDecimals(start: domain.start, stop: domain.end, count: count)
    return values.map { Tick(value: $0, position: position(of: $0), decimals: decimals) }
  }

  private func unevenTicks(_ values: [Double]) -> [Tick] {
    values.map {
      Tick(value: $0, position: position(of: $0), decimals: decimalsNeeded(by: $0))
    }
  }
}

/// Digits after the decimal mark that a number needs, such as a tick of a logarithmic axis: none from 1
/// upwards.
func decimalsNeeded(by value: Double) -> Int {
  var decimals = 0
  var scaled = abs(value)
  while decimals < 18, abs(scaled - scaled.rounded()) > 1e-9 * max(scaled, 1e-300) {
    scaled *= 10
    decimals += 1
  }
  return decimals
}
