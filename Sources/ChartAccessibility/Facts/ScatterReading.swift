import ChartModel
import ChartStatistics

/// The points of a scatter series, read once for everything that is told of them.
struct ScatterReading {
  /// The column of x.
  let dimension: Column

  /// The marks with both amounts, as rows of the layer from 0, along x; of very many in the order of the
  /// data, which are read faster so.
  let rows: [Int32]

  /// Their amounts; places of the points count in ``rows``.
  let points: PlanePoints

  /// `nil` for any other chart.
  init?(of reading: SeriesReading) {
    guard reading.shape == .scatter, let dimension = reading.layer.dimension else { return nil }
    let places = dimension.values.scalars
    let amounts = reading.amounts
    let all = reading.rowsInMemory
    self.dimension = dimension
    if all.count == amounts.count, all.count > PlanePoints.exactLimit {
      let points = PlanePoints(x: places, y: amounts)
      if points.count == all.count {
        (rows, self.points) = (all, points)
        return
      }
    }
    let found = all.filter { !amounts[Int($0)].isNaN && !places[Int($0)].isNaN }
    rows = found
    points = PlanePoints(
      x: found.map { places[Int($0)] },
      y: found.map { amounts[Int($0)] }
    )
  }
}

extension ResolvedSeries {
  /// The rows of the series; of very many in the order of the layer's rows, `count` in all.
  func rowsInMemory(of count: Int) -> [Int32] {
    guard rows.count > PlanePoints.exactLimit else { return rows }
    if rows.count == count { return (0..<Int32(count)).map { $0 } }
    var isOwn = [Bool](repeating: false, count: count)
    for row in rows { isOwn[Int(row)] = true }
    var own: [Int32] = []
    own.reserveCapacity(rows.count)
    for row in isOwn.indices where isOwn[row] { own.append(Int32(row)) }
    return own
  }
}
