/// Reads digits, letters and signs from a cell's bytes, one after the other.
struct DateScanner {
  let text: UnsafePointer<UInt8>
  let end: Int
  var index = 0

  @inline(__always)
  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    self.text = text
    end = count
  }

  @inline(__always)
  var isAtEnd: Bool { index >= end }

  /// The next byte, or 0 at the end.
  @inline(__always)
  var byte: UInt8 { index < end ? text[index] : 0 }

  /// Reads up to `most` digits; `nil` without any.
  ///
  /// `length` says how many there were.
  @inline(__always)
  mutating func number(most: Int) -> (value: Int, length: Int)? {
    let start = index
    var value = 0
    while index < end, index &- start < most, text[index] &- 0x30 < 10 {
      value = value &* 10 &+ Int(text[index] &- 0x30)
      index &+= 1
    }
    return index > start ? (value, index &- start) : nil
  }

  /// Reads exactly `length` digits.
  @inline(__always)
  mutating func digits(_ length: Int) -> Int? {
    let start = index
    guard let found = number(most: length), found.length == length else {
      index = start
      return nil
    }
    return found.value
  }

  /// Reads one byte when it is the one given.
  @inline(__always)
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted, index < end else { return false }
    index &+= 1
    return true
  }

  /// Reads one letter in either case, given in lower case.
  @inline(__always)
  mutating func takeLetter(_ wanted: UInt8) -> Bool {
    guard index < end, text[index] | 0x20 == wanted else { return false }
    index &+= 1
    return true
  }
}
