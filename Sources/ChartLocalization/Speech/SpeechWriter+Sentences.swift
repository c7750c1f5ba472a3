extension SpeechWriter {
  /// A whole sentence, made of what this writer has made and of a message, as the voice takes it.
  ///
  /// Brackets and semicolons become commas, which the voice makes clauses of; signs become words;
  /// numbers become words if the voice needs it, by what follows them. Isolates, zero-width and
  /// control characters are left out. Doing it twice changes nothing more.
  public func sentence(
    _ text: String,
    diagnostics: inout [LocalizationDiagnostic]
  ) -> String {
    var spoken = withoutBrackets(withoutInvisible(text))
    if voice.numbers == .words { spoken = withNumbersInWords(spoken) }
    for replacement in voice.replacements {
      spoken = spoken.replacing(replacement.found, by: replacement.spoken)
    }
    return tidied(withSignsInWords(spoken, &diagnostics))
  }

  // MARK: Characters

  private func withoutInvisible(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format where scalar.value != 0x200D: continue
      case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private func withoutBrackets(_ text: String) -> String {
    var result = ""
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": result += ", "
      case "（", "［", "【": result += wideComma
      case ")", "]", "}": result += closing(before: text[text.index(after: index)...], ", ")
      case "）", "］", "】": result += closing(before: text[text.index(after: index)...], wideComma)
      case ";": result += ","
      case "；": result += wideComma
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

  private var wideComma: String { localizer.locale.language == "ja" ? "、" : "，" }

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

  private static let commas: Set<Character> = [",", "，", "、"]
  private static let wideMarks: Set<Character> = ["，", "、", "。", "：", "；"]
  private static let marks: Set<Character> = [",", "，", "、", ".", "。", "!", "?", ":", "："]
}

extension String {
  /// The text with each occurrence of another replaced.
  fileprivate func replacing(_ found: String, by spoken: String) -> String {
    guard contains(found) else { return self }
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(found) {
        result += spoken
        rest = rest.dropFirst(found.count)
      } else if let next = rest.popFirst() {
        result.append(next)
      }
    }
    return result
  }
}
