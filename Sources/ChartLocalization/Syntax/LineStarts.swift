/// Where the lines of a text start, so that places in it are found without reading it again.
package struct LineStarts: Sendable {
  /// How many bytes lie between two places up to which the characters are counted beforehand.
  package static let countedByteCount = 256

  /// The offsets of the first bytes of the lines, ascending; the first is 0.
  private let starts: [Int]
  /// The characters before each multiple of ``countedByteCount``.
  private let characterCounts: [Int]

  /// Finds the lines of a text; LF, CR and CR LF each end one.
  package init(of bytes: [UInt8]) {
    var starts = [0]
    var counts: [Int] = []
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices {
        if offset % Self.countedByteCount == 0 { counts.append(count) }
        if bytes[offset] & 0xC0 != 0x80 { count += 1 }
        let isEnd =
          bytes[offset] == 0x0A
          || (bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
        if isEnd { starts.append(offset + 1) }
      }
    }
    self.starts = starts
    characterCounts = counts
  }

  /// Line and column of an offset in the text that the lines were found in; past the end, of the end, and
  /// between CR and LF, of the CR.
  ///
  /// - Complexity: O(log l) in the lines of the text; fewer than 2 × ``countedByteCount`` bytes are read,
  ///   however long the line is.
  package func position(
    of offset: Int,
    in bytes: some RandomAccessCollection<UInt8>
  ) -> SourcePosition {
    position(of: offset, count: bytes.count) { bytes[bytes.index(bytes.startIndex, offsetBy: $0)] }
  }

  private func position(
    of offset: Int,
    count: Int,
    byte: (Int) -> UInt8
  ) -> SourcePosition {
    var offset = min(max(0, offset), count)
    if offset > 0, offset < count, byte(offset) == 0x0A, byte(offset - 1) == 0x0D { offset -= 1 }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let start = starts[low - 1]
    let isNear = offset - start < Self.countedByteCount
    let column =
      isNear
      ? (start..<offset).count { byte($0) & 0xC0 != 0x80 }
      : characterCount(before: offset, byte) - characterCount(before: start, byte)
    return SourcePosition(line: low, column: column + 1)
  }

  private func characterCount(before offset: Int, _ byte: (Int) -> UInt8) -> Int {
    // The end of a text may lie right behind the last place that is counted.
    let block = min(offset / Self.countedByteCount, characterCounts.count - 1)
    guard block >= 0 else { return 0 }
    let rest = block * Self.countedByteCount..<offset
    return characterCounts[block] + rest.count { byte($0) & 0xC0 != 0x80 }
  }
}
