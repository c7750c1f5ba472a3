/// The bytes of a document, in UTF-8.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  /// Room for about this many bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Markup, as it is.
  mutating func markup(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// One byte of markup.
  @inline(__always)
  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// A line of markup.
  mutating func line(_ text: String) {
    markup(text)
    byte(Self.newline)
  }

  /// Text between tags or in an attribute's quotes: what means something to XML is escaped, line breaks
  /// become spaces, and characters that XML 1.0 forbids or discourages are left out, with the two that
  /// force a direction on all that follows (U+202D, U+202E).
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: markup("&amp;")
      case 0x3C: markup("&lt;")
      case 0x3E: markup("&gt;")
      case 0x22: markup("&quot;")
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: byte(0x20)
      case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF, 0x202D, 0x202E: continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      case let value where value < 0x80: byte(UInt8(value))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? Self.replacement)
      }
    }
  }

  /// An attribute with its leading space.
  mutating func attribute(_ name: String, _ value: String) {
    byte(0x20)
    markup(name)
    markup("=\"")
    text(value)
    byte(0x22)
  }

  /// An attribute with a number and its leading space.
  mutating func attribute(_ name: String, _ value: Double) {
    byte(0x20)
    markup(name)
    markup("=\"")
    number(value)
    byte(0x22)
  }

  private static let newline: UInt8 = 0x0A
  private static let replacement = UTF8.encode("\u{FFFD}") ?? UTF8.encodedReplacementCharacter
}

// MARK: Numbers

extension SVGWriter {
  /// A number in user units with at most two decimals, without an exponent; a tie goes away from zero.
  ///
  /// Held to ±10⁷, `NaN` becomes 0: a document never says `nan`, `inf` or `-0`.
  mutating func number(_ value: Double) {
    let held = value > -1e7 ? (value < 1e7 ? value : 1e7) : (value.isNaN ? 0 : -1e7)
    var hundredths = Int(held * 100 + (held < 0 ? -0.5 : 0.5))
    if hundredths < 0 {
      byte(0x2D)
      hundredths = -hundredths
    }
    let whole = hundredths / 100
    integer(whole)
    let rest = hundredths - whole * 100
    guard rest > 0 else { return }
    byte(0x2E)
    byte(0x30 + UInt8(truncatingIfNeeded: rest / 10))
    if rest % 10 > 0 { byte(0x30 + UInt8(truncatingIfNeeded: rest % 10)) }
  }

  /// Two numbers with a comma between them: a point in a path.
  @inline(__always)
  mutating func point(_ x: Double, _ y: Double) {
    number(x)
    byte(0x2C)
    number(y)
  }

  private mutating func integer(_ value: Int) {
    if value >= 1000 {
      integer(value / 1000)
      digits(value % 1000, most: 100)
    } else {
      digits(value, most: value >= 100 ? 100 : value >= 10 ? 10 : 1)
    }
  }

  private mutating func digits(_ value: Int, most: Int) {
    if most >= 100 { byte(0x30 + UInt8(truncatingIfNeeded: value / 100)) }
    if most >= 10 { byte(0x30 + UInt8(truncatingIfNeeded: value / 10 % 10)) }
    byte(0x30 + UInt8(truncatingIfNeeded: value % 10))
  }
}
