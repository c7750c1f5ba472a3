import ChartModel

/// The bytes of a text, borrowed: valid only while the caller of the reader holds them.
typealias SourceBytes = UnsafeBufferPointer<UInt8>

/// Lines and columns of byte offsets; LF, CR and CRLF each end one line.
enum SourcePlaces {
  /// The places of offsets given in rising order, in one pass.
  static func positions(of offsets: [Int], in bytes: SourceBytes) -> [SourcePosition] {
    var places: [SourcePosition] = []
    places.reserveCapacity(offsets.count)
    var (line, column, index) = (1, 1, startOfText(bytes))
    for offset in offsets {
      while index < min(offset, bytes.count) {
        let byte = bytes[index]
        let endsLine =
          byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        if endsLine {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        index += 1
      }
      places.append(SourcePosition(line: line, column: column))
    }
    return places
  }

  /// The place of one offset.
  static func position(of offset: Int, in bytes: SourceBytes) -> SourcePosition {
    positions(of: [offset], in: bytes).first ?? SourcePosition(line: 1, column: 1)
  }

  /// Where the text starts: after a UTF-8 byte-order mark, which is no column.
  static func startOfText(_ bytes: SourceBytes) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}
