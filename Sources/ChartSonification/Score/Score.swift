public import ChartAudio

/// A chart as a list of what is heard when: the one source of sound, of playing and of captions.
///
/// The same chart and options give the same score, and its ``json`` read back is equal to it: times are
/// whole microseconds, frequencies whole ten-thousandths of a hertz, gains and places whole
/// ten-thousandths.
public struct Score: Sendable, Equatable, Codable {
  /// What the JSON of a score calls itself.
  public static let schemaName = "chartvoice-score"

  /// The version of the JSON; raised when a reader of it must change.
  public static let schemaVersion = 1

  /// ``schemaName``.
  public var schema: String

  /// ``schemaVersion``.
  public var version: Int

  /// How much of the chart is heard, where a reader has selected a part of it; `nil` for all of it.
  public var selection: ScoreSelection?

  /// From the first sample to the last.
  public var duration: Seconds

  /// The series, in the order in which they are heard.
  public var series: [ScoreSeries]

  /// What is heard, by onset; what starts together, in the order of the chart.
  public var events: [ScoreEvent]

  /// Makes a score from its parts.
  public init(duration: Seconds, series: [ScoreSeries], events: [ScoreEvent]) {
    schema = Self.schemaName
    version = Self.schemaVersion
    self.duration = duration
    self.series = series
    self.events = events
  }
}
