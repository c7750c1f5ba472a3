/// Text broken into lines of at most a width.
struct WrappedText: Equatable {
  /// The lines, at least one for text that is not empty; a line that was broken at a space keeps it at
  /// its end, so that all lines together are the text.
  var lines: [String]

  /// Whether text was left out at the end; the last line then ends in "…".
  var isShortened: Bool
}

/// Breaks text into lines: at spaces, between ideographs, and within a word that is wider than a line.
struct TextWrapping {
  private let size: Double
  private let isBold: Bool
  private let limit: Int
  private let most: Int
  private let keepsEnd: Bool

  /// Breaks at a width in user units, for text of a size, into at most so many lines.
  ///
  /// Text that is too long loses its end, or with `keepsEnd` its middle: names often differ at their
  /// ends alone.
  init(width: Double, size: Double, isBold: Bool = false, lines: Int, keepsEnd: Bool = false) {
    self.keepsEnd = keepsEnd
    self.size = size
    self.isBold = isBold
    limit = Int(max(0, width) / size / (isBold ? TextWidth.boldness : 1) * 100)
    most = max(1, lines)
  }

  /// The lines of a text; line breaks in it count as spaces.
  func wrapped(_ text: String) -> WrappedText {
    var lines: [String] = []
    var line = Line()
    for read in text.drop(while: \.isWhitespace) {
      let isSpace = read.isWhitespace
      let character = isSpace ? " " : read
      let width = TextWidth.ofCharacter(character)
      if !isSpace, line.width + width > limit, !line.text.isEmpty {
        lines.append(line.breakOff())
        if lines.count == most {
          return shortened(lines, rest: line.text + String(character), whole: text)
        }
      }
      line.append(character, width: width)
    }
    if !line.text.isEmpty { lines.append(line.text) }
    return WrappedText(lines: lines, isShortened: false)
  }

  /// The last line, cut so that "…" fits, and the end of the whole text with it if that is kept.
  private func shortened(_ lines: [String], rest: String, whole: String) -> WrappedText {
    let mark = TextWidth.ofCharacter("…")
    let end = keepsEnd ? fitting(whole.reversed(), limit: (limit - mark) / 3) : []
    let endWidth = end.reduce(0) { $0 + TextWidth.ofCharacter($1) }
    var start = fitting((lines.last ?? "") + rest, limit: limit - mark - endWidth)
    while start.last?.isWhitespace == true { start.removeLast() }
    let line = String(start) + "…" + String(end.reversed())
    return WrappedText(lines: lines.dropLast() + [line], isShortened: true)
  }

  /// As many characters as fit, those at the start.
  private func fitting(_ text: some Sequence<Character>, limit: Int) -> [Character] {
    var kept: [Character] = []
    var width = 0
    for read in text {
      let character = read.isWhitespace ? " " : read
      width += TextWidth.ofCharacter(character)
      guard width <= limit else { break }
      kept.append(character)
    }
    return kept
  }
}

/// A line that grows character by character and knows where it may be broken.
private struct Line {
  var text = ""
  var width = 0
  private var lastBreak: String.Index?
  private var widthAtBreak = 0

  mutating func append(_ character: Character, width added: Int) {
    if character.isWideIdeograph, !text.isEmpty { markBreak() }
    text.append(character)
    width += added
    if character == " " || character.isWideIdeograph { markBreak() }
  }

  private mutating func markBreak() {
    lastBreak = text.endIndex
    widthAtBreak = width
  }

  /// Takes off what stands before the last place to break, or all of it where there is none.
  mutating func breakOff() -> String {
    let place = lastBreak ?? text.endIndex
    let line = String(text[..<place])
    text = String(text[place...])
    width = lastBreak == nil ? 0 : width - widthAtBreak
    lastBreak = nil
    widthAtBreak = 0
    return line
  }
}

extension Character {
  /// Whether lines may be broken beside it: an ideograph, a kana, a full-width sign.
  var isWideIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}
