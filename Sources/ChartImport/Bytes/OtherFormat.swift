/// A format of text that is no table of delimited cells, told by how it begins.
///
/// Read as cells it would give columns of brackets, and a chart of them.
public enum OtherFormat: String, Sendable, Hashable {
  /// JSON, JSON Lines, a chart's specification in JSON.
  case json = "JSON"
  /// HTML, XML, SVG.
  case markup = "HTML or XML"

  /// The format that the text beginning at `start` has; nil for what may be a table.
  init?(_ bytes: SourceBytes, from start: Int) {
    var rest = bytes[start...].prefix(256)
    let first = Self.popSign(&rest)
    let second = Self.popSign(&rest)
    switch (first, second) {
    // An object with a key, or nothing; a list of objects, lists, texts.
    case ("{", "\""), ("{", "}"), ("[", "{"), ("[", "["), ("[", "\""): self = .json
    case ("<", "!"), ("<", "?"): self = .markup
    case ("<", let letter?) where letter.properties.isAlphabetic && rest.contains(0x3E):
      self = .markup
    default: return nil
    }
  }

  /// Takes the first ASCII sign that is no space and no line break.
  private static func popSign(_ bytes: inout Slice<SourceBytes>) -> Unicode.Scalar? {
    while let byte = bytes.popFirst() {
      if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        return byte < 0x80 ? Unicode.Scalar(byte) : nil
      }
    }
    return nil
  }
}
