import ChartModel
import ChartScales

extension ResolvedChart {
  /// Every fact of the chart, construction first, then series by series.
  func facts(readings: [SeriesReading], offset: @escaping UTCOffset) -> [Fact] {
    var facts = ConstructionFacts(chart: self, readings: readings).all
    facts +=
      OverallFacts(readings: readings.filter { ![.rules, .boxes, .function].contains($0.shape) })
      .all
    for reading in readings {
      facts += RuleFacts(reading: reading).all
      facts += SectorFacts(reading: reading).all
      facts += BoxFacts(reading: reading).all
      facts += FunctionFacts(reading: reading).all
      guard ![.rules, .boxes, .function].contains(reading.shape) else { continue }
      facts += RangeFacts(reading: reading).all
      facts += StatisticsFacts(reading: reading).all
      facts += DirectionFacts(reading: reading, offset: offset).all
      facts += RankingFacts(reading: reading).all
      facts += AssociationFacts(reading: reading).all
    }
    return facts
  }
}
