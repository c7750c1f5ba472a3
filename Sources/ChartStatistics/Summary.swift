/// What a column of numbers holds: counts, total, spread and extremes.
///
/// `NaN` and infinities are missing: they are counted and take part in nothing else. Every number
/// is `nil` where no finite value (for the standard deviation: fewer than two) was found.
///
/// The values are read once. The total is a compensated sum (Knuth's two-sum, as in Neumaier 1974);
/// spread is gathered in blocks around the first value and merged pairwise (Chan, Golub, LeVeque
/// 1983), so that data like NIST's NumAcc3 keep every digit that their binary form holds. Only
/// where an extreme occurs more than once is the column read again, to find the ties.
public struct Summary: Sendable, Equatable, Codable {
  /// The number of finite values.
  public let count: Int

  /// The number of values that are `NaN` or infinite.
  public let missing: Int

  /// The sum in data units; infinite where it leaves the range of `Double`.
  public let total: Double?

  /// The arithmetic mean in data units, finite even where the total is not.
  public let mean: Double?

  /// The standard deviation of a sample (divisor `count - 1`) in data units; `nil` below two
  /// values.
  public let standardDeviation: Double?

  /// The smallest value and its places.
  public private(set) var minimum: Extreme?

  /// The largest value and its places.
  public private(set) var maximum: Extreme?

  /// The first finite value in reading order.
  public private(set) var first: Double?

  /// The last finite value in reading order.
  public private(set) var last: Double?

  /// The 0-based index of ``first`` in the column.
  public private(set) var firstIndex: Int?

  /// The 0-based index of ``last`` in the column.
  public private(set) var lastIndex: Int?

  /// Summarises a whole column in its own order.
  public init(of values: [Double]) {
    self.init(of: values, reading: values.indices)
  }

  /// Summarises the values of a column at some places, in the order of the places.
  ///
  /// Each index must be inside the column; an index that occurs twice counts twice.
  public init(of values: [Double], at indices: [Int32]) {
    self.init(of: values, reading: indices.lazy.map { Int($0) })
  }

  /// The same with the first and the last value, and the places of extremes, as another order of the same
  /// places has them; the numbers were read in an order that is faster.
  ///
  /// `isBefore` tells that order of two places. O(1) but where an extreme occurs more than
  /// ``Extreme/positionLimit`` times.
  package func inOrder(
    of indices: [Int32],
    in values: [Double],
    by isBefore: (Int, Int) -> Bool
  ) -> Summary {
    var summary = self
    let isPresent = { (index: Int32) in values[Int(index)].isFinite }
    summary.firstIndex = indices.first(where: isPresent).map { Int($0) }
    summary.lastIndex = indices.last(where: isPresent).map { Int($0) }
    summary.first = summary.firstIndex.map { values[$0] }
    summary.last = summary.lastIndex.map { values[$0] }
    let ordered = { (extreme: Extreme) -> Extreme in
      guard extreme.count > extreme.positions.count else {
        let positions = extreme.positions.sorted(by: isBefore)
        return Extreme(value: extreme.value, positions: positions, count: extreme.count)
      }
      let places = indices.lazy.map { Int($0) }.filter { values[$0] == extreme.value }
      let positions = Array(places.prefix(Extreme.positionLimit))
      return Extreme(value: extreme.value, positions: positions, count: extreme.count)
    }
    summary.minimum = minimum.map(ordered)
    summary.maximum = maximum.map(ordered)
    return summary
  }

  private init(of values: [Double], reading positions: some Collection<Int>) {
    var gathering = SummaryGathering(scale: 1, count: positions.count)
    for position in positions { gathering.add(values[position], at: position) }
    let moments = Self.moments(of: values, reading: positions, after: &gathering)
    count = gathering.count
    missing = gathering.missing
    total = count > 0 ? gathering.total.value : nil
    mean = count > 0 ? moments.mean : nil
    standardDeviation = count > 1 ? moments.deviation : nil
    first = count > 0 ? gathering.first : nil
    last = count > 0 ? gathering.last : nil
    firstIndex = count > 0 ? gathering.firstIndex : nil
    lastIndex = count > 0 ? gathering.lastIndex : nil
    minimum = count > 0 ? gathering.minimum.places(in: values, reading: positions) : nil
    maximum = count > 0 ? gathering.maximum.places(in: values, reading: positions) : nil
  }

  /// The mean and the deviation, from a second reading of scaled values where the total or a square
  /// left the range of `Double`.
  private static func moments(
    of values: [Double],
    reading positions: some Collection<Int>,
    after gathering: inout SummaryGathering
  ) -> (mean: Double, deviation: Double) {
    let found = gathering.moments()
    let largest = max(abs(gathering.minimum.value), abs(gathering.maximum.value))
    let isConstant = gathering.minimum.value == gathering.maximum.value
    let isSafe = found.mean.isFinite && found.deviation.isFinite
    if gathering.count < 2 || (isSafe && (isConstant || found.deviation > 1e-140)) { return found }
    // Two steps, since one power of two for the smallest numbers would itself be out of range.
    let half = Double(sign: .plus, exponent: -largest.exponent / 2 - 1, significand: 1)
    var scaled = SummaryGathering(scale: half, count: positions.count)
    for position in positions { scaled.add(values[position], at: position) }
    let again = scaled.moments()
    return (again.mean / half / half, again.deviation / half / half)
  }
}
