/// Well-formed UTF-8, by the table of the Unicode Standard (3.9, table 3-7).
enum UTF8Check {
  /// Checks the characters that start in a range and returns where the last of them ends.
  ///
  /// Throws `invalidUTF8` with the place and value of the first byte that fits nowhere.
  static func validate(
    _ bytes: SourceBytes,
    from start: Int,
    to end: Int
  ) throws(ChartImportError) -> Int {
    var index = start
    while index < end {
      let length = characterLength(bytes, at: index)
      guard length > 0 else {
        throw .invalidUTF8(
          at: SourcePlaces.position(of: index, in: bytes),
          byte: bytes[index]
        )
      }
      index += length
    }
    return index
  }

  /// How many bytes the character at an index has, or 0 when there is none.
  @inline(__always)
  private static func characterLength(_ bytes: SourceBytes, at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let left = bytes.count - index
    switch lead {
    case 0xC2...0xDF:
      return left > 1 && isContinuation(bytes[index + 1]) ? 2 : 0
    case 0xE0...0xEF:
      guard left > 2, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]) else {
        return 0
      }
      if lead == 0xE0, bytes[index + 1] < 0xA0 { return 0 }
      if lead == 0xED, bytes[index + 1] > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard left > 3, isContinuation(bytes[index + 1]), isContinuation(bytes[index + 2]),
        isContinuation(bytes[index + 3])
      else { return 0 }
      if lead == 0xF0, bytes[index + 1] < 0x90 { return 0 }
      if lead == 0xF4, bytes[index + 1] > 0x8F { return 0 }
      return 4
    default: return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
