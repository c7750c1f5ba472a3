extension MessageParser {
  /// Moves past pattern white space.
  mutating func skipSpace() {
    while let (scalar, width) = scalar(at: offset), scalar.isPatternSpace { offset += width }
  }

  /// Moves past an identifier, which may be empty: anything but pattern syntax and white space.
  mutating func identifier() -> SourceRange {
    let start = offset
    while let (scalar, width) = scalar(at: offset),
      !scalar.isPatternSpace, !scalar.isPatternSyntax
    {
      offset += width
    }
    return SourceRange(start, offset)
  }

  /// The source text of a range.
  func slice(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<min(range.upper, bytes.count)], as: UTF8.self)
  }

  /// The error for a range, which is cut off at the end of the message.
  func fault(_ fault: MessageSyntaxError.Fault, _ lower: Int, _ upper: Int) -> MessageSyntaxError {
    MessageSyntaxError(
      fault: fault,
      range: SourceRange(min(lower, bytes.count), min(upper, bytes.count)),
      position: SourcePosition(of: lower, in: bytes)
    )
  }

  /// The scalar that starts at a byte, and its width in bytes; the bytes are known to be UTF-8.
  private func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let width = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0xFF >> UInt32(width + 1))
    for byte in bytes[(index + 1)..<min(index + width, bytes.count)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, width) }
  }
}

extension Unicode.Scalar {
  /// Whether this is white space between the parts of a pattern, a set that never changes.
  ///
  /// Source: UAX #31, Pattern_White_Space.
  var isPatternSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether this may not stand in an identifier, a set that never changes.
  ///
  /// Source: UAX #31, Pattern_Syntax.
  var isPatternSyntax: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7E: true
    case 0..<0xA1: false
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2010...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E: true
    case 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F: true
    case 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46: true
    default: false
    }
  }
}
