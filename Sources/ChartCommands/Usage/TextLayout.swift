/// Plain text in lines of a width that every terminal has.
enum TextLayout {
  /// The longest line, in characters.
  static let width = 80

  /// Where explanations begin beside their terms.
  private static let column = 24

  /// A paragraph broken at spaces; a longer word stands on a line of its own.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    let start = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(start + line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    if !line.isEmpty { lines.append(start + line) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A term and its explanation, which begins on the next line if the term is long.
  static func entry(_ term: String, _ explanation: String) -> String {
    let body = wrapped(explanation, indent: column)
    let start = "  \(term)"
    guard start.count < column - 1, !body.isEmpty else { return "\(start)\n\(body)" }
    return start + body.dropFirst(start.count)
  }
}
