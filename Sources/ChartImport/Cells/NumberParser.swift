/// Reads a cell as a number, however it is dressed: signs, currency, percent, grouped thousands.
///
/// The common plain form has a path of its own in ``NumberColumn``; this is for everything else.
struct NumberParser {
  /// The decimal mark that values are read with.
  let decimal: DecimalMark

  /// Reads a cell; `nil` when it is no number under either decimal mark.
  func parse(_ text: UnsafePointer<UInt8>, _ count: Int) -> NumberCell? {
    western(text, count) ?? foreign(text, count)
  }

  /// A number with the digits and signs of another script.
  ///
  /// The Arabic marks say which is the decimal one, so that such a number fits either plan; beside a point or a
  /// comma they say nothing.
  private func foreign(_ text: UnsafePointer<UInt8>, _ count: Int) -> NumberCell? {
    guard let other = WesternText(text, count, decimal: decimal),
      !(other.hasOwnMarks && other.hasWesternMarks)
    else { return nil }
    var number = other.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { western($0, bytes.count) }
    }
    if other.hasOwnMarks { number?.evidence = .none }
    return number
  }

  private func western(_ text: UnsafePointer<UInt8>, _ count: Int) -> NumberCell? {
    guard count > 0, count <= 64 else { return nil }
    var body = NumberDress(text, count)
    guard body.undress() else { return nil }
    var digits = NumberBody(text, body.first, body.last)
    guard var number = digits.read(decimal: decimal, isPercent: body.isPercent) else { return nil }
    if body.isNegative { number.value = -number.value }
    number.isPercent = body.isPercent
    number.currency = body.currency
    return number
  }
}

/// What stands around the digits of a number.
private struct NumberDress {
  let text: UnsafePointer<UInt8>
  var first: Int
  var last: Int
  var isNegative = false
  var isPercent = false
  var currency: Currency?
  private var hasSign = false

  init(_ text: UnsafePointer<UInt8>, _ count: Int) {
    self.text = text
    first = 0
    last = count
  }

  /// Narrows the range to what starts with a digit or a mark and ends with one; false without any.
  mutating func undress() -> Bool {
    if text[0] == 0x28 {
      guard last > 2, text[last - 1] == 0x29 else { return false }
      first += 1
      last -= 1
      (isNegative, hasSign) = (true, true)
    }
    while first < last, !isCore(text[first]) {
      guard takeBlank() || takeSign() || takeCurrencyBefore() else { return false }
    }
    while first < last, !isCore(text[last - 1]) {
      guard takeTrailingBlank() || takePercent() || takeCurrencyAfter() else { return false }
    }
    return first < last
  }

  private func isCore(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2C
  }

  private mutating func takeBlank() -> Bool {
    let length = Separators.blankLength(text, first, last)
    first += length
    return length > 0
  }

  private mutating func takeTrailingBlank() -> Bool {
    for length in [1, 2, 3] where last - first > length {
      if Separators.blankLength(text, last - length, last) == length {
        last -= length
        return true
      }
    }
    return false
  }

  private mutating func takeSign() -> Bool {
    guard !hasSign else { return false }
    let byte = text[first]
    if byte == 0x2D || byte == 0x2B {
      isNegative = byte == 0x2D
      first += 1
    } else if last - first > 3, byte == 0xE2, text[first + 1] == 0x88, text[first + 2] == 0x92 {
      isNegative = true
      first += 3
    } else {
      return false
    }
    hasSign = true
    return true
  }

  private mutating func takePercent() -> Bool {
    guard !isPercent, currency == nil, text[last - 1] == 0x25 else { return false }
    isPercent = true
    last -= 1
    return true
  }

  private mutating func takeCurrencyBefore() -> Bool {
    guard currency == nil else { return false }
    for sign in CurrencySigns.all where matches(sign.bytes, at: first) {
      currency = Currency(sign: sign.text, isPrefix: true)
      first += sign.bytes.count
      return true
    }
    return false
  }

  private mutating func takeCurrencyAfter() -> Bool {
    guard currency == nil, !isPercent else { return false }
    for sign in CurrencySigns.all where matches(sign.bytes, at: last - sign.bytes.count) {
      currency = Currency(sign: sign.text, isPrefix: false)
      last -= sign.bytes.count
      return true
    }
    return false
  }

  private func matches(_ bytes: [UInt8], at start: Int) -> Bool {
    guard start >= first, start + bytes.count <= last else { return false }
    return bytes.indices.allSatisfy { text[start + $0] == bytes[$0] }
  }
}

/// The currency signs and codes that may stand beside a number.
private enum CurrencySigns {
  struct Sign {
    let text: String
    let bytes: [UInt8]
  }

  /// Longer ones first, so that `US$` is not read as `$`.
  static let all: [Sign] = [
    "US$", "CA$", "AU$", "NZ$", "HK$", "CHF", "EUR", "USD", "GBP", "JPY", "CNY", "SEK", "NOK",
    "DKK", "PLN", "CZK", "HUF", "INR", "KRW", "BRL", "R$", "A$", "C$", "kr", "z\u{142}", "K\u{10D}",
    "$", "\u{20AC}", "\u{A3}", "\u{A5}", "\u{20B9}", "\u{20BD}", "\u{20A9}", "\u{20BA}", "\u{20AA}",
    "\u{20AB}", "\u{20B4}", "\u{20A6}", "\u{20B1}", "\u{E3F}", "\u{20BF}",
  ].map { Sign(text: $0, bytes: Array($0.utf8)) }
}
