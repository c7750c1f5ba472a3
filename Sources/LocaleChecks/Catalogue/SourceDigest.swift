/// A short digest of a source text, kept beside a translation to see when the source has changed.
package enum SourceDigest {
  /// The digest: sixteen hexadecimal digits of FNV-1a over the bytes of the text's UTF-8.
  ///
  /// Source: Fowler, Noll, Vo, 64 bits. Against change by accident, not by intent.
  package static func digest(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
