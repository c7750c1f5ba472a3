import ChartLocalization

/// Cuts a text into numbers, names, dates, words of the lexicon, and what stands between them.
struct TextReader {
  let vocabulary: ChartVocabulary
  private let numbers: NumberReader

  init(_ vocabulary: ChartVocabulary, _ localizer: Localizer) {
    self.vocabulary = vocabulary
    numbers = NumberReader(localizer, vocabulary.lexicon)
  }

  /// The tokens of a text in order; spaces and marks of direction are none.
  ///
  /// - Complexity: O(n) in the text.
  func tokens(of text: [Unicode.Scalar]) -> [TextToken] {
    let folded = text.map(WordTrie.folded)
    var tokens: [TextToken] = []
    var place = 0
    while place < text.count {
      if var token = token(folded, place) {
        if case .word(let sections)? = tokens.last?.kind, sections.contains(.about),
          case .number(let number) = token.kind
        {
          token.kind = .number(number.rounded)
        }
        tokens.append(token)
        place = token.range.upperBound
        continue
      }
      let scalar = text[place]
      if Self.isEnd(folded, place) {
        tokens.append(TextToken(kind: .end, range: place..<(place + 1)))
      } else if !Self.isSilent(scalar) {
        tokens.append(TextToken(kind: .other(folded[place]), range: place..<(place + 1)))
      }
      place += 1
    }
    return tokens
  }

  /// The longest of what starts at a place.
  private func token(_ text: [Unicode.Scalar], _ place: Int) -> TextToken? {
    guard Self.isBoundary(text, place) else { return nil }
    let known = vocabulary.token(in: text, at: place) { Self.isBoundary(text, $0) }
    guard let number = numbers.number(in: text, at: place) else { return known }
    if let known, known.range.upperBound >= number.end { return known }
    return TextToken(kind: .number(number.number), range: place..<number.end)
  }

  /// Whether a word or a number may start or end at a place: not between two letters of a script with
  /// cases, nor within a number.
  static func isBoundary(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0, place < text.count else { return true }
    let (before, after) = (text[place - 1], text[place])
    if isDigit(before) {
      if isDigit(after) { return false }
      // A decimal mark or a separator before a further digit.
      let isInside = [".", ",", "\u{66B}", "\u{66C}", "\u{A0}", "\u{202F}", "'"].contains(after)
      return !(isInside && place + 1 < text.count && isDigit(text[place + 1]))
    }
    return !(isCased(before) && (isCased(after) || isDigit(after)))
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }

  static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isCased
  }

  /// Spaces, and marks that show nothing: isolates, joiners, a byte order mark, control characters.
  static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar.value <= 0x20 || scalar.value == 0x7F
      : scalar.properties.isWhitespace
        || [.format, .control].contains(scalar.properties.generalCategory)
  }

  /// Whether a sentence ends with a character: a full stop before a space, a line end.
  static func isEnd(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    switch text[place] {
    case "。", "！", "？", "\n", "\r", "\u{2028}", "\u{2029}", "।", "۔", "؟": return true
    case ".", "!", "?":
      return place + 1 >= text.count || isSilent(text[place + 1])
        || [")", "\"", "”", "’", "）", "」"].contains(text[place + 1])
    default: return false
    }
  }
}
