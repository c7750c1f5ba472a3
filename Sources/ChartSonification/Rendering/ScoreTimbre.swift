import ChartAudio

/// The sound colours that series are told apart by, and what a negative value makes of each.
enum ScoreTimbre {
  /// How many series sound different; then they start again.
  static let count = plain.count

  /// The colour of an event.
  static func timbre(of event: ScoreEvent) -> Timbre {
    guard event.kind != .zeroCrossing, event.kind != .end else { return .pure }
    let number = max(event.timbre, 0) % count
    return event.isNegative ? negative[number] : plain[number]
  }

  /// Full, hollow, soft, high, nasal, stringy.
  private static let overtones: [[Double]] = [
    [0.5, 0.33, 0.2, 0.12, 0.08, 0.05, 0.03],
    [0, 0.5, 0, 0.3, 0, 0.15, 0],
    [0.12, 0.06, 0.03, 0, 0, 0, 0],
    [0.8, 0, 0.5, 0, 0, 0, 0.25],
    [0.3, 0.7, 0.2, 0.5, 0.1, 0.3, 0.1],
    [0.7, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15],
  ]

  private static let plain = overtones.map { Timbre(overtones: $0) }

  /// Every overtone strong: a buzz, in which the series' own colour is still heard.
  private static let negative = overtones.map { overtones in
    Timbre(overtones: overtones.map { 0.55 + 0.4 * $0 })
  }
}
