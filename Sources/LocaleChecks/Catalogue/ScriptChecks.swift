internal import ChartLocalization

/// L010: letters of a script that the locale is not written in.
enum ScriptChecks {
  /// Tells each word with foreign letters.
  static func wrongScript(
    _ message: CheckedMessage,
    _ locale: CheckedLocale,
    _ sink: inout FindingSink
  ) {
    guard let scripts = locale.scripts, message.entry.text != message.source?.entry.text else {
      return
    }
    let foreign = locale.locale.words.foreignCharacters
    for rendering in message.renderings {
      for word in words(of: rendering) where !scripts.contains(word.script) {
        guard isFault(word, scripts) else { continue }
        sink.report(
          message,
          word.range,
          "'\(word.text)' is written in \(word.script), the locale in "
            + scripts.map { "\($0)" }.sorted().joined(separator: " and ")
        )
      }
      guard !foreign.isEmpty else { continue }
      for unit in rendering.units where foreign.contains(unit.value) {
        let sign = Unicode.Scalar(unit.value).map { "\($0)" } ?? ""
        sink.report(message, unit.range, "'\(sign)' is not written in '\(locale.locale.name)'")
      }
    }
  }

  /// A run of letters of one script.
  private struct Run {
    let script: Script
    let text: String
    let range: SourceRange
    /// Whether letters of another script stand right before or behind.
    let isMixed: Bool
  }

  /// Letters that may stand in any text: symbols of one Greek or Latin letter, abbreviations in
  /// capitals, units such as kWh, and names.
  private static func isFault(_ run: Run, _ scripts: Set<Script>) -> Bool {
    switch run.script {
    case .greek: return run.text.unicodeScalars.count > 1 || run.isMixed && scripts == [.latin]
    case .latin:
      let letters = Array(run.text)
      if letters.count == 1 {
        // One Latin letter within a word of another alphabet looks like its own.
        return run.isMixed && !scripts.isDisjoint(with: [.cyrillic, .greek])
      }
      let hasCapital = letters.dropFirst().contains { $0.isUppercase }
      return !hasCapital && !units.contains(run.text)
    default: return true
    }
  }

  /// Symbols of units that are written in Latin letters everywhere.
  static let units: Set<String> = [
    "km", "cm", "mm", "kg", "mg", "ml", "cl", "dl", "ha", "min", "ms", "kbit", "mol", "cd", "lm",
    "lx",
    "rad", "sr", "bit", "rpm", "log", "sin", "cos", "tan", "ln", "exp", "max", "Hz", "Pa", "hPa",
  ]

  private static func words(of rendering: Rendering) -> [Run] {
    var runs: [Run] = []
    let units = rendering.units
    var index = 0
    while index < units.count {
      let script = units[index].script
      guard units[index].isLetter, script != .common else {
        index += 1
        continue
      }
      let start = index
      while index < units.count, units[index].isLetter, units[index].script == script { index += 1 }
      let before = start > 0 && units[start - 1].isLetter && units[start - 1].script != .common
      let behind = index < units.count && units[index].isLetter && units[index].script != .common
      var text = String.UnicodeScalarView()
      for unit in units[start..<index] {
        if let scalar = Unicode.Scalar(unit.value) { text.append(scalar) }
      }
      runs.append(
        Run(
          script: script,
          text: String(text),
          range: SourceRange(Int(units[start].lower), Int(units[index - 1].upper)),
          isMixed: before || behind
        )
      )
    }
    return runs
  }
}
