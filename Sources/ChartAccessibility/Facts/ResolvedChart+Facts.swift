import ChartModel
import ChartScales

extension ResolvedChart {
  /// Every fact of the chart, construction first, then series by series.
  func facts(readings: [SeriesReading], offset: @escaping UTCOffset) -> [Fact] {
    var facts = ConstructionFacts(chart: self, readings: readings).all
    facts += OverallFacts(readings: readings.filter { $0.shape != .rules }).all
    for reading in readings {
      facts += RuleFacts(reading: reading).all
      guard reading.shape != .rules else { continue }
      facts += StatisticsFacts(reading: reading).all
      if let story = OrderedStory(of: reading, offset: offset) {
        facts += PeriodFacts(story: story).all
        facts += RhythmFacts(story: story).all
        facts += StepFacts(story: story).all
        facts += DirectionFacts(story: story).all
        facts += ChangeFacts(story: story).all
      }
      facts += RankingFacts(reading: reading).all
      facts += AssociationFacts(reading: reading).all
    }
    return facts
  }
}
