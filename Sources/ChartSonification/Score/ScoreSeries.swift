public import ChartAccessibility
public import ChartAudio

/// One series of a score: when it is heard, and how much of it.
public struct ScoreSeries: Sendable, Equatable, Codable {
  /// Its place in the accessibility tree.
  public var node: NodeID

  /// Whether it is one gliding line, and not a tone a mark.
  public var isContinuous: Bool

  /// When its sweep starts: the start of the axis that its marks stand along.
  public var onset: Seconds

  /// How long its sweep takes, from one end of the axis to the other.
  public var duration: Seconds

  /// How many marks it has, missing ones among them.
  public var markCount: Int

  /// How many of them are heard at their own pitch; the rest lie between the extremes that are kept, are
  /// missing, or lie outside of the axis.
  public var soundedCount: Int

  /// How many stretches of missing values are too short to be heard and are glided over.
  public var bridgedGaps: Int
}
