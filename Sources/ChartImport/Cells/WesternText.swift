/// A cell's text with the digits and signs of other scripts put as ASCII has them.
///
/// Looked at only where a cell is nothing as it stands, so that plain tables pay nothing for it.
struct WesternText {
  /// ASCII where the signs have a counterpart there, and all else as it was, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The zero of the digits that were put as ASCII; `nil` without any.
  private(set) var zero: UInt32?

  /// Whether it has the Arabic decimal or grouping mark, which mean one thing only.
  private(set) var hasOwnMarks = false

  /// Whether it has a point or comma as well.
  private(set) var hasWesternMarks = false

  /// Reads a cell; `nil` where nothing would change, and where digits of two scripts are mixed.
  ///
  /// The Arabic decimal mark becomes the one that is asked for, and the Arabic grouping mark the other.
  init?(_ text: UnsafePointer<UInt8>, _ count: Int, decimal: DecimalMark) {
    let cell = UnsafeBufferPointer(start: text, count: count)
    guard count <= 160, cell.contains(where: { $0 >= 0x80 }) else { return nil }
    bytes.reserveCapacity(count)
    var isChanged = false
    for scalar in String(decoding: cell, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if byte >= 0x30, byte <= 0x39, !takeZero(0x30) { return nil }
        if byte == 0x2E || byte == 0x2C { hasWesternMarks = true }
        bytes.append(byte)
      } else if let digit = Self.digit(scalar) {
        guard takeZero(scalar.value - UInt32(digit)) else { return nil }
        bytes.append(0x30 + digit)
        isChanged = true
      } else if append(sign: scalar.value, decimal) {
        isChanged = true
      } else {
        bytes.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    guard isChanged else { return nil }
    if zero == 0x30 { zero = nil }
  }

  /// Whether all digits so far have one zero.
  private mutating func takeZero(_ value: UInt32) -> Bool {
    defer { zero = value }
    return zero == nil || zero == value
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt8($0) }
  }

  /// Appends the counterpart of a sign; false for one that has none.
  private mutating func append(sign: UInt32, _ decimal: DecimalMark) -> Bool {
    switch sign {
    // The Arabic decimal and grouping marks.
    case 0x66B:
      bytes.append(decimal.byte)
      hasOwnMarks = true
    case 0x66C:
      bytes.append(decimal.other.byte)
      hasOwnMarks = true
    case 0x66A, 0xFF05: bytes.append(0x25)
    case 0xFF0D, 0xFE63: bytes.append(0x2D)
    case 0xFF0B: bytes.append(0x2B)
    case 0xFF0E, 0xFF0C:
      bytes.append(sign == 0xFF0E ? 0x2E : 0x2C)
      hasWesternMarks = true
    case 0xFF0F: bytes.append(0x2F)
    // Marks of direction, which number formats put around signs.
    case 0x200E, 0x200F, 0x61C, 0x2066...0x2069: break
    default: return false
    }
    return true
  }
}
