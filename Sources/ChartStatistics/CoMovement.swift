/// How the changes of two series from one place to the next go together.
public struct CoMovement: Sendable, Equatable, Codable {
  /// The number of changes that both series have.
  public let count: Int

  /// How many of them go the same way.
  public let same: Int

  /// How many of them go opposite ways; where one of the two stays, they go neither way.
  public let opposite: Int

  /// Spearman's rank correlation of the changes, or `nil` below ``leastCount`` changes, or where one
  /// series does not change or changes by the same amount each time.
  public let association: Association?

  /// The p-value that the correlation has if each series is noise around a level.
  ///
  /// Changes of noise follow one another with a correlation of −1/2, which makes the variance of their
  /// rank correlation up to ``varianceInflation`` times that of independent changes (Bartlett 1935).
  public let strictPValue: Double?

  /// How the changes go together, as far as the data show.
  public let verdict: Verdict

  /// What two series are said to do.
  public enum Verdict: String, Sendable, Equatable, Codable {
    /// They mostly go the same way.
    case together

    /// They mostly go opposite ways.
    case opposite

    /// Chance alone would often bring their changes together as well as this.
    case unclear
  }

  /// The fewest changes that are tested.
  public static let leastCount = 6

  /// What the variance is taken times for ``strictPValue``.
  public static let varianceInflation = 1.5

  /// From this share of all changes on, going one way counts for as much as the stricter test.
  public static let leastShare = 5.0 / 6
}

/// Compares the changes of two series along one order.
///
/// `first` and `second` hold the amounts place by place; a change is one from a place to the next where
/// all four amounts are finite. Changes that are rounding noise of binary fractions, below 10⁻⁹ of the
/// largest, count as none. `comparisons` is how many pairs of series are looked at: the significance
/// level 0.05 is divided by it (Bonferroni). A verdict needs either the strict p-value below the level,
/// or the plain one with at least ``CoMovement/leastShare`` of the changes going its way: so the verdict
/// stays within 5 % both for noise and for random walks. O(n log n).
public func coMovement(
  first: [Double],
  second: [Double],
  comparisons: Int = 1
) -> CoMovement {
  let (one, other) = pairedChanges(first, second)
  var same = 0
  var opposite = 0
  for (change, another) in zip(one, other) where change != 0 && another != 0 {
    if (change > 0) == (another > 0) { same += 1 } else { opposite += 1 }
  }
  let association = one.count < CoMovement.leastCount ? nil : spearman(x: one, y: other)
  let strict = association.map { strictPValue($0.coefficient, count: $0.count) }
  var verdict = CoMovement.Verdict.unclear
  if let association, let strict {
    let level = 0.05 / Double(max(comparisons, 1))
    let share = Double(association.coefficient > 0 ? same : opposite) / Double(one.count)
    let isMost = share >= CoMovement.leastShare
    if share > 0.5, strict < level || isMost && association.pValue < level {
      verdict = association.coefficient > 0 ? .together : .opposite
    }
  }
  return CoMovement(
    count: one.count,
    same: same,
    opposite: opposite,
    association: association,
    strictPValue: strict,
    verdict: verdict
  )
}

/// The changes of both series between neighbouring places, rounding noise set to zero.
private func pairedChanges(_ first: [Double], _ second: [Double]) -> ([Double], [Double]) {
  var one: [Double] = []
  var other: [Double] = []
  for index in 1..<max(1, min(first.count, second.count)) {
    let (change, another) = (first[index] - first[index - 1], second[index] - second[index - 1])
    guard change.isFinite, another.isFinite else { continue }
    one.append(change)
    other.append(another)
  }
  return (withoutNoise(one), withoutNoise(other))
}

private func withoutNoise(_ changes: [Double]) -> [Double] {
  let least = (changes.map { abs($0) }.max() ?? 0) * 1e-9
  return changes.map { abs($0) <= least ? 0 : $0 }
}

private func strictPValue(_ coefficient: Double, count: Int) -> Double {
  let degrees = Double(count) / CoMovement.varianceInflation - 2
  let rest = (1 - coefficient) * (1 + coefficient)
  guard degrees > 0, rest > 0 else { return rest > 0 ? 1 : 0 }
  return studentTwoSidedProbability(
    coefficient * (degrees / rest).squareRoot(),
    degrees: degrees
  )
}
