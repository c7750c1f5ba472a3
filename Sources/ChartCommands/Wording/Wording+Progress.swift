extension Wording {
  /// How far reading has come: "3.2 of 10 million rows read", "400 of 90,000 rows read".
  static func progress(rowsRead count: Int, of total: Int?) -> String {
    guard let total, total >= count else {
      return count >= million
        ? "\(millions(count)) million rows read" : "\(English.count(count, "row")) read"
    }
    if total >= million { return "\(millions(count)) of \(millions(total)) million rows read" }
    return "\(English.grouped(count)) of \(English.count(total, "row")) read"
  }

  /// How far checking has come: "8 of 20 languages checked".
  static func progress(languagesChecked count: Int, of total: Int) -> String {
    "\(English.grouped(count)) of \(English.count(total, "language")) checked"
  }

  private static let million = 1_000_000

  /// Millions with one digit behind the point, cut rather than rounded up, and none if it is zero.
  private static func millions(_ number: Int) -> String {
    let tenths = number / (million / 10)
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
