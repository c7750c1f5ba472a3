public import ChartAccessibility
public import ChartAudio

/// One thing that is heard, or a silence that means something.
public struct ScoreEvent: Sendable, Equatable, Codable {
  /// What an event is.
  public enum Kind: String, Sendable, Equatable, Codable, CaseIterable {
    /// A tone of its own: one mark.
    case tone

    /// A part of a continuous line; one that starts where another of its series ends goes on with its
    /// sound without a break.
    case glide

    /// Silence, because a value is missing.
    case gap

    /// The pitch of the low end of the axis.
    case referenceLow

    /// The pitch of the high end of the axis.
    case referenceHigh

    /// A sample of a series' sound before the series.
    case seriesStart

    /// A double click where the values change sign.
    case zeroCrossing

    /// The end of the chart.
    case end

    /// Whether the event stands for data, and not for what helps to follow them.
    public var isData: Bool { self == .tone || self == .glide || self == .gap }
  }

  /// What it is.
  public var kind: Kind

  /// When it starts, from the start of the score.
  public var onset: Seconds

  /// How long it lasts.
  public var duration: Seconds

  /// The pitch where it starts; `nil` for silence.
  public var startFrequency: Hertz?

  /// The pitch where it ends, equal ratios in equal times between; `nil` for silence.
  public var endFrequency: Hertz?

  /// How loud it is, 0...1, before pitches are evened out and the whole is levelled; 0 for silence.
  public var gain: Double

  /// Where it starts, from −1 left to 1 right.
  public var startPan: Double

  /// Where it ends, from −1 left to 1 right.
  public var endPan: Double

  /// The number of the sound colour, the same for all of one series.
  public var timbre: Int

  /// Whether it stands for values below zero, which sound sharper.
  public var isNegative: Bool

  /// The place in the accessibility tree that it belongs to.
  public var node: NodeID

  /// The number of the series, from 0, among ``Score/series``; `nil` for what belongs to none.
  public var series: Int?

  /// The place of the mark in its series' reading order, from 0; for a gap of the first missing mark.
  public var index: Int?

  /// When it ends.
  public var end: Seconds { onset + duration }
}
