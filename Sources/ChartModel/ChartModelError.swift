/// Why a chart cannot be resolved.
public enum ChartModelError: Error, Equatable, CustomStringConvertible {
  /// An axis has both names and amounts, or amounts and instants.
  case mixedKinds(axis: Channel, first: MeasureKind, second: MeasureKind)

  /// No mark has a place on either axis.
  case nothingToPlace

  /// A channel needs amounts and has something else.
  case notQuantitative(channel: Channel, column: String)

  /// One sentence: what was found and what was expected.
  public var description: String {
    switch self {
    case .mixedKinds(let axis, let first, let second):
      "the \(axis.rawValue) axis has both \(first.rawValue) and \(second.rawValue) values; "
        + "one axis shows one kind"
    case .nothingToPlace:
      "the chart has no mark with a place; give x, y or angle"
    case .notQuantitative(let channel, let column):
      "the column “\(column)” on channel \(channel.rawValue) holds no numbers; numbers are needed there"
    }
  }
}
