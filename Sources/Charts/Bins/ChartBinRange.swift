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

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
