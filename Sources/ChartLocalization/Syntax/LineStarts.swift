/// Where the lines of a text start, so that places in it are found without reading it again.
struct LineStarts: Sendable {
  /// The offsets of the first bytes of the lines, ascending; the first is 0.
  private let starts: [Int]

  /// Finds the lines of a text; LF, CR and CR LF each end one.
  init(of bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        let isEnd =
          bytes[offset] == 0x0A
          || (bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
        if isEnd { starts.append(offset + 1) }
      }
    }
    self.starts = starts
  }

  /// Line and column of an offset; past the end, of the end.
  ///
  /// - Complexity: O(log l + c) in the lines of the text and the bytes of the line before the offset.
  func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let column = bytes[starts[low - 1]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: low, column: column + 1)
  }
}
