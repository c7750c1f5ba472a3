import ChartLocalization

/// Where the start tags of a document stand, in its order; libxml2 tells the line alone, and not always.
///
/// One pass over the text, which is known to have no document type declaration. A text that is not well
/// formed may give places that are none of its elements'.
struct XMLPlaces {
  private let bytes: [UInt8]
  private let lines: LineStarts
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineStarts(of: bytes)
  }

  /// The place of the next start tag; the end of the text where there is none.
  mutating func next() -> SourcePosition {
    while let start = find(UInt8(ascii: "<"), from: offset) {
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "!") where bytes[start...].starts(with: "<!--".utf8):
        skip("-->", from: start + 4)
      case UInt8(ascii: "!"): skip("]]>", from: start)
      case UInt8(ascii: "?"): skip("?>", from: start)
      case UInt8(ascii: "/"): skip(">", from: start)
      default:
        skipTag(from: start)
        return lines.position(of: start, in: bytes)
      }
    }
    return lines.position(of: bytes.count, in: bytes)
  }

  /// Line and column of an offset.
  func position(of offset: Int) -> SourcePosition { lines.position(of: offset, in: bytes) }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == byte { return index }
        index += 1
      }
      return nil
    }
  }

  private mutating func skip(_ end: StaticString, from start: Int) {
    let first = end.withUTF8Buffer { $0[0] }
    var place = start
    while let found = find(first, from: place) {
      if end.withUTF8Buffer({ bytes[found...].starts(with: $0) }) {
        offset = found + end.utf8CodeUnitCount
        return
      }
      place = found + 1
    }
    offset = bytes.count
  }

  /// Moves behind a start tag; a `>` in quotes does not end it.
  private mutating func skipTag(from start: Int) {
    var quote: UInt8?
    offset = start + 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }
}
