extension Score {
  /// The score as JSON, an event a line; what `JSONDecoder` reads back is equal to the score.
  ///
  /// The keys are the names of the properties; a property that is `nil` is left out.
  public var json: String { json(proof: nil) }

  /// The score as JSON with the proof of the chart's facts, JSON as well, at the key `proof`.
  public func json(proof: String?) -> String {
    let selected = selection.map { "\"selection\":{\"markCount\":\($0.markCount),\"of\":\($0.of)}" }
    let head =
      ([
        "\"schema\":\"\(schema)\"", "\"version\":\(version)",
        "\"duration\":\(fixed(duration, ScoreDigits.time))",
      ] + [selected].compactMap { $0 }).joined(separator: ",\n")
    let series = series.map(\.json).joined(separator: ",\n")
    let events = events.map(\.json).joined(separator: ",\n")
    let tail = proof.map { ",\n\"proof\":\($0)" } ?? ""
    return "{\n\(head),\n\"series\":[\n\(series)\n],\n\"events\":[\n\(events)\n]\(tail)\n}\n"
  }
}

extension ScoreSeries {
  fileprivate var json: String {
    let times =
      "\"onset\":\(fixed(onset, ScoreDigits.time)),\"duration\":\(fixed(duration, ScoreDigits.time))"
    let counts =
      "\"markCount\":\(markCount),\"soundedCount\":\(soundedCount),\"bridgedGaps\":\(bridgedGaps)"
    return "{\"node\":\"\(node)\",\"isContinuous\":\(isContinuous),\(times),\(counts)}"
  }
}

extension ScoreEvent {
  /// Ids are paths of places, so that nothing in them needs escaping.
  fileprivate var json: String {
    var fields = [
      "\"kind\":\"\(kind.rawValue)\"",
      "\"onset\":\(fixed(onset, ScoreDigits.time))",
      "\"duration\":\(fixed(duration, ScoreDigits.time))",
    ]
    if let startFrequency {
      fields.append("\"startFrequency\":\(fixed(startFrequency, ScoreDigits.frequency))")
    }
    if let endFrequency {
      fields.append("\"endFrequency\":\(fixed(endFrequency, ScoreDigits.frequency))")
    }
    fields += [
      "\"gain\":\(fixed(gain, ScoreDigits.share))",
      "\"startPan\":\(fixed(startPan, ScoreDigits.share))",
      "\"endPan\":\(fixed(endPan, ScoreDigits.share))",
      "\"timbre\":\(timbre)",
      "\"isNegative\":\(isNegative)",
      "\"node\":\"\(node)\"",
    ]
    if let series { fields.append("\"series\":\(series)") }
    if let index { fields.append("\"index\":\(index)") }
    return "{\(fields.joined(separator: ","))}"
  }
}
