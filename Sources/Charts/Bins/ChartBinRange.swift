/// The values of one bin: from its lower bound on, up to its upper bound.
///
/// The upper bound belongs to the next bin. The last of several bins has its upper bound too, so that the
/// largest value of the data is counted.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value of the bin.
  public let lowerBound: Bound

  /// The value at which the bin ends.
  public let upperBound: Bound

  let includesUpperBound: Bool

  /// How many values of the data that the bins are made of are no finite numbers, and in no bin.
  var leftOut = 0

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element
      && (element < upperBound || includesUpperBound && element == upperBound)
  }

  /// The part of the bin that holds places of a collection, as a range of them.
  public func relative<C: Collection>(to collection: C) -> Range<Bound>
  where C.Index == Bound {
    lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {
  /// Whether two bins hold the same values.
  public static func == (one: ChartBinRange, other: ChartBinRange) -> Bool {
    one.lowerBound == other.lowerBound && one.upperBound == other.upperBound
      && one.includesUpperBound == other.includesUpperBound
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {
  /// Feeds what makes bins equal to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
    hasher.combine(includesUpperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
