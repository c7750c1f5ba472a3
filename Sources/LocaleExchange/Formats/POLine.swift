/// Reads one line of a PO file.
struct POLine {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var offset: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var current: UInt8? { offset < end ? bytes[offset] : nil }

  mutating func skipSpace() {
    while current == 0x20 || current == 0x09 { offset += 1 }
  }

  /// Whether the line is a comment of flags, `#, fuzzy, c-format`, with this one.
  func isFlagged(_ flag: String) -> Bool {
    guard bytes[offset..<end].starts(with: "#,".utf8) else { return false }
    return bytes[(offset + 2)..<end].split { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 }
      .contains { $0.elementsEqual(flag.utf8) }
  }

  /// What stands up to a space or a quote.
  mutating func word() -> String {
    let start = offset
    while let byte = current, byte != 0x20, byte != 0x09, byte != UInt8(ascii: "\"") { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The string that stands here, its escapes undone; nil at a fault, where the place then is.
  mutating func string() -> String? {
    guard current == UInt8(ascii: "\"") else { return nil }
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return String(validating: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = escape() else { return nil }
        text.append(escaped)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return nil
  }

  private mutating func escape() -> UInt8? {
    guard offset + 1 < end else { return nil }
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "a"): 0x07,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    ]
    let byte = bytes[offset + 1]
    if let value = letters[byte] {
      offset += 2
      return value
    }
    let isHexadecimal = byte == UInt8(ascii: "x")
    let start = isHexadecimal ? offset + 2 : offset + 1
    var stop = start
    let radix = isHexadecimal ? 16 : 8
    while stop < end, stop < start + (isHexadecimal ? 2 : 3),
      Int(String(Unicode.Scalar(bytes[stop])), radix: radix) != nil
    {
      stop += 1
    }
    let digits = String(decoding: bytes[start..<stop], as: UTF8.self)
    guard let value = UInt8(digits, radix: radix) else { return nil }
    offset = stop
    return value
  }
}
