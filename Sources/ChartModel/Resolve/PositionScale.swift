public import ChartScales

/// The scale of an axis: from data units to 0...1.
public enum PositionScale: Sendable, Equatable, Codable {
  /// Amounts, equal differences apart.
  case linear(LinearScale)

  /// Amounts, equal ratios apart.
  case log(LogScale)

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
    case .time(let scale): scale.domain
    case .band(let scale): Interval(0, Double(max(scale.domain.count - 1, 0)))
    }
  }
}
