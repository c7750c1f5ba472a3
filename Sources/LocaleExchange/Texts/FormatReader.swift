/// Reads a format string of Apple's part by part.
///
/// - Source: Apple, "String Format Specifiers" and "Localizing strings that contain plurals".
struct FormatReader {
  /// One part of a format string.
  enum Part {
    /// Text; `%%` is one `%`.
    case literal(String)
    /// `%@`, `%1$@` or `%lld`, as spelled; the place is nil if it has none.
    case argument(String, position: Int?, isNumber: Bool)
    /// `%#@name@`, a place before the name allowed.
    case substitution(String)
    /// `%arg`.
    case counted
  }

  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The next part; nil at the end.
  mutating func next() throws(UnitFault) -> Part? {
    guard offset < scalars.count else { return nil }
    guard scalars[offset] == "%" else {
      let start = offset
      while offset < scalars.count, scalars[offset] != "%" { offset += 1 }
      return .literal(text(from: start))
    }
    let start = offset
    offset += 1
    if take("%") { return .literal("%") }
    if take("arg") { return .counted }
    let position = try position(from: start)
    if take("#@") { return .substitution(try name(from: start)) }
    if take("@") { return .argument(text(from: start), position: position, isNumber: false) }
    while take("l") {}
    guard take("d") || take("i") || take("u") else { throw fault(from: start) }
    return .argument(text(from: start), position: position, isNumber: true)
  }

  private mutating func position(from start: Int) throws(UnitFault) -> Int? {
    let first = offset
    while offset < scalars.count, ("0"..."9").contains(scalars[offset]) { offset += 1 }
    guard offset > first else { return nil }
    guard let position = Int(text(from: first)), position > 0, take("$") else {
      throw fault(from: start)
    }
    return position
  }

  private mutating func name(from start: Int) throws(UnitFault) -> String {
    let first = offset
    while offset < scalars.count, scalars[offset] != "@", scalars[offset] != "%" { offset += 1 }
    let name = text(from: first)
    guard !name.isEmpty, take("@") else { throw fault(from: start) }
    return name
  }

  private mutating func take(_ word: String) -> Bool {
    let word = Array(word.unicodeScalars)
    guard scalars[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<offset])
    return String(text)
  }

  private func fault(from start: Int) -> UnitFault {
    .badFormat(String(String.UnicodeScalarView(scalars[start...].prefix(offset - start + 1))))
  }
}
