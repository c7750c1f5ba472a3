#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The rows of a table that are highest in column after column.
public struct LeadingSet: Sendable, Equatable, Codable {
  /// The rows, ascending, from 0.
  public let members: [Int]

  /// In how many columns they, and no others, are the highest.
  public let count: Int

  /// How many columns were looked at.
  public let columns: Int

  /// The probability that any rows lead in so many columns by chance, at most; 0...1.
  public let pValue: Double

  /// Finds the smallest set of rows that leads more often than chance would have it.
  ///
  /// `columns` holds columns of one length; those with a missing value are left out. Sets of up to three
  /// rows, and at most half of all, are tried. If columns come in any order of their values, one set of k
  /// leads in a column with a probability of one in (n over k); the binomial tail times the number of
  /// sets, added over the sizes tried, bounds the chance of any. `nil` unless that is at most 0.05 and
  /// the set leads in at least three columns and in two thirds of them. O(cells · log rows).
  public init?(inColumns columns: [[Double]]) {
    let full = columns.filter { $0.allSatisfy(\.isFinite) }
    guard let rows = full.first?.count, rows >= 2, full.count >= 3 else { return nil }
    var best: (members: [Int], count: Int, chance: Double)?
    var sets = 1.0
    let most = min(3, rows / 2)
    for size in 1...most {
      sets *= Double(rows - size + 1) / Double(size)
      guard let found = Self.mostFrequent(full, size) else { continue }
      let tail = Self.tail(found.count, of: full.count, share: 1 / sets)
      let chance = min(1, tail * sets * Double(most))
      guard chance <= 0.05, found.count >= 3, 3 * found.count >= 2 * full.count else { continue }
      if best.map({ chance < $0.chance }) ?? true { best = (found.members, found.count, chance) }
    }
    guard let best else { return nil }
    (members, count, self.columns, pValue) = (best.members, best.count, full.count, best.chance)
  }

  /// The set that is highest in most columns; columns with a tie at its edge have none.
  private static func mostFrequent(
    _ columns: [[Double]],
    _ size: Int
  ) -> (members: [Int], count: Int)? {
    var counts: [[Int]: Int] = [:]
    for column in columns {
      let order = column.indices.sorted { column[$0] > column[$1] }
      guard column[order[size - 1]] > column[order[size]] else { continue }
      counts[order.prefix(size).sorted(), default: 0] += 1
    }
    let found = counts.max {
      $0.value != $1.value ? $0.value < $1.value : $0.key.lexicographicallyPrecedes($1.key)
    }
    return found.map { ($0.key, $0.value) }
  }

  /// The probability of at least so many hits of a share among a number of trials.
  private static func tail(_ count: Int, of trials: Int, share: Double) -> Double {
    guard share < 1 else { return 1 }
    return (count...trials).reduce(0) { sum, hits in
      let ways =
        lgamma(Double(trials) + 1) - lgamma(Double(hits) + 1)
        - lgamma(Double(trials - hits) + 1)
      return sum + exp(ways + Double(hits) * log(share) + Double(trials - hits) * log1p(-share))
    }
  }
}
