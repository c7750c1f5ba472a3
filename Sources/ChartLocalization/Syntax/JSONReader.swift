/// Reads JSON in one pass with the place of every fault; strict by RFC 8259, nesting bounded.
struct JSONReader {
  static let maximumDepth = 64

  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Moves past a byte that may come next, white space before it allowed.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ expected: String) throws(CatalogueError) {
    guard take(byte) else { throw unexpected(expected) }
  }

  mutating func expectEnd() throws(CatalogueError) {
    skipSpace()
    guard current == nil else { throw unexpected("the end of the file") }
  }

  /// The string that stands here.
  mutating func string() throws(CatalogueError) -> String {
    try expect(UInt8(ascii: "\""), "a string")
    var text: [UInt8] = []
    while stringPart(into: &text) {}
    guard current == UInt8(ascii: "\"") else {
      throw unexpected(current == UInt8(ascii: "\\") ? "a JSON escape" : "'\"'")
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves past one character or escape of a string; false at its end and at a fault.
  mutating func stringPart(into text: inout [UInt8]) -> Bool {
    guard let byte = current, byte >= 0x20, byte != UInt8(ascii: "\"") else { return false }
    guard byte == UInt8(ascii: "\\") else {
      text.append(byte)
      offset += 1
      return true
    }
    guard let (scalar, width) = escape() else { return false }
    text.append(contentsOf: String(scalar).utf8)
    offset += width
    return true
  }

  /// Moves past any value.
  mutating func skipValue(depth: Int = 0) throws(CatalogueError) {
    guard depth < Self.maximumDepth else { throw unexpected("a value nested less deep") }
    skipSpace()
    guard let byte = current else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"): try skipMembers(closing: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "["): try skipMembers(closing: UInt8(ascii: "]"), depth: depth)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    default: try skipWord()
    }
  }

  private mutating func skipMembers(closing: UInt8, depth: Int) throws(CatalogueError) {
    offset += 1
    if take(closing) { return }
    repeat {
      if closing == UInt8(ascii: "}") {
        _ = try string()
        try expect(UInt8(ascii: ":"), "':'")
      }
      try skipValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    try expect(closing, "',' or '\(Character(Unicode.Scalar(closing)))'")
  }

  private mutating func skipWord() throws(CatalogueError) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    throw unexpected("a value")
  }

  private mutating func skipNumber() throws(CatalogueError) {
    if current == UInt8(ascii: "-") { offset += 1 }
    let leadingZero = current == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !(leadingZero && whole > 1) else { throw unexpected("a number") }
    if current == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else { throw unexpected("a digit") }
    }
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    offset += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    guard skipDigits() > 0 else { throw unexpected("a digit") }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  /// The scalar of the escape that stands here, and its width; nil if it is none.
  private func escape() -> (Unicode.Scalar, Int)? {
    guard offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "/"): return ("/", 2)
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return nil
    }
  }

  /// `\uXXXX`, or two of them that make one scalar; half a pair alone is none.
  private func unicodeEscape() -> (Unicode.Scalar, Int)? {
    guard let first = hexadecimal(at: offset + 2) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard (0xD800..<0xDC00).contains(first),
      bytes[(offset + 6)...].starts(with: "\\u".utf8),
      let second = hexadecimal(at: offset + 8), (0xDC00..<0xE000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { ($0, 12) }
  }

  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func unexpected(_ expected: String) -> CatalogueError {
    var found = "the end of the file"
    if let byte = current {
      let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first
      found = byte < 0x20 ? "a control character" : "'\(character ?? "?")'"
    }
    return CatalogueError(
      fault: .unexpected(found: found, expected: expected),
      file: nil,
      position: SourcePosition(of: offset, in: bytes)
    )
  }
}
