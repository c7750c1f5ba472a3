import ChartModel
import ChartScales

extension ResolvedChart {
  /// Every fact of the chart, construction first, then series by series, the author's claims last.
  func facts(
    readings: [SeriesReading],
    selected: SelectedPart?,
    authored: AuthoredMarks,
    words: () -> ClaimWords,
    offset: @escaping UTCOffset
  ) -> [Fact] {
    var facts = ConstructionFacts(chart: self, readings: readings).all
    facts += SummaryFacts(chart: self, authored: authored).all
    facts += selected.map { SelectionFacts(selected: $0, offset: offset).all } ?? []
    let plain = readings.filter { ![.rules, .boxes, .histogram, .function].contains($0.shape) }
    facts += OverallFacts(readings: plain).all
    facts += ComparisonFacts(readings: plain).all
    let candles = Candles(of: self)
    facts += CandleFacts(candles: candles, readings: readings).all
    facts += shapes(of: readings)
    let hasRules = readings.contains { $0.shape == .rules }
    let isClaimed =
      hasRules || [title, summary].contains { $0?.isEmpty == false }
      || layers.contains { !$0.annotations.isEmpty }
    let words = isClaimed || ProvisionalFacts.mayTell(of: self) ? words() : ClaimWords()
    for reading in readings {
      facts += RuleFacts(reading: reading).all
      facts += SectorFacts(reading: reading).all
      facts += BoxFacts(reading: reading).all
      facts += FunctionFacts(reading: reading).all
      guard ![.rules, .boxes, .function].contains(reading.shape) else { continue }
      facts += StatisticsFacts(reading: reading).all
      facts += ProvisionalFacts(reading: reading, words: words).all
      if let story = OrderedStory(of: reading, offset: offset) {
        facts += PeriodFacts(story: story).all
        facts += RhythmFacts(story: story).all
        facts += StepFacts(story: story).all
        facts += DirectionFacts(story: story).all
        facts += CourseFacts(story: story).all
        facts += ChangeFacts(story: story).all
      }
      if candles?.layers.contains(reading.layerIndex) != true {
        facts += RangeFacts(reading: reading, offset: offset).all
      }
      facts += RankingFacts(reading: reading).all
      facts += RankDistanceFacts(reading: reading).all
      facts += DivisionFacts(reading: reading).all
      facts += AssociationFacts(reading: reading).all
      facts += ClusterFacts(reading: reading).all
      facts += HistogramFacts(reading: reading).all
      facts += CellFacts(reading: reading)?.all ?? []
      facts += OutlierFacts(reading: reading).all
    }
    facts += RuleRelationFacts(readings: readings, words: words).all
    let known = facts
    facts += AuthorClaims(chart: self, readings: readings, facts: known, words: words).all
    return facts + AuthoredFacts(readings: readings, words: words).all
  }

  /// What is true of the series of each layer together: names beside names, series in a plane.
  private func shapes(of readings: [SeriesReading]) -> [Fact] {
    layers.indices.flatMap { layer -> [Fact] in
      let group = readings.filter { $0.layerIndex == layer }
      return (StripFacts(readings: group)?.all ?? []) + (PlaneFacts(readings: group)?.all ?? [])
    }
  }
}
