internal import ChartLocalization

/// The words of a message, outside placeholders.
enum WordList {
  /// One run of letters.
  struct Word {
    /// The word in lower case.
    let text: String
    /// Where it stands.
    let range: SourceRange
    /// Whether only a space stands between the word before and this.
    let follows: Bool
    /// Whether the first letter is a capital.
    let isCapitalized: Bool
    /// Whether it has at least two letters, no capital behind the first, and is no symbol of a unit.
    let isWord: Bool
    /// The script of its first letter.
    let script: Script
  }

  /// The words of all renderings, each place once, in order of the first rendering that has it.
  static func words(of message: CheckedMessage) -> [Word] {
    if message.renderings.count == 1 { return words(of: message.renderings[0]) }
    var seen: Set<Int> = []
    return message.renderings.flatMap { rendering in
      words(of: rendering).filter { seen.insert($0.range.lower).inserted }
    }
  }

  /// The words of one rendering.
  static func words(of rendering: Rendering) -> [Word] {
    var words: [Word] = []
    let units = rendering.units
    var index = 0
    var gap = 2
    while index < units.count {
      guard units[index].isLetter else {
        gap = units[index].value == 0x20 ? gap + 1 : 2
        index += 1
        continue
      }
      let start = index
      while index < units.count, continuesWord(units, index) { index += 1 }
      words.append(word(units[start..<index], follows: gap == 1))
      gap = 0
    }
    return words
  }

  private static func continuesWord(_ units: [Rendering.Unit], _ index: Int) -> Bool {
    if units[index].isLetter { return true }
    let isJoiner =
      units[index].value == 0x27 || units[index].value == 0x2019
      || units[index].value == 0x200C || units[index].value == 0x200D
    return isJoiner && index + 1 < units.count && units[index + 1].isLetter
  }

  private static func word(_ units: ArraySlice<Rendering.Unit>, follows: Bool) -> Word {
    var text = String.UnicodeScalarView()
    for unit in units { if let scalar = Unicode.Scalar(unit.value) { text.append(scalar) } }
    let written = String(text)
    let lower = written.lowercased()
    let first = written.first.map(String.init) ?? ""
    return Word(
      text: lower,
      range: SourceRange(
        units.first.map { Int($0.lower) } ?? 0,
        units.last.map { Int($0.upper) } ?? 0
      ),
      follows: follows,
      isCapitalized: first != first.lowercased(),
      isWord: units.count >= 2 && !written.dropFirst().contains { $0.isUppercase }
        && !ScriptChecks.units.contains(lower),
      script: units.first?.script ?? .common
    )
  }
}
