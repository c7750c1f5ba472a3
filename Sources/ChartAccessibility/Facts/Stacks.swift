import ChartModel
import ChartStatistics

/// What the stacks of a layer add up to.
struct Stacks {
  /// The total at each place; `NaN` where a part is missing.
  ///
  /// A part without a mark there adds nothing.
  let totals: [Double]

  /// The places whose total is known and above zero.
  let known: [Int]

  /// All amounts together.
  let total: Double

  /// `nil` unless the series are stacked, stand mostly at the same places, and their amounts may be added
  /// up to more than zero.
  init?(of sides: SideBySide) {
    guard sides.isStacked, sides.group.allSatisfy(\.hasMeaningfulTotal), !sides.holdsTotal else {
      return nil
    }
    // Where most stacks have one part only, they are no wholes.
    let marks = sides.group.reduce(0) { $0 + $1.series.rows.count }
    guard marks * 2 >= sides.places.count * sides.group.count else { return nil }
    totals = sides.places.indices.map { place in
      var total = 0.0
      for series in sides.group.indices where sides.rows[series][place] >= 0 {
        total += sides.amounts[series][place]
      }
      return total
    }
    let totals = totals
    known = totals.indices.filter { totals[$0] > 0 && totals[$0].isFinite }
    total = sides.group.reduce(0) { $0 + ($1.summary.total ?? 0) }
    guard total > 0, total.isFinite, !known.isEmpty else { return nil }
  }
}
