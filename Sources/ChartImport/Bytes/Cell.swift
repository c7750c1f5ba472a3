/// Where a cell's text stands in the bytes, without quotes and without blanks around it.
///
/// A cell whose quotes are more than a pair around it (`"a ""b"""`, `"a"b`) is *escaped*: its range
/// starts at the opening quote and its text has to be decoded.
struct Cell {
  /// The offset of its first byte.
  var start: Int

  private var packed: Int

  @inline(__always)
  init(start: Int, end: Int, isEscaped: Bool = false) {
    self.start = start
    packed = (end &- start) << 1 | (isEscaped ? 1 : 0)
  }

  /// How many bytes it has.
  @inline(__always)
  var count: Int { packed >> 1 }

  /// Whether its text has to be decoded.
  @inline(__always)
  var isEscaped: Bool { packed & 1 != 0 }

  /// Whether there is nothing in it.
  @inline(__always)
  var isEmpty: Bool { packed == 0 }
}

extension Cell {
  /// The text of an escaped cell, as Python's `csv` reads it: a doubled quote is a quote, and what
  /// follows the closing quote belongs to the cell as it stands.
  func decoded(in base: UnsafePointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var index = start + 1
    let end = start + count
    var isQuoted = true
    while index < end {
      let byte = base[index]
      index += 1
      guard isQuoted, byte == 0x22 else {
        text.append(byte)
        continue
      }
      if index < end, base[index] == 0x22 {
        text.append(byte)
        index += 1
      } else {
        isQuoted = false
      }
    }
    return Self.trimmed(text)
  }

  /// The cell's text with its quotes resolved, for names and messages.
  func text(in base: UnsafePointer<UInt8>) -> String {
    isEscaped
      ? String(decoding: decoded(in: base), as: UTF8.self)
      : String(decoding: UnsafeBufferPointer(start: base + start, count: count), as: UTF8.self)
  }

  /// Runs `body` on the bytes of the cell's text.
  @inline(__always)
  func withText<Result>(
    in base: UnsafePointer<UInt8>,
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    guard isEscaped else { return body(base + start, count) }
    return decoded(in: base).withUnsafeBufferPointer { text in
      body(text.baseAddress ?? base, text.count)
    }
  }

  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    guard let first = text.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return [] }
    return first == 0 && last == text.count - 1 ? text : Array(text[first...last])
  }
}
