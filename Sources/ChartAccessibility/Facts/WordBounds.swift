/// Where words start and end in a text, by the script that they are written in.
///
/// Scripts with cases and digits make whole words. So do scripts without cases whose words have spaces
/// between them, but for what Arabic and Hebrew join to a word: "and", "in", "the", "their". Korean words
/// are followed by particles, and start where a word does. Han, kana, Thai and what else is written
/// without spaces has no bounds to be seen.
package struct WordBounds {
  /// What is looked for.
  package enum Role {
    /// A word that claims something.
    case word

    /// A word that Korean may also join to the end of another, as it does to deny or to compare.
    case ending

    /// A name of the chart.
    case name
  }

  private let role: Role

  /// The letters of the first and the last piece of what is looked for.
  private let first: ArraySlice<Character>
  private let last: ArraySlice<Character>

  init(_ word: [Character], as role: Role) {
    self.role = role
    let isLetter = { (character: Character) in !character.isWhitespace }
    first = word.prefix(while: isLetter)
    last = word[(word.lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0)...]
  }

  /// Whether what is looked for may start at a place of a text.
  func mayStart(at place: Int, in text: [Character]) -> Bool {
    guard place > 0, let writing = Writing(joining: text[place - 1], text[place]) else {
      return true
    }
    switch writing {
    case .hangul: return role == .ending
    case .spaced(let script):
      guard let clitics = Clitics.of(script) else { return false }
      let start = text[..<place].lastIndex { Writing(of: $0) != writing }.map { $0 + 1 } ?? 0
      let before = String(text[start..<place])
      return clitics.conjunctions.contains(before)
        || isLong(first) && clitics.prepositions.contains(before)
    case .letters: return false
    }
  }

  /// Whether it may end before a place.
  func mayEnd(at place: Int, in text: [Character]) -> Bool {
    guard place < text.count, place > 0,
      let writing = Writing(joining: text[place - 1], text[place])
    else { return true }
    switch writing {
    case .hangul: return true
    case .spaced(let script):
      guard let clitics = Clitics.of(script) else { return false }
      // "when" and "than" are joined to what follows them.
      let word = String(last)
      if clitics.conjunctions.contains(word) || clitics.prepositions.contains(word) { return true }
      let end = text[place...].firstIndex { Writing(of: $0) != writing } ?? text.count
      return isLong(last) && clitics.endings.contains(String(text[place..<end]))
    case .letters: return false
    }
  }

  /// Whether a word is so long that it is hardly another one behind a preposition.
  ///
  /// The Hebrew "rose" with "from" is a degree, the Arabic "one" with "the" is Sunday. Names are known, and
  /// need less.
  private func isLong(_ word: ArraySlice<Character>) -> Bool {
    word.count >= (role == .name ? 3 : 5)
  }
}

/// How the words of a character's script are told apart.
private enum Writing: Equatable {
  /// Whole words of letters with cases, and of digits.
  case letters

  /// Words with spaces between them, in one of `spacedBlocks`.
  case spaced(Int)

  /// Korean words.
  case hangul

  /// Nil for signs, and for scripts without spaces.
  init?(of character: Character) {
    guard let value = character.unicodeScalars.first?.value else { return nil }
    if value < 0x590 || character.isNumber {
      guard character.isCased || character.isNumber else { return nil }
      self = .letters
    } else if Self.hangulBlocks.contains(where: { $0.contains(value) }) {
      self = .hangul
    } else if let script = Self.script(of: value) {
      guard character.isLetter else { return nil }
      self = .spaced(script)
    } else {
      guard character.isCased else { return nil }
      self = .letters
    }
  }

  /// How two characters make one word; nil where they make none.
  init?(joining left: Character, _ right: Character) {
    guard let writing = Writing(of: left), writing == Writing(of: right) else { return nil }
    self = writing
  }

  private static func script(of value: UInt32) -> Int? {
    spacedBlocks.firstIndex { $0.contains { $0.contains(value) } }
  }

  static let hebrew = 0
  static let arabic = 1

  /// Source: the blocks of Unicode 15.0 (Blocks.txt); of scripts without cases those whose words are parted
  /// by spaces (Unicode 15.0, chapters 9, 12, 13 and 19).
  private static let spacedBlocks: [[ClosedRange<UInt32>]] = [
    [0x0590...0x05FF, 0xFB1D...0xFB4F],  // Hebrew
    // Arabic
    [0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF],
    [0x0700...0x074F, 0x0860...0x086F],  // Syriac
    [0x0780...0x07BF],  // Thaana
    [0x07C0...0x07FF],  // N'Ko
    [0x0900...0x097F, 0xA8E0...0xA8FF],  // Devanagari
    [0x0980...0x09FF],  // Bengali
    [0x0A00...0x0A7F],  // Gurmukhi
    [0x0A80...0x0AFF],  // Gujarati
    [0x0B00...0x0B7F],  // Oriya
    [0x0B80...0x0BFF],  // Tamil
    [0x0C00...0x0C7F],  // Telugu
    [0x0C80...0x0CFF],  // Kannada
    [0x0D00...0x0D7F],  // Malayalam
    [0x0D80...0x0DFF],  // Sinhala
    [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F],  // Ethiopic
    [0x1800...0x18AF],  // Mongolian
  ]

  private static let hangulBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF,
  ]
}

/// What a script joins to words, as it is written in a row.
private struct Clitics {
  /// Words for "and", "that", "when", before any word.
  let conjunctions: Set<String>

  /// Prepositions and articles, each alone, with another, and behind a conjunction.
  let prepositions: Set<String>

  /// What stands behind: pronouns, and the Persian plural.
  let endings: Set<String>

  private init(_ conjunctions: Set<String>, _ prepositions: Set<String>, _ endings: Set<String>) {
    self.conjunctions = conjunctions
    self.prepositions = prepositions.union(
      conjunctions.flatMap { conjunction in prepositions.map { conjunction + $0 } }
    )
    self.endings = endings
  }

  static func of(_ script: Int) -> Clitics? {
    switch script {
    case Writing.hebrew: hebrew
    case Writing.arabic: arabic
    default: nil
    }
  }

  private static let hebrew = Clitics(
    ["ו", "ש", "כש", "וש", "וכש"],
    ["ה", "ב", "ל", "מ", "כ", "מה"],
    []
  )

  private static let arabic = Clitics(
    ["و", "ف"],
    ["ب", "ل", "ك", "ال", "بال", "كال", "لل"],
    ["ه", "ها", "هم", "هما", "هن", "نا", "كم", "های", "هایی"]
  )
}
