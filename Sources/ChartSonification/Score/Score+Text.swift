extension Score {
  /// The score for people and for comparing, one line an event, in plain ASCII but for the ids.
  ///
  /// ```
  /// chartvoice-score 1
  /// duration 2.350000
  /// series chart/series-1 discrete onset 0.950000 duration 1.400000 marks 2 sounded 2 bridged 0
  /// 0.950000 0.300000 tone 130.8128 130.8128 gain 1.0000 pan -0.4000 -0.4000 timbre 0 chart/series-1/point-1
  /// ```
  ///
  /// A score of a selection has a line `selection 7 of 30` behind its duration.
  ///
  /// An event gives onset and duration in seconds, kind, pitch at start and end in hertz (`-` in
  /// silence), gain, place at start and end, sound colour, `negative` where it is, and the node.
  public var text: String {
    var lines = ["\(schema) \(version)", "duration \(fixed(duration, ScoreDigits.time))"]
    lines += selection.map { ["selection \($0.markCount) of \($0.of)"] } ?? []
    lines += series.map(\.line)
    lines += events.map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScoreSeries {
  fileprivate var line: String {
    let times =
      "onset \(fixed(onset, ScoreDigits.time)) duration \(fixed(duration, ScoreDigits.time))"
    let counts = "marks \(markCount) sounded \(soundedCount) bridged \(bridgedGaps)"
    return "series \(node) \(isContinuous ? "continuous" : "discrete") \(times) \(counts)"
  }
}

extension ScoreEvent {
  fileprivate var line: String {
    let times = "\(fixed(onset, ScoreDigits.time)) \(fixed(duration, ScoreDigits.time))"
    let pitches = [startFrequency, endFrequency]
      .map { $0.map { fixed($0, ScoreDigits.frequency) } ?? "-" }.joined(separator: " ")
    let pan = "\(fixed(startPan, ScoreDigits.share)) \(fixed(endPan, ScoreDigits.share))"
    let sound = "gain \(fixed(gain, ScoreDigits.share)) pan \(pan) timbre \(timbre)"
    return "\(times) \(kind.rawValue) \(pitches) \(sound)\(isNegative ? " negative" : "") \(node)"
  }
}
