import ChartLocalization

/// Text in UTF-16, in which some tools write XML.
enum UTF16Text {
  /// UTF-16 as UTF-8, in which all places are told, and whether it was that.
  ///
  /// It starts with its byte order mark, or with a zero before or behind the first sign.
  static func decoded(_ bytes: [UInt8]) throws(ExchangeError) -> ([UInt8], Bool) {
    let start = bytes.prefix(4)
    let isLittle = start.starts(with: [0xFF, 0xFE]) || start.dropFirst().first == 0
    let isBig = start.starts(with: [0xFE, 0xFF]) || start.first == 0
    guard isLittle || isBig else { return (bytes, false) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var units = UTF16Units(bytes, isLittle: isLittle).makeIterator()
    var decoder = UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue("\u{FEFF}") where text.isEmpty: continue
      case .scalarValue(let scalar): text += UTF8.encode(scalar).map { Array($0) } ?? []
      case .emptyInput where bytes.count % 2 == 0: return (text, true)
      case .emptyInput, .error:
        throw ExchangeError(
          .unexpected(found: "half a character", expected: "UTF-16"),
          at: LineStarts(of: text).position(of: text.count, in: text)
        )
      }
    }
  }
}

/// The units of a text in UTF-16; a byte too many at the end is left out.
private struct UTF16Units: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let isLittle: Bool
  private var offset = 0

  init(_ bytes: [UInt8], isLittle: Bool) {
    self.bytes = bytes
    self.isLittle = isLittle
  }

  mutating func next() -> UInt16? {
    guard offset + 1 < bytes.count else { return nil }
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    offset += 2
    return isLittle ? second << 8 | first : first << 8 | second
  }
}
