import ChartModel
import ChartScales

extension ResolvedChart {
  /// Every fact of the chart, construction first, then series by series.
  func facts(readings: [SeriesReading], offset: @escaping UTCOffset) -> [Fact] {
    var facts = ConstructionFacts(chart: self, readings: readings).all
    facts +=
      OverallFacts(readings: readings.filter { $0.shape != .rules && $0.shape != .boxes }).all
    for reading in readings {
      facts += RuleFacts(reading: reading).all
      facts += SectorFacts(reading: reading).all
      facts += BoxFacts(reading: reading).all
      guard reading.shape != .rules, reading.shape != .boxes else { continue }
      facts += StatisticsFacts(reading: reading).all
      facts += DirectionFacts(reading: reading, offset: offset).all
      facts += RankingFacts(reading: reading).all
      facts += AssociationFacts(reading: reading).all
    }
    return facts
  }
}
