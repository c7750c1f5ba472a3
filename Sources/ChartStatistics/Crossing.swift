/// A place where one of two series overtakes the other.
public struct Crossing: Sendable, Equatable, Codable {
  /// The 0-based index of the last place before it where the two differ.
  public let before: Int

  /// The 0-based index of the first place after it where they differ again.
  public let after: Int

  /// Where straight lines through the values meet, in units of x.
  ///
  /// The middle of the stretch where they run together, if they do so over several places.
  public let place: Double

  /// Whether the first series is the greater one after it.
  public let isUpward: Bool
}

/// The places where straight lines through two series cross, in the order of the columns.
///
/// `x` holds the places, ascending or descending; `first` and `second` the amounts there. Places with a
/// number that is not finite are left out, and the lines run straight on between their neighbours. A
/// touch without overtaking is no crossing. Columns of different lengths are read to the end of the
/// shortest. O(n).
public func crossings(x: [Double], first: [Double], second: [Double]) -> [Crossing] {
  var crossings: [Crossing] = []
  var before: Int?
  var touches: (from: Double, to: Double)?
  for index in 0..<min(x.count, first.count, second.count) {
    let (one, other) = (first[index], second[index])
    guard one.isFinite, other.isFinite, x[index].isFinite else { continue }
    if one == other {
      if before != nil { touches = (touches?.from ?? x[index], x[index]) }
      continue
    }
    if let last = before, (first[last] > second[last]) != (one > other) {
      let place =
        touches.map { midpoint($0.from, $0.to) }
        ?? meeting(x[last], first[last] / 2 - second[last] / 2, x[index], one / 2 - other / 2)
      crossings.append(
        Crossing(before: last, after: index, place: place, isUpward: one > other)
      )
    }
    before = index
    touches = nil
  }
  return crossings
}

/// Where a straight line between two heights of opposite signs is zero.
private func meeting(_ x: Double, _ height: Double, _ next: Double, _ nextHeight: Double) -> Double
{
  let part = abs(height) / (abs(height) + abs(nextHeight))
  return part.isFinite ? x + (next - x) * part : midpoint(x, next)
}
