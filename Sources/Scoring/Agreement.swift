/// The share of claims in which our words are people's, in all and in two halves of the series.
///
/// The halves are parted by the series' ids: a rule that fits one of them only was fitted to chance.
struct Agreement {
  private var agreed = [0, 0]
  private var counts = [0, 0]

  /// Counts one claim.
  mutating func count(_ claim: TrendPhrases.Claim, _ isAgreed: Bool) {
    let half = Self.half(of: claim.id)
    counts[half] += 1
    if isAgreed { agreed[half] += 1 }
  }

  /// The share, its parts, and the shares of the halves.
  var text: String {
    let halves = zip(agreed, counts).map { "\(Self.percent($0, $1)) %" }
    return Self.share(agreed.reduce(0, +), counts.reduce(0, +))
      + "; in halves \(halves.joined(separator: " and "))"
  }

  /// A share with its parts.
  static func share(_ part: Int, _ whole: Int) -> String {
    "\(percent(part, whole)) % (\(part) of \(whole))"
  }

  private static func percent(_ part: Int, _ whole: Int) -> Double {
    whole > 0 ? (1000 * Double(part) / Double(whole)).rounded() / 10 : 0
  }

  /// One of two halves, by the top bit of a hash that is the same in every run (FNV-1a).
  private static func half(of id: String) -> Int {
    let hash = id.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int((hash ^ (hash >> 29)) & 1)
  }
}
