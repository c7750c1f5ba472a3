import ChartLocalization

/// Where lines start, so that places are found without reading a text again.
struct LineIndex {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for offset in buffer.indices where buffer[offset] == 0x0A { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// Line and column of an offset.
  ///
  /// - Complexity: O(log l + c) in the lines and the bytes of the line before the offset.
  func position(of offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let column = bytes[starts[low - 1]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: low, column: column + 1)
  }

  /// The bytes of a line, counted from 1, with what ends it; nil if there is none.
  func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(starts.indices.contains(line) ? starts[line] : bytes.count)
  }
}
