#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Finds one cell after the other: RFC 4180, as tolerant as Python's `csv`.
///
/// A quote opens a quoted cell only at its start; elsewhere it is text. LF, CR and CRLF end a row.
/// Blanks (space, tabulator) around a cell's text are not part of it.
struct CellScanner {
  /// What ended a cell.
  enum Ending {
    case delimiter, line, input
  }

  let base: UnsafePointer<UInt8>
  let end: Int

  /// Whether blanks before an opening quote are skipped (`1, "a"`).
  let skipsBlanksBeforeQuotes: Bool

  /// The offset of the next byte.
  var position: Int

  /// What ended the cell read last.
  private(set) var ending = Ending.input

  /// The offset just after the text of the cell read last, before what ended it.
  private(set) var endOfCell = 0

  /// The offset of a quote that is never closed, once one was met.
  private(set) var unclosedQuote: Int?

  /// Eight bytes, and the high bits of those that are separators not given out yet.
  private var window = -8
  private var pending: UInt64 = 0

  private let delimiter: UInt8
  private let delimiters: UInt64

  init(
    _ bytes: SourceBytes,
    from start: Int,
    delimiter: Delimiter,
    skipsBlanksBeforeQuotes: Bool = false
  ) {
    // An empty buffer may have no address; no byte of it is ever read.
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    end = bytes.count
    position = start
    self.skipsBlanksBeforeQuotes = skipsBlanksBeforeQuotes
    self.delimiter = delimiter.byte
    delimiters = UInt64(delimiter.byte) &* 0x0101_0101_0101_0101
  }

  /// Reads the cell that starts at `position`, which is moved after its delimiter or line end.
  @inline(__always)
  mutating func next() -> Cell {
    var start = position
    if skipsBlanksBeforeQuotes {
      while start < end, base[start] == 0x20 { start &+= 1 }
      if start == end || base[start] != 0x22 { start = position }
    }
    if start < end, base[start] == 0x22 { return nextQuoted(start) }
    let stop = separator(from: start)
    finish(at: stop)
    return trimmed(start, stop)
  }

  /// The first delimiter or line break at or after an offset; `end` without one.
  ///
  /// The separators of eight bytes are found together and then given out one by one, so that finding
  /// the next does not wait for where the last one was.
  @inline(__always)
  private mutating func separator(from start: Int) -> Int {
    if start >= window &+ 8 { lookAt(start) }
    while true {
      while pending != 0 {
        let found = window &+ pending.trailingZeroBitCount >> 3
        pending &= pending &- 1
        if found >= start { return found }
      }
      if window &+ 8 >= end { return end }
      lookAt(window &+ 8)
    }
  }

  /// Finds the separators of the eight bytes from an offset.
  @inline(__always)
  private mutating func lookAt(_ start: Int) {
    window = start
    let word = start &+ 8 <= end ? UInt64(littleEndian: load(start)) : lastWord(from: start)
    let plain =
      Self.nonzeroBytes(word ^ delimiters)
      & Self.nonzeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
      & Self.nonzeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
    pending = ~plain & 0x8080_8080_8080_8080
  }

  @inline(__always)
  private func load(_ offset: Int) -> UInt64 {
    UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The last bytes, fewer than eight, followed by zeros, which separate nothing.
  @inline(never)
  private func lastWord(from start: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in start..<max(start, end) {
      word |= UInt64(base[offset]) << UInt64((offset - start) * 8)
    }
    return word
  }

  /// The high bit of every byte that is not zero, exactly.
  @inline(__always)
  private static func nonzeroBytes(_ word: UInt64) -> UInt64 {
    ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word
  }

  /// Moves behind whatever stands at the end of a cell.
  @inline(__always)
  private mutating func finish(at stop: Int) {
    endOfCell = stop
    guard stop < end else {
      position = stop
      ending = .input
      return
    }
    let byte = base[stop]
    if byte == delimiter {
      position = stop &+ 1
      ending = .delimiter
    } else {
      let isPair = byte == 0x0D && stop &+ 1 < end && base[stop &+ 1] == 0x0A
      position = stop &+ (isPair ? 2 : 1)
      ending = .line
    }
  }

  @inline(__always)
  private func trimmed(_ start: Int, _ stop: Int) -> Cell {
    var (first, last) = (start, stop)
    while first < last, Self.isBlank(base[first]) { first &+= 1 }
    while first < last, Self.isBlank(base[last &- 1]) { last &-= 1 }
    return Cell(start: first, end: last)
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inline(never)
  private mutating func nextQuoted(_ quote: Int) -> Cell {
    var index = quote + 1
    var isEscaped = false
    while true {
      guard index < end, let found = memchr(base + index, 0x22, end - index) else {
        unclosedQuote = unclosedQuote ?? quote
        finish(at: end)
        return trimmed(min(quote + 1, end), end)
      }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      guard index < end, base[index] == 0x22 else { break }
      isEscaped = true
      index += 1
    }
    let stop = separator(from: index)
    finish(at: stop)
    if isEscaped || stop > index { return Cell(start: quote, end: stop, isEscaped: true) }
    return trimmed(quote + 1, index - 1)
  }
}
