/// Bins of numbers, side by side in ascending order.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
  /// One bin.
  public typealias Element = ChartBinRange<Value>

  /// The number of a bin, from 0.
  public typealias Index = Int

  /// Where bins begin and end, in ascending order: one more than there are bins, or none.
  public let thresholds: [Value]

  /// How many values of the data are no finite numbers, and in no bin.
  private(set) var leftOut = 0

  /// Bins between thresholds, which are put in order; equal ones count once.
  public init(thresholds: [Value]) {
    var ascending: [Value] = []
    for threshold in thresholds.filter({ $0 == $0 }).sorted() where ascending.last != threshold {
      ascending.append(threshold)
    }
    self.thresholds = ascending
  }

  /// The number of the bin that a value is in.
  ///
  /// Values outside all bins are given to the nearest; 0 where there is no bin.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }

  /// The number of the first bin.
  public var startIndex: Int { 0 }

  /// One past the number of the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The number of the next bin.
  public func index(after i: Int) -> Int { i + 1 }

  /// The bin with a number.
  public subscript(position: Int) -> ChartBinRange<Value> {
    var bin = bin(position, of: thresholds)
    bin.leftOut = leftOut
    return bin
  }

  /// Whether two sets of bins have the same thresholds.
  public static func == (one: NumberBins, other: NumberBins) -> Bool {
    one.thresholds == other.thresholds
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of one size that cover a range, with thresholds at multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      numbers: multiples(
        of: Double(size),
        from: Double(range.lowerBound),
        to: Double(range.upperBound)
      )
    )
  }

  /// So many bins of equal size, from one end of a range to the other.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(1, count), mostBins)
    let lower = range.lowerBound
    let width = (range.upperBound - lower) / Value(count)
    self.init(
      thresholds: (0..<count).map { lower + width * Value($0) } + [range.upperBound]
    )
  }

  /// About so many bins between round numbers that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      numbers: roundThresholds(
        from: Double(range.lowerBound),
        to: Double(range.upperBound),
        count: desiredCount,
        minimumStride: Double(minimumStride)
      )
    )
  }

  /// Bins between round numbers that cover data: about so many, or as many as Sturges' rule asks for.
  ///
  /// Infinite numbers and `NaN` are left out; without a number there is no bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.lazy.filter(\.isFinite)
    guard let lower = finite.min(), let upper = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: lower...upper,
      desiredCount: desiredCount ?? sturgesCount(of: finite.count),
      minimumStride: minimumStride
    )
    leftOut = data.count { !$0.isFinite }
  }

  private init(numbers: [Double]) {
    self.init(thresholds: numbers.map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of one size that cover a range, with thresholds at multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      numbers: multiples(
        of: Double(size),
        from: Double(range.lowerBound),
        to: Double(range.upperBound)
      )
    )
  }

  /// About so many bins, as near to one size as whole numbers allow, from one end of a range to the other.
  ///
  /// A range of fewer whole numbers than bins has a bin for each.
  public init(range: ClosedRange<Value>, count: Int) {
    let lower = Double(range.lowerBound)
    let width = Double(range.upperBound) - lower
    let count = Swift.min(Swift.max(1, count), mostBins)
    self.init(
      numbers: (0...count).map { (lower + width * Double($0) / Double(count)).rounded() }
    )
  }

  /// About so many bins between round numbers that cover a range, at least 1 apart.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      numbers: roundThresholds(
        from: Double(range.lowerBound),
        to: Double(range.upperBound),
        count: desiredCount,
        minimumStride: Swift.max(1, Double(minimumStride))
      )
    )
  }

  /// Bins between round numbers that cover data: about so many, or as many as Sturges' rule asks for.
  ///
  /// Without a number there is no bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: lower...upper,
      desiredCount: desiredCount ?? sturgesCount(of: data.count),
      minimumStride: minimumStride
    )
  }

  private init(numbers: [Double]) {
    self.init(thresholds: numbers.compactMap { Value(exactly: $0) })
  }
}

extension NumberBins: Sendable where Value: Sendable {}
