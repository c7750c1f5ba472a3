/// What lies apart from the course of a series: each value less what its neighbours are like.
///
/// The neighbours are the two values before and the two after; their median is the value that the
/// course makes likely, whatever the course: a line, a curve, a step. At the ends there are fewer. A
/// value far from it, by the rule of ``Outliers``, is one that the course does not explain.
///
/// Values that are not finite are skipped, and so are they as neighbours. `nil` where ``Outliers`` finds
/// no typical distance. Places are those of `values`. O(n).
public func seriesOutliers(of values: [Double]) -> Outliers? {
  let finite = values.indices.filter { values[$0].isFinite }
  guard finite.count >= Outliers.leastCount else { return nil }
  var residuals = [Double](repeating: .nan, count: values.count)
  for (position, place) in finite.enumerated() {
    let near = max(0, position - 2)...min(finite.count - 1, position + 2)
    let neighbours = near.filter { $0 != position }.map { values[finite[$0]] }
    residuals[place] = values[place] - (median(of: neighbours) ?? 0)
  }
  return Outliers(of: residuals)
}
