extension SpeechWriter {
  /// The mark at which the voice pauses, with the space that the language puts behind it.
  private var pause: String {
    ["，", "、"].contains(voice.pause) ? voice.pause : voice.pause + " "
  }

  // MARK: Characters

  func withoutInvisible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    let all = Array(text.unicodeScalars)
    for (index, scalar) in all.enumerated() {
      switch scalar.properties.generalCategory {
      case .format:
        let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
        if isJoiner, Self.isWithinWord(index, of: all) { scalars.append(scalar) }
      case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Whether a joiner stands between letters, or marks of letters, of a script that has use for it.
  private static func isWithinWord(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    return [scalars[index - 1], scalars[index + 1]].allSatisfy { scalar in
      let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
      return scalar.value >= 0x590 && (isMark || scalar.properties.isAlphabetic)
    }
  }

  // MARK: Brackets

  func withoutBrackets(_ text: String) -> String {
    var result = ""
    var areCalls: [Bool] = []
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{", "（", "［", "【":
        // A function's argument, or a unit, that stands at its word: f(x).
        let isCall = result.last.map { $0.isASCII && $0.isLetter } ?? false
        areCalls.append(isCall)
        result += isCall ? " " : pause
      case ")", "]", "}", "）", "］", "】":
        let isCall = areCalls.popLast() ?? false
        result += closing(before: text[text.index(after: index)...], isCall ? " " : pause)
      case ";", "；", "؛", "…": result += pause
      case "," where voice.pause != "," && text[index...].dropFirst().first == " ": result += pause
      default: result.append(text[index])
      }
    }
    return result
  }

  /// What ends a bracket: a particle that follows belongs to what was in it.
  private func closing(before rest: Substring, _ comma: String) -> String {
    let hasParticles = ["ko", "ja"].contains(localizer.locale.language)
    guard let next = rest.first else { return "" }
    return next.isLetter && hasParticles ? "" : comma
  }

  // MARK: Dashes

  /// The text without the spaces around the dash of a range, by which catalogues tell it from one that
  /// parts sentences: a space that does not break stands before it, as in "13 мая – 14 мая".
  func withRangesJoined(_ text: String) -> String {
    text.replacing("\u{A0}\u{2013} ", with: "\u{2013}")
  }

  /// Dashes that part sentences become pauses; those between numbers or names stay for their word.
  func withoutDashes(_ text: String) -> String {
    guard text.contains(where: Self.dashes.contains) else { return text }
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      guard Self.dashes.contains(character) else {
        result.append(character)
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let isBetweenNumbers =
        characters[..<index].last { $0 != " " }?.isNumber == true
        && characters[(index + 1)...].first { $0 != " " }?.isNumber == true
      result += dash(character, before, after, isBetweenNumbers)
    }
    return result
  }

  private func dash(
    _ dash: Character,
    _ before: Character,
    _ after: Character,
    _ isBetweenNumbers: Bool
  ) -> String {
    let isShort = ["-", "\u{2010}", "\u{2011}"].contains(dash)
    let isMinus = ["-", "\u{2212}", "－"].contains(dash)
    if isMinus, after.isNumber, before == " " || "([{（".contains(before) { return "\u{2212}" }
    if before == " ", after == " " { return isBetweenNumbers ? "\u{2013}" : pause }
    if isShort { return "-" }
    if dash == "\u{2212}" || dash == "－" { return "\u{2212}" }
    return dash == "\u{2013}" || isBetweenNumbers ? "\u{2013}" : pause
  }

  private static let dashes: Set<Character> = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}", "－",
  ]

  // MARK: Percentages

  /// The text with `5%`, `5 %` and `%5` in it as the language says them.
  func withPercentagesInWords(
    _ text: String,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    guard text.contains(where: Self.isPercent) else { return text }
    let runs = text.digitRuns.map { (text: String($0.text), isNumber: $0.isNumber) }
    var result = ""
    var index = 0
    while index < runs.count {
      var size = runs[index].text
      var end = index + 1
      guard runs[index].isNumber else {
        result += size
        index = end
        continue
      }
      if end + 1 < runs.count, [".", decimalMark].contains(runs[end].text) {
        size += runs[end].text + runs[end + 1].text
        end += 2
      }
      let rest = end < runs.count ? runs[end].text : ""
      let value = Double(size.replacingMark(decimalMark)) ?? 0
      if let tail = rest.withoutPercent {
        result += percentage(size, value, &diagnostics) + tail
        end += 1
      } else if let last = result.last, Self.isPercent(last) {
        result.removeLast()
        result += percentage(size, value, &diagnostics)
      } else {
        result += size
      }
      index = end
    }
    return result
  }

  fileprivate static func isPercent(_ character: Character) -> Bool {
    character == "%" || character == "％"
  }
}

extension String {
  /// What is behind a percent sign, with which this begins; nil if it does not.
  fileprivate var withoutPercent: String? {
    let rest = first == " " ? dropFirst() : self[...]
    guard let sign = rest.first, SpeechWriter.isPercent(sign) else { return nil }
    return String(rest.dropFirst())
  }

  /// The digits with a full stop for the decimal mark.
  fileprivate func replacingMark(_ mark: String) -> String {
    split(separator: mark).joined(separator: ".")
  }
}
