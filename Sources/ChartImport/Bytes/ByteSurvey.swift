/// One pass over all bytes before any is parsed: whether they are UTF-8 text, and of how many rows.
struct ByteSurvey {
  /// Where the text starts, after a byte-order mark.
  let start: Int

  /// An upper bound of the number of lines, a last one without a line break included.
  let lineBound: Int

  private static let chunk = 4096

  /// Throws `empty`, `wideEncoding`, `otherFormat`, `binary` or `invalidUTF8`, with the first place of trouble.
  init(_ bytes: SourceBytes) throws(ChartImportError) {
    guard !bytes.isEmpty else { throw .empty }
    try Self.refuseWideEncodings(bytes)
    start = SourcePlaces.startOfText(bytes)
    if let format = OtherFormat(bytes, from: start) {
      let sign = bytes[start...].firstIndex { $0 > 0x20 } ?? start
      throw .otherFormat(format, at: SourcePlaces.position(of: sign, in: bytes))
    }
    var (breaks, index) = (0, 0)
    while index < bytes.count {
      var end = min(index + Self.chunk, bytes.count)
      let traits = ChunkTraits(bytes, index..<end)
      breaks += traits.lineBreaks
      if traits.holdsZero, let zero = bytes[index..<end].firstIndex(of: 0) {
        throw .binary(at: SourcePlaces.position(of: zero, in: bytes))
      }
      if traits.leavesASCII {
        end = try UTF8Check.validate(bytes, from: index, to: end)
      }
      index = end
    }
    lineBound = breaks + 1
  }

  private static func refuseWideEncodings(_ bytes: SourceBytes) throws(ChartImportError) {
    guard bytes.count >= 2 else { return }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): throw .wideEncoding(name: "UTF-16LE")
    case (0xFE, 0xFF): throw .wideEncoding(name: "UTF-16BE")
    default: return
    }
  }
}

/// What a stretch of bytes holds, sixteen at a time.
private struct ChunkTraits {
  var lineBreaks = 0
  var holdsZero = false
  var leavesASCII = false

  @inline(__always)
  init(_ bytes: SourceBytes, _ range: Range<Int>) {
    guard let base = bytes.baseAddress else { return }
    let raw = UnsafeRawPointer(base)
    var index = range.lowerBound
    var lowest = SIMD16<UInt8>(repeating: 0x7F)
    var all = SIMD16<UInt8>(repeating: 0)
    let (lineFeed, carriageReturn) = (
      SIMD16<UInt8>(repeating: 0x0A), SIMD16<UInt8>(repeating: 0x0D)
    )
    let one = SIMD16<UInt8>(repeating: 1)
    let none = SIMD16<UInt8>(repeating: 0)
    var feeds = none
    var returns = none
    // A chunk has at most 256 steps, so that only a chunk of nothing but one line break can reach
    // 256 in a lane; the bound is a capacity, and being low there costs time, not rows.
    while index + 16 <= range.upperBound {
      let word = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      lowest = pointwiseMin(lowest, word)
      all |= word
      feeds = feeds &+ none.replacing(with: one, where: word .== lineFeed)
      returns = returns &+ none.replacing(with: one, where: word .== carriageReturn)
      index += 16
    }
    var feedCount = Self.sum(feeds)
    var returnCount = Self.sum(returns)
    var (minimum, union) = (lowest.min(), Self.union(all))
    while index < range.upperBound {
      let byte = base[index]
      minimum = min(minimum, byte)
      union |= byte
      feedCount += byte == 0x0A ? 1 : 0
      returnCount += byte == 0x0D ? 1 : 0
      index += 1
    }
    lineBreaks = max(feedCount, returnCount)
    holdsZero = minimum == 0
    leavesASCII = union >= 0x80
  }

  private static func sum(_ lanes: SIMD16<UInt8>) -> Int {
    var total = 0
    for lane in lanes.indices { total += Int(lanes[lane]) }
    return total
  }

  private static func union(_ lanes: SIMD16<UInt8>) -> UInt8 {
    var total: UInt8 = 0
    for lane in lanes.indices { total |= lanes[lane] }
    return total
  }
}
