/// A text without its markup, character for character: what is left stands where it stood.
///
/// Tags of HTML become line ends or, within a line, spaces; its entities and the backslashes of Markdown
/// what they stand for; bullets and the signs of headings spaces.
enum PlainText {
  /// The text to be read; as long as the text.
  static func of(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var plain = text
    let isMarkup = text.first { !TextReader.isSilent($0) } == "<"
    var isLineStart = true
    var place = 0
    while place < text.count {
      let scalar = text[place]
      if isMarkup, scalar == "<" {
        place = blank(tagAt: place, text, &plain)
        isLineStart = true
        continue
      }
      if isMarkup, scalar == "&", let (sign, end) = entity(at: place, text) {
        plain[place] = sign
        for index in (place + 1)..<end { plain[index] = nothing }
        place = end
        continue
      }
      if scalar == "\\", place + 1 < text.count, isPunctuation(text[place + 1]) {
        plain[place] = nothing
        isLineStart = false
        place += 2
        continue
      }
      if isLineStart, isMark(scalar), place + 1 < text.count,
        text[place + 1] == " " || text[place + 1] == "#"
      {
        plain[place] = " "
      } else if !TextReader.isSilent(scalar) {
        isLineStart = false
      }
      if scalar == "\n" { isLineStart = true }
      place += 1
    }
    return plain
  }

  /// Stands where nothing is left; words are read across it.
  static let nothing: Unicode.Scalar = "\u{200B}"

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ["#", "-", "*", "+", ">"].contains(scalar)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 && scalar.value > 0x20 && !scalar.properties.isAlphabetic
      && !TextReader.isDigit(scalar)
  }

  private static let inline: Set<String> = [
    "a", "abbr", "b", "code", "em", "i", "mark", "small", "span", "strong", "sub", "sup", "tspan",
    "u",
  ]

  /// Blanks a tag; one past its end.
  private static func blank(
    tagAt start: Int,
    _ text: [Unicode.Scalar],
    _ plain: inout [Unicode.Scalar]
  ) -> Int {
    var end = start + 1
    while end < text.count, text[end] != ">" { end += 1 }
    end = min(end + 1, text.count)
    let name = text[(start + 1)..<end].drop { $0 == "/" }
      .prefix { $0.properties.isAlphabetic || TextReader.isDigit($0) }
    for index in start..<end { plain[index] = " " }
    if !inline.contains(Array(name).text(0..<name.count).lowercased()) { plain[start] = "\n" }
    return end
  }

  private static let entities: [(name: String, sign: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"), ("nbsp;", " "),
  ]

  private static func entity(
    at start: Int,
    _ text: [Unicode.Scalar]
  ) -> (sign: Unicode.Scalar, end: Int)? {
    for (name, sign) in entities {
      let end = start + 1 + name.unicodeScalars.count
      if end <= text.count, text[(start + 1)..<end].elementsEqual(name.unicodeScalars) {
        return (sign, end)
      }
    }
    return nil
  }
}
