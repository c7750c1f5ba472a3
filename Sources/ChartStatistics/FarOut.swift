/// Which numbers lie far outside the rest, for few numbers as for many.
///
/// Beyond the box by a multiple of its length, as Tukey's outer fence has it: 3, and more for few
/// values, whose quartiles are uncertain, so that of normal noise at most one column in forty has such
/// a value (20,000 seeded samples a size).
enum FarOut {
  /// The places of the finite values far out; none for fewer than six values.
  ///
  /// `order` are the places of the values from the smallest to the largest.
  static func places(in values: [Double], order: [Int32]) -> [Int] {
    guard let low = quantile(0.25, of: values, order: order),
      let high = quantile(0.75, of: values, order: order)
    else { return [] }
    return places(in: values, (low, high), multiple: multiple(values.count), slack: 0)
  }

  /// The places of residuals far out, whose line was fitted to them; none for fewer than eight.
  ///
  /// `slack` is how far residuals may lie apart by rounding alone.
  static func residuals(_ values: [Double], slack: Double) -> [Int] {
    guard values.count >= 8 else { return [] }
    let multiple = values.count < 12 ? 5.2 : values.count < 25 ? 3.75 : self.multiple(values.count)
    guard let quartiles = quartiles(of: values) else { return [] }
    return places(in: values, quartiles, multiple: multiple, slack: slack)
  }

  /// The places of values far out whose quartiles are known.
  static func places(
    in values: [Double],
    _ quartiles: (lower: Double, upper: Double)
  ) -> [Int] {
    places(in: values, quartiles, multiple: multiple(values.count), slack: 0)
  }

  /// The places of many points far from a line, as the residuals of a few of them show what is far.
  static func places(
    in points: PlanePoints,
    offLineOf slope: Double,
    judging few: (x: [Double], y: [Double])
  ) -> [Int] {
    let residuals = zip(few.x, few.y).map { $1 - slope * $0 }
    let extent = points.y.withUnsafeBufferPointer { Extent($0) }
    guard let quartiles = quartiles(of: residuals), quartiles.upper > quartiles.lower else {
      return []
    }
    let (low, high) = quartiles
    let reach = multiple(points.count) * (high - low) + 1e-9 * (extent.high - extent.low)
    return points.x.withUnsafeBufferPointer { x in
      points.y.withUnsafeBufferPointer { y in
        var far: [Int] = []
        for place in x.indices {
          let residual = y[place] - slope * x[place]
          if residual < low - reach || residual > high + reach { far.append(place) }
        }
        return far
      }
    }
  }

  private static func multiple(_ count: Int) -> Double {
    if count < 8 { return 4.8 }
    if count < 15 { return 3.6 }
    var (multiple, size) = (3.0, 10_000)
    while count > size, size < 1_000_000_000 {
      multiple += 0.35
      size *= 10
    }
    return multiple
  }

  private static func places(
    in values: [Double],
    _ quartiles: (lower: Double, upper: Double),
    multiple: Double,
    slack: Double
  ) -> [Int] {
    guard values.count >= 6 else { return [] }
    let (low, high) = quartiles
    guard high > low else {
      // Half of them are equal: one that differs is apart, several are not exceptions.
      let others = values.indices.filter { abs(values[$0] - low) > slack }
      return others.count == 1 ? others : []
    }
    let reach = multiple * (high - low) + slack
    let extent = values.withUnsafeBufferPointer { Extent($0) }
    if extent.isFinite, extent.low >= low - reach, extent.high <= high + reach { return [] }
    return values.indices.filter { values[$0] < low - reach || values[$0] > high + reach }
  }
}
