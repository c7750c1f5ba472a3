extension Finding {
  /// What tells this finding from others wherever it moves to in its file, in 16 hexadecimal digits.
  ///
  /// Of the check, the file, the message and the sentence, but not of line and column; `number` tells
  /// those apart that are equal in all of these, by their order.
  ///
  /// - Source: the hash is FNV-1a with 64 bits (Fowler, Noll and Vo).
  func fingerprint(number: Int) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let fields = [check, place.file, message ?? "", sentence, String(number)]
    for byte in fields.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
