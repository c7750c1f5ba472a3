/// A name of the data or the author as it can stand in a sentence.
enum PlainName {
  /// As many characters of a name are told; a cell can hold a book.
  static let limit = 200

  /// The name on one line: each run of spaces, control characters and line ends is one space, none is at
  /// the ends, and what goes beyond a limit of characters, ``limit`` unless given, is an ellipsis.
  static func text(of name: String, limit: Int = limit) -> String {
    var scalars = String.UnicodeScalarView()
    var isPending = false
    for scalar in name.unicodeScalars {
      if isBreak(scalar) {
        isPending = !scalars.isEmpty
        continue
      }
      if isPending { scalars.append(" ") }
      isPending = false
      scalars.append(scalar)
    }
    let text = String(scalars)
    // Most names are short: their characters need not be counted.
    guard text.utf8.count > limit, text.count > limit else { return text }
    return text.prefix(limit - 1) + "\u{2026}"
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
