/// What rhythm and level leave of each value of a series, in data units, in the order of the
/// column.
///
/// The season's effect is taken out if there is a rhythm, then the level: that of the steps if
/// there are any, or else a straight line of the median slope if the series goes somewhere, or else
/// the median. `NaN` where a number is not finite or has no season. On what is left, one value can
/// be told to lie apart (see ``Outliers``) that in the column as a whole does not, and the other
/// way round. O(n log n).
public func residuals(x: [Double], y: [Double], seasons: Seasons? = nil) -> [Double] {
  let one = Seasons(codes: [Int32](repeating: 0, count: y.count), period: 1)
  var series = SeasonalSeries(x: x, y: y, seasons: seasons ?? one)
  var effects: [Double]?
  if series.hasThreePeriods, let seasons {
    let decomposition = SeasonalDecomposition(series, columnLength: y.count)
    let isFound = Rhythm(series, decomposition, seasons).isFound
    effects = isFound ? decomposition.effects : nil
  }
  if effects == nil { series = SeasonalSeries(x: x, y: y, seasons: one) }
  let rest = levelled(series, effects, direction(of: series, seasons))
  var column = [Double](repeating: .nan, count: y.count)
  for (place, index) in series.indices.enumerated() { column[index] = rest[place] }
  return column
}

private func direction(of series: SeasonalSeries, _ seasons: Seasons?) -> DirectionFinding {
  guard let seasons, series.codes.count > 1 else { return direction(x: series.x, y: series.y) }
  let codes = series.seasons.map { series.codes[$0] }
  return direction(
    x: series.x,
    y: series.y,
    seasons: Seasons(codes: codes, period: seasons.period, contrast: seasons.contrast)
  )
}

private func levelled(
  _ series: SeasonalSeries,
  _ effects: [Double]?,
  _ direction: DirectionFinding
) -> [Double] {
  if let rest = Steps.residuals(of: series, effects: effects) { return rest }
  var rest = effects.map(series.values(without:)) ?? series.y
  if direction.verdict != .noClearTrend, let slope = direction.slope {
    rest = rest.indices.map { rest[$0] - slope.slope * (series.x[$0] - series.x[0]) }
  }
  let level = median(of: rest) ?? 0
  return rest.map { $0 - level }
}
