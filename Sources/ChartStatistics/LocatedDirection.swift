/// Which way a series goes in one of its thirds, as people say it.
public struct LocatedDirection: Sendable, Equatable, Codable {
  /// The third of the series.
  public let place: SeriesPlace

  /// Which way it goes there; flat below ``leastChange`` of the reference span.
  public let way: SeriesWay

  /// The indices, among the points in the order of x, between which it goes there the farthest.
  public let move: ClosedRange<Int>

  /// The change from the first to the last of ``move``, in units of y.
  public let change: Double

  /// From this share of the reference span on, a change is not flat.
  public static let leastChange = 0.05

  /// The most points whose moves are looked at one by one.
  public static let mostCells = 24
}

/// Which way y goes in the beginning, the middle and the end of a series.
///
/// People name the boldest move, not the average: at the beginning, the largest change from the first
/// value; at the end, the largest change to the last one; in the middle, the largest change between
/// two values whose centre lies there. No move is longer than a third of the series, where each point
/// fills its own step. It is flat below ``LocatedDirection/leastChange`` of `visibleSpan`, the length
/// of the visible value axis, or of the range of y without one. What people call the middle begins
/// a little before the second third: at a quarter of the way from the first to the last point.
///
/// It describes the values that there are, and chance values too go some way everywhere: see
/// ``NeighbourTest``. Above ``LocatedDirection/mostCells`` points the series is averaged in that many equal parts
/// of the count first, since a single value of many is no move; `move` then spans whole parts.
/// Points with a number that is not finite are left out, and the rest is taken in the order of x.
/// Fewer than six points give nothing. O(n log n).
public func locatedDirections(
  x: [Double],
  y: [Double],
  visibleSpan: Double? = nil
) -> [LocatedDirection] {
  let pairs = Pairs(x: x, y: y)
  guard pairs.count >= 6 else { return [] }
  var reference = (pairs.y.max() ?? 0) - (pairs.y.min() ?? 0)
  if let visibleSpan, visibleSpan.isFinite, visibleSpan > 0 { reference = visibleSpan }
  let path = CellPath(pairs, limit: LocatedDirection.mostCells)
  return SeriesPlace.allCases.compactMap { place in
    path.boldestMove(in: place).map { first, last in
      let change = path.y[last] - path.y[first]
      return LocatedDirection(
        place: place,
        way: SeriesWay(of: change, least: LocatedDirection.leastChange * reference),
        move: path.members[first].lowerBound...path.members[last].upperBound - 1,
        change: change
      )
    }
  }
}

/// A series, or the averages of equal parts of it.
private struct CellPath {
  let x: [Double]
  let y: [Double]
  /// The points in each cell.
  let members: [Range<Int>]

  init(_ pairs: Pairs, limit: Int) {
    let members = pairs.cells(atMost: limit)
    x = members.map { meanValue(of: pairs.x[$0]) }
    y = members.map { meanValue(of: pairs.y[$0]) }
    self.members = members
  }

  /// Where the largest change of a third begins and ends; of equal ones the shortest, then the first.
  func boldestMove(in place: SeriesPlace) -> (first: Int, last: Int)? {
    let (start, width) = (x[0], x[x.count - 1] - x[0])
    guard width > 0 else { return nil }
    let step = width / Double(x.count - 1)
    let longest = (width + step) / 3 * (1 + 1e-9)
    var best: (first: Int, last: Int)?
    var largest = -1.0
    var shortest = 0.0
    for first in 0..<(place == .beginning ? 1 : x.count - 1) {
      for last in (place == .end ? x.count - 1 : first + 1)..<x.count {
        let length = x[last] - x[first]
        let centre = (0.5 * (x[first] + x[last]) - start) / width
        guard length <= longest, length > 0 else { continue }
        if place == .middle && !(centre >= 0.25 - 1e-9 && centre <= 2.0 / 3 + 1e-9) { continue }
        let change = abs(y[last] - y[first])
        if change > largest || (change == largest && length < shortest) {
          (best, largest, shortest) = ((first, last), change, length)
        }
      }
    }
    return best
  }
}
