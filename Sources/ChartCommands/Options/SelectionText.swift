/// What `--select` was given: a text whose meaning the chart decides.
///
/// `FROM..TO`, either of which may be left out, or a value, or names parted by commas.
package struct SelectionText: Sendable, Equatable {
  /// The two ends of a part; `nil` for the end of the axis.
  struct Ends: Equatable {
    var from: String?
    var to: String?
  }

  /// The text as typed, blanks around it left out.
  package let text: String

  /// Takes a text; `nil` for one that holds nothing but dots and blanks.
  package init?(_ typed: String) {
    text = Self.trimmed(typed)
    if text.allSatisfy({ $0 == "." || $0 == " " }) { return nil }
  }

  /// The ways to read it as two ends, one for each `..` in it; none where it has no `..`.
  var readings: [Ends] {
    let characters = Array(text)
    return characters.indices.dropLast().filter { index in
      characters[index] == "." && characters[index + 1] == "."
    }.map { index in
      Ends(from: Self.end(characters[..<index]), to: Self.end(characters[(index + 2)...]))
    }
  }

  /// Its names, parted by commas; `nil` if one of them is empty.
  var names: [String]? { ColumnNames.split(text)?.map(Self.trimmed) }

  private static func end(_ characters: ArraySlice<Character>) -> String? {
    let text = trimmed(String(characters))
    return text.isEmpty ? nil : text
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
