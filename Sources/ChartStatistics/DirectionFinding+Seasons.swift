/// Finds the direction of y over x, comparing like seasons with one another if they make a rhythm.
///
/// A rhythm hides a direction, and a part of a period at either end can feign one. Where
/// ``rhythm(x:y:seasons:)`` finds one, the test is the seasonal Mann–Kendall test and the slope the
/// median slope between values of one season; points without a season are then left out. Without a
/// rhythm the finding is that of `direction(x:y:visibleSpan:)`. The verdict follows the same rule
/// either way.
///
/// From ``DirectionFinding/leastDependentCount`` values on, values that resemble their neighbours
/// count for less, as they do without seasons; the resemblance is measured on what seasons and
/// steps leave, or seasons and slope where there is no step. O(n log n).
public func direction(
  x: [Double],
  y: [Double],
  seasons: Seasons,
  visibleSpan: Double? = nil
) -> DirectionFinding {
  let series = SeasonalSeries(x: x, y: y, seasons: seasons)
  guard series.count >= DirectionFinding.leastCount, series.hasThreePeriods else {
    return direction(x: x, y: y, visibleSpan: visibleSpan)
  }
  let decomposition = SeasonalDecomposition(series, columnLength: y.count)
  let rhythm = Rhythm(series, decomposition, seasons)
  guard rhythm.isFound, let slope = TheilSen(series.groups) else {
    return direction(x: x, y: y, visibleSpan: visibleSpan)
  }
  let inflation = varianceInflation(of: series, decomposition.effects, slope)
  return DirectionFinding(
    of: Pairs(x: series.x, y: series.values(without: decomposition.effects)),
    test: MannKendall(series.groups, varianceInflation: inflation),
    slope: slope,
    visibleSpan: visibleSpan,
    rhythm: rhythm
  )
}

private func varianceInflation(
  of series: SeasonalSeries,
  _ effects: [Double],
  _ slope: TheilSen
) -> Double {
  guard series.count >= DirectionFinding.leastDependentCount else { return 1 }
  if let rest = Steps.residuals(of: series, effects: effects) {
    return SerialDependence(Pairs(x: series.x, y: rest), slope: 0).varianceInflation
  }
  let adjusted = series.values(without: effects)
  return SerialDependence(Pairs(x: series.x, y: adjusted), slope: slope.slope).varianceInflation
}
