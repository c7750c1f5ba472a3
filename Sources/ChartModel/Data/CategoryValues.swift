/// A column of names, each stored once: row `i` holds `names[codes[i]]`.
///
/// Names are unique and stand in order of first appearance. A code of −1 is a missing value.
public struct CategoryValues: Sendable, Equatable, Codable {
  /// One code a row, an index into `names`, or −1 where the value is missing.
  public var codes: [Int32]

  /// The distinct names, in order of first appearance.
  public var names: [String]

  /// Makes a column from codes and the names that they index.
  public init(codes: [Int32], names: [String]) {
    self.codes = codes
    self.names = names
  }

  /// Makes a column from one name a row; `nil` is a missing value.
  public init(_ rows: [String?]) {
    var known: [String: Int32] = [:]
    codes = []
    names = []
    codes.reserveCapacity(rows.count)
    for row in rows {
      guard let row else {
        codes.append(-1)
        continue
      }
      if let code = known[row] {
        codes.append(code)
      } else {
        let code = Int32(names.count)
        known[row] = code
        names.append(row)
        codes.append(code)
      }
    }
  }

  /// The name in one row, or `nil` where it is missing.
  public func name(at row: Int) -> String? {
    let code = codes[row]
    return code < 0 ? nil : names[Int(code)]
  }
}
