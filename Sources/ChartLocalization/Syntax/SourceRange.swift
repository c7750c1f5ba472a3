/// A stretch of a text, counted in bytes of its UTF-8 from the start; `upper` is not included.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public let lower: Int
  /// The offset after the last byte; equal to `lower` where something was expected and is absent.
  public let upper: Int

  /// Makes a range; `upper` is raised to `lower` if it lies below.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }
}

/// A place in a text as an editor shows it: both numbers start at 1.
public struct SourcePosition: Sendable, Hashable, CustomStringConvertible {
  /// The line, where LF, CR and CR LF each end one.
  public let line: Int
  /// The column in Unicode scalars.
  public let column: Int

  /// Makes a place from its two numbers.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the place of a byte offset; an offset past the end gives the place after the last scalar, one
  /// between CR and LF that of the CR.
  public init(of offset: Int, in text: some Collection<UInt8>) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    let before = text.prefix(max(0, offset))
    let isSplit = text[before.endIndex...].first == 0x0A
    for (index, byte) in before.enumerated() {
      if isSplit, byte == 0x0D, index == offset - 1 { break }
      if byte == 0x0A || byte == 0x0D {
        if !(byte == 0x0A && previous == 0x0D) { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      previous = byte
    }
    self.init(line: line, column: column)
  }

  /// For example `3:14`.
  public var description: String { "\(line):\(column)" }
}
