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

  /// Reads a cell; `nil` where nothing would change, where digits of two scripts are mixed, and where the
  /// bytes are no UTF-8.
  ///
  /// The Arabic decimal mark becomes the one that is asked for, and the Arabic grouping mark the other.
  init?(_ text: UnsafePointer<UInt8>, _ count: Int, decimal: DecimalMark) {
    let cell = UnsafeBufferPointer(start: text, count: count)
    guard count <= 160, cell.contains(where: { $0 >= 0x80 }) else { return nil }
    bytes.reserveCapacity(count)
    var isChanged = false
    var place = 0
    while place < count {
      guard let (value, length) = Self.scalar(cell, at: place) else { return nil }
      let end = place + length
      if length == 1 {
        let byte = cell[place]
        if byte >= 0x30, byte <= 0x39, !takeZero(0x30) { return nil }
        if byte == 0x2E || byte == 0x2C { hasWesternMarks = true }
        bytes.append(byte)
      } else if let digit = Self.digit(value) {
        guard takeZero(value - digit) else { return nil }
        bytes.append(0x30 + UInt8(digit))
        isChanged = true
      } else if append(sign: value, decimal) {
        isChanged = true
      } else {
        for byte in cell[place..<end] { bytes.append(byte) }
      }
      place = end
    }
    guard isChanged else { return nil }
    if zero == 0x30 { zero = nil }
  }

  /// The scalar that starts at a place, and its bytes; `nil` where they are none.
  private static func scalar(
    _ cell: UnsafeBufferPointer<UInt8>,
    at place: Int
  ) -> (value: UInt32, length: Int)? {
    let lead = cell[place]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 0, lead < 0xF5, place + length <= cell.count else { return nil }
    var value = UInt32(length == 1 ? lead : lead & (0xFF >> UInt8(length + 1)))
    for next in cell[(place + 1)..<(place + length)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, length)
  }

  /// Whether all digits so far have one zero.
  private mutating func takeZero(_ value: UInt32) -> Bool {
    defer { zero = value }
    return zero == nil || zero == value
  }

  private static func digit(_ value: UInt32) -> UInt32? {
    // Arabic-Indic, Persian, Devanagari and full-width ones first: the tables of Unicode are slow.
    switch value {
    case 0x660...0x669: return value - 0x660
    case 0x6F0...0x6F9: return value - 0x6F0
    case 0x966...0x96F: return value - 0x966
    case 0xFF10...0xFF19: return value - 0xFF10
    case ..<0x660, 0x66A...0x66C, 0x2000...0x206F: return nil
    default:
      guard let scalar = Unicode.Scalar(value), scalar.properties.numericType == .decimal
      else { return nil }
      return scalar.properties.numericValue.map { UInt32($0) }
    }
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
