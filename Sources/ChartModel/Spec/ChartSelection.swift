public import ChartScales

/// What a reader has selected of a chart.
public struct ChartSelection: Sendable, Equatable, Codable {
  /// What is selected.
  public enum Extent: Sendable, Equatable, Codable {
    /// All marks between two values along the dimension, both included, in data units: amounts, or
    /// seconds since 1970 UTC. A mark belongs to it if its value does.
    case interval(Interval)

    /// All marks of these names.
    case names([String])
  }

  /// Along which channel: `x`, `y`, or `angle` for sectors.
  public var channel: Channel

  /// What is selected.
  public var extent: Extent

  /// Makes a selection.
  public init(_ channel: Channel, _ extent: Extent) {
    self.channel = channel
    self.extent = extent
  }
}
