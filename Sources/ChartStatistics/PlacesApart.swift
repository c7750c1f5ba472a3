/// The places of values that lie apart from the course of a series, rising.
///
/// A value's neighbours are the two before and the two after. It lies apart if it is far from their median
/// by the rule of ``Outliers``, and if nothing that the course makes likely comes near it, by a share of the
/// range that can be seen: neither that median, as on a line or a curve, nor the mean of the two on one
/// side, as beside a step. The two values at either end have neighbours on one side alone, from which a
/// slope parts them: they are not judged. Values that are not finite are skipped, and so are they as
/// neighbours. O(n).
public func placesApart(in values: [Double]) -> [Int] {
  let finite = values.indices.filter { values[$0].isFinite }
  var residuals = [Double](repeating: .nan, count: values.count)
  var distances = [Double](repeating: 0, count: values.count)
  for (position, place) in finite.enumerated() {
    let near = max(0, position - 2)...min(finite.count - 1, position + 2)
    let neighbours = near.filter { $0 != position }.map { values[finite[$0]] }
    residuals[place] = values[place] - (median(of: neighbours) ?? 0)
    guard neighbours.count == 4 else { continue }
    let before = values[place] - (neighbours[0] + neighbours[1]) / 2
    let after = values[place] - (neighbours[2] + neighbours[3]) / 2
    distances[place] = min(abs(residuals[place]), abs(before), abs(after))
  }
  guard let found = Outliers(of: residuals) else { return [] }
  let judged = finite.map { values[$0] }
  let range = (judged.max() ?? 0) - (judged.min() ?? 0)
  return found.places.filter { distances[$0] > 0 && distances[$0] >= leastShareApart * range }
}

/// The least distance of a value that lies apart, as a share of the range of the values.
private let leastShareApart = 0.25
