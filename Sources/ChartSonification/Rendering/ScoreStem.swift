/// A part of a score's sound.
public enum ScoreStem: String, Sendable, Equatable, CaseIterable {
  /// Everything.
  case all

  /// The data alone.
  case tones

  /// What helps to follow them: references, starts, zero crossings, the end.
  case context

  func holds(_ event: ScoreEvent) -> Bool {
    switch self {
    case .all: true
    case .tones: event.kind.isData
    case .context: !event.kind.isData
    }
  }
}
