import ChartLocalization
import ChartTestSupport
import Testing

struct LineStartsTests {
  /// Bytes that count how often one of them is read.
  private struct CountedBytes: RandomAccessCollection {
    final class Counter { var reads = 0 }
    let bytes: [UInt8]
    let counter = Counter()
    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }
    subscript(index: Int) -> UInt8 {
      counter.reads += 1
      return bytes[index]
    }
  }

  @Test func `a place in a line is found by reading few bytes, however long the line is`() {
    let bytes = CountedBytes(bytes: Array(String(repeating: "ä,", count: 100_000).utf8))
    let lines = LineStarts(of: bytes.bytes)
    for offset in stride(from: 0, through: bytes.count, by: 29_999) {
      bytes.counter.reads = 0
      #expect(lines.position(of: offset, in: bytes).line == 1)
      #expect(bytes.counter.reads < 2 * LineStarts.countedByteCount)
    }
  }

  @Test func `line and column are those that counting from the start gives`() {
    var generator = SeededGenerator(seed: 7)
    let signs = ["a", "é", "한", "😀", "\r", "\n", "\r\n", "\u{2028}"]
    for size in [0, 1, 255, 256, 257, 511, 512, 3_000] {
      for isOneLine in [true, false] {
        var bytes: [UInt8] = []
        while bytes.count < size {
          let sign = signs[Int.random(in: 0..<signs.count, using: &generator)]
          if isOneLine, sign.utf8.first ?? 0 < 0x20 { continue }
          bytes += sign.utf8
        }
        let lines = LineStarts(of: bytes)
        var (line, column) = (1, 1)
        for offset in 0...bytes.count {
          let found = lines.position(of: offset, in: bytes)
          #expect(found.line == line && found.column == column, "\(size) \(offset)")
          #expect(found == SourcePosition(of: offset, in: bytes), "\(size) \(offset)")
          guard offset < bytes.count else { break }
          let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
          if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && next != 0x0A) {
            (line, column) = (line + 1, 1)
          } else if bytes[offset] & 0xC0 != 0x80, bytes[offset] != 0x0D {
            column += 1
          }
        }
        #expect(lines.position(of: bytes.count + 9, in: bytes).line == line)
      }
    }
  }
}
