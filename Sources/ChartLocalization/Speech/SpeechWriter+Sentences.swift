extension SpeechWriter {
  /// A whole sentence, made of what this writer has made and of a message, as the voice takes it.
  ///
  /// Brackets, semicolons and dashes become the language's comma, of which the voice makes clauses;
  /// signs become words; numbers become words if the voice needs it, by what follows them. Isolates,
  /// marks of direction, soft hyphens and control characters are left out; joiners stay within
  /// words, where they belong to the spelling. What ends as a sentence begins as one, with a capital:
  /// the voice takes a full stop before a small letter for that of an abbreviation. Doing it twice
  /// changes nothing more.
  public func sentence(
    _ text: String,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var spoken = withRangesJoined(text.withLatinDigits)
    spoken = withoutBrackets(withoutDashes(withoutInvisible(spoken)))
    spoken = withPercentagesInWords(spoken, &diagnostics)
    if voice.numbers == .words { spoken = withNumbersInWords(spoken) }
    spoken = tidied(withSignsInWords(spoken.replacing(voice.replacements), &diagnostics))
    // The word for a sign may ask for another case of what follows it.
    if voice.numbers == .words { spoken = withNumbersInWords(spoken) }
    return begun(spoken)
  }

  // MARK: Signs

  private func withSignsInWords(
    _ text: String,
    _ diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    guard text.contains(where: { Self.signs[$0] != nil || $0 == "-" }) else { return text }
    var result = ""
    for (index, character) in zip(text.indices, text) {
      if let sign = Self.signs[character] {
        let word = localizer.text("speech-sign", ["sign": .select(sign)], diagnostics: &diagnostics)
        // A particle that follows belongs to what is before it.
        let next = text[index...].dropFirst().first
        result += next?.isASCII == false ? " \(word)" : " \(word) "
      } else if character == "-", voice.numbers == .words, isWithinLetters(index, of: text) {
        result += " "
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether a character stands between two letters that are not Latin.
  private func isWithinLetters(_ index: String.Index, of text: String) -> Bool {
    guard let before = text[..<index].last, let after = text[index...].dropFirst().first else {
      return false
    }
    return before.isLetter && after.isLetter && !before.isASCII && !after.isASCII
  }

  /// The keyword of the message `speech-sign` for each sign that no voice is trusted with.
  private static let signs: [Character: String] = [
    "=": "equals", "＝": "equals", "<": "less", "＜": "less", ">": "greater", "＞": "greater",
    "≤": "atMost", "≥": "atLeast", "±": "plusMinus", "+": "plus", "＋": "plus", "\u{2212}": "minus",
    "×": "times", "÷": "dividedBy", "&": "and", "＆": "and", "%": "percent", "％": "percent",
    "/": "slash", "°": "degrees", "≈": "about", "\u{2013}": "to",
  ]

  // MARK: Tidiness

  /// A sentence with a capital at its beginning, where the writing has any.
  private func begun(_ text: String) -> String {
    guard let first = text.first, let last = text.last, first.isLowercase,
      [".", "!", "?"].contains(last)
    else { return text }
    let isTurkish = ["tr", "az"].contains(localizer.locale.language)
    return (isTurkish && first == "i" ? "\u{130}" : first.uppercased()) + text.dropFirst()
  }

  /// One space where there were several, one comma where there were several, none before a stop.
  private func tidied(_ text: String) -> String {
    var result: [Character] = []
    for character in text {
      if character == " " {
        if let last = result.last, last != " ", !Self.wideMarks.contains(last) {
          result.append(character)
        }
      } else if Self.marks.contains(character) {
        while let last = result.last, last == " " || Self.commas.contains(last) {
          result.removeLast()
        }
        if !result.isEmpty { result.append(character) }
      } else {
        result.append(character)
      }
    }
    while let last = result.last, last == " " || Self.commas.contains(last) { result.removeLast() }
    return String(result)
  }

  private static let commas: Set<Character> = [",", "،", "，", "、"]
  private static let wideMarks: Set<Character> = ["，", "、", "。", "：", "；"]
  private static let marks: Set<Character> = [
    ",", "،", "，", "、", ".", "。", "।", "!", "?", "؟", ":", "：",
  ]
}
