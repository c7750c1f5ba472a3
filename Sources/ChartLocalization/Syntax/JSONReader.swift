/// Reads JSON in one pass with the place of every fault; strict by RFC 8259, nesting bounded.
struct JSONReader {
  static let maximumDepth = 64

  let bytes: [UInt8]
  private(set) var offset: Int
  /// How many brackets are open around this place, of those that ``node()`` read.
  private var depth = 0
  /// Whether this place lies within a string, as it does where one was given up.
  private var isInsideString = false

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

  mutating func expect(_ byte: UInt8, _ expected: String) throws(JSONFault) {
    guard take(byte) else { throw unexpected(expected) }
  }

  mutating func expectEnd() throws(JSONFault) {
    skipSpace()
    guard current == nil else { throw unexpected("the end of the file") }
  }

  /// The string that stands here.
  mutating func string() throws(JSONFault) -> String {
    try expect(UInt8(ascii: "\""), "a string")
    isInsideString = true
    let start = offset
    skipPlainText()
    if current == UInt8(ascii: "\"") {
      defer { endString() }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while stringPart(into: &text) {}
    guard current == UInt8(ascii: "\"") else {
      throw unexpected(current == UInt8(ascii: "\\") ? "a JSON escape" : "'\"'")
    }
    endString()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func endString() {
    offset += 1
    isInsideString = false
  }

  /// Moves on to what ends a string or escapes within it.
  private mutating func skipPlainText() {
    bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
        bytes[offset] != UInt8(ascii: "\\")
      {
        offset += 1
      }
    }
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

  /// The value that stands here.
  mutating func node() throws(JSONFault) -> JSONNode {
    guard depth < Self.maximumDepth else { throw unexpected("a value nested less deep") }
    skipSpace()
    let start = offset
    guard let byte = current else { throw unexpected("a value") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "{"): value = .object(try members())
    case UInt8(ascii: "["): value = .array(try elements())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try number())
    default: value = try word()
    }
    return JSONNode(value, SourceRange(start, offset))
  }

  private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    offset += 1
    depth += 1
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        let start = offset
        let key = try string()
        let range = SourceRange(start, offset)
        try expect(UInt8(ascii: ":"), "':'")
        members.append(JSONNode.Member(key: key, keyRange: range, node: try node()))
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"), "',' or '}'")
    }
    depth -= 1
    return members
  }

  private mutating func elements() throws(JSONFault) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    depth += 1
    if !take(UInt8(ascii: "]")) {
      repeat {
        elements.append(try node())
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"), "',' or ']'")
    }
    depth -= 1
    return elements
  }

  private mutating func word() throws(JSONFault) -> JSONNode.Value {
    if takeWord("true") { return .boolean(true) }
    if takeWord("false") { return .boolean(false) }
    if takeWord("null") { return .null }
    throw unexpected("a value")
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[offset...].starts(with: word) else { return false }
      offset += word.count
      return true
    }
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let leadingZero = current == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !(leadingZero && whole > 1) else { throw unexpected("a number") }
    if current == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else { throw unexpected("a digit") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw unexpected("a digit") }
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .nan
  }

  /// Whether a string of the outermost object starts here, as it does where a comma is absent.
  var isAtLooseString: Bool {
    depth == 0 && !isInsideString && current == UInt8(ascii: "\"")
  }

  /// Moves on from a fault to where the next member of the outermost object may start; false if
  /// that object or the text ends first.
  ///
  /// That is behind a comma outside all brackets opened since, or at a quote that is the first sign
  /// of its line there. As no string goes over a line, one that was never closed ends with its line.
  mutating func recover() -> Bool {
    var isInString = isInsideString
    var isFirstOfLine = false
    isInsideString = false
    defer { depth = 0 }
    while let byte = current {
      switch byte {
      case 0x0A, 0x0D:
        isInString = false
        isFirstOfLine = true
      case 0x20, 0x09: break
      case UInt8(ascii: "\\") where isInString: offset += 1
      case UInt8(ascii: "\""):
        if depth <= 0, isFirstOfLine, !isInString { return true }
        isInString.toggle()
        isFirstOfLine = false
      default:
        isFirstOfLine = false
        if !isInString, let found = leaveBracket(byte) { return found }
      }
      offset += 1
    }
    return false
  }

  /// Counts a bracket while recovering; tells whether a member follows once that is known.
  private mutating func leaveBracket(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}") where depth <= 0: return false
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    case UInt8(ascii: ",") where depth <= 0:
      offset += 1
      return true
    default: break
    }
    return nil
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

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func unexpected(_ expected: String) -> JSONFault {
    var found = "the end of the file"
    if let byte = current {
      let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first
      found = byte < 0x20 ? "a control character" : "'\(character ?? "?")'"
    }
    return JSONFault(found: found, expected: expected, offset: offset)
  }
}

/// Something else was found in a JSON text than may stand there.
struct JSONFault: Error {
  let found: String
  let expected: String
  let offset: Int

  /// The same, as a fault of a catalogue.
  var fault: CatalogueError.Fault { .unexpected(found: found, expected: expected) }
}
