import ChartModel
import ChartScales

extension ResolvedChart {
  /// Every fact of the chart, construction first, then series by series.
  func facts(readings: [SeriesReading], offset: @escaping UTCOffset) -> [Fact] {
    var facts = ConstructionFacts(chart: self, readings: readings).all
    facts +=
      OverallFacts(readings: readings.filter { $0.shape != .rules && $0.shape != .boxes }).all
    facts += shapes(of: readings)
    for reading in readings {
      facts += RuleFacts(reading: reading).all
      facts += SectorFacts(reading: reading).all
      facts += BoxFacts(reading: reading).all
      guard reading.shape != .rules, reading.shape != .boxes else { continue }
      facts += StatisticsFacts(reading: reading).all
      facts += DirectionFacts(reading: reading, offset: offset).all
      facts += RankingFacts(reading: reading).all
      facts += AssociationFacts(reading: reading).all
      facts += ClusterFacts(reading: reading).all
      facts += HistogramFacts(reading: reading).all
      facts += CellFacts(reading: reading)?.all ?? []
      facts += OutlierFacts(reading: reading).all
    }
    return facts
  }

  /// What is true of the series of each layer together: names beside names, series in a plane.
  private func shapes(of readings: [SeriesReading]) -> [Fact] {
    layers.indices.flatMap { layer -> [Fact] in
      let group = readings.filter { $0.layerIndex == layer }
      return (StripFacts(readings: group)?.all ?? []) + (PlaneFacts(readings: group)?.all ?? [])
    }
  }
}
