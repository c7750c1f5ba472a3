import ChartScales

extension PositionScale {
  /// The value in data units at a place, 0...1 along the axis; for names the index of the nearest.
  ///
  /// `nil` where the scale has no value, and for a place that is not finite.
  public func value(at position: Double) -> Double? {
    guard position.isFinite else { return nil }
    let value: Double? =
      switch self {
      case .linear(let scale): scale.value(at: position)
      case .log(let scale): scale.value(at: position)
      case .power(let scale): scale.value(at: position)
      case .symmetricLog(let scale): scale.value(at: position)
      case .time(let scale): scale.value(at: position)
      case .band(let scale): scale.index(nearest: position).map(Double.init)
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
