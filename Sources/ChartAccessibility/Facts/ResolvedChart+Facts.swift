import ChartModel
import ChartScales
import ChartStatistics

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
    let plain = readings.filter { !Self.untold.contains($0.shape) }
    let boxes = Dictionary(grouping: readings, by: \.layerIndex)
      .compactMapValues { BoxGroups(readings: $0) }
    let scatters = readings.map { ScatterReading(of: $0) }
    facts += OverallFacts(readings: plain, boxes: boxes).all
    facts += ComparisonFacts(readings: plain).all
    facts += PartsOfOneFacts(of: readings)?.all ?? []
    facts += SpanFacts(of: readings, in: self, offset: offset)?.all ?? []
    let candles = Candles(of: self)
    facts += CandleFacts(candles: candles, readings: readings).all
    facts += shapes(of: readings, boxes, scatters)
    let hasRules = readings.contains { $0.shape == .rules }
    let isClaimed =
      hasRules || [title, summary].contains { $0?.isEmpty == false }
      || layers.contains { !$0.annotations.isEmpty }
    let words = isClaimed || ProvisionalFacts.mayTell(of: self) ? words() : ClaimWords()
    for (reading, scatter) in zip(readings, scatters) {
      facts += RuleFacts(reading: reading).all
      facts += SectorFacts(reading: reading).all
      facts += BoxFacts(reading: reading).all
      facts += FunctionFacts(reading: reading).all
      facts += InstantFacts(reading: reading).all
      guard ![.rules, .boxes, .function, .bands, .spans, .instants].contains(reading.shape) else {
        continue
      }
      // Points that are all in the plane were put in order there.
      let isInPlane = scatter?.points.count == reading.summary.count
      let box = isInPlane ? nil : reading.box
      let median = isInPlane ? scatter?.points.medianOfY : box?.median
      var edge = reading
      edge.tellsEdge = true
      facts += StatisticsFacts(reading: edge, median: median).all
      facts += SpreadAlongFacts(reading: reading, box: box).all
      facts += ProvisionalFacts(reading: reading, words: words).all
      if let story = OrderedStory(of: edge, offset: offset) {
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
      let ranked = RankedNames(of: reading)
      facts += RankingFacts(reading: reading, ranked: ranked).all
      facts += RankDistanceFacts(reading: reading, ranked: ranked).all
      facts += DivisionFacts(reading: reading, ranked: ranked).all
      facts += AssociationFacts(reading: reading, scatter: scatter).all
      facts += ClusterFacts(reading: reading, scatter: scatter).all
      facts += HistogramFacts(reading: reading).all
      facts += CellFacts(reading: reading)?.all ?? []
      facts += OutlierFacts(reading: edge, box: box).all
    }
    facts += ReferenceBandFacts(readings: readings).all
    facts += RuleRelationFacts(readings: readings, words: words).all
    let known = facts
    facts += AuthorClaims(chart: self, readings: readings, facts: known, words: words).all
    return facts + AuthoredFacts(readings: readings, words: words).all
  }

  /// The shapes whose series are not told together as amounts at places.
  private static let untold: Set<ChartShape> = [
    .rules, .boxes, .histogram, .function, .parts, .spread, .spans, .instants, .bands,
  ]

  /// What is true of the series of each layer together: names beside names, series in a plane.
  private func shapes(
    of readings: [SeriesReading],
    _ boxes: [Int: BoxGroups],
    _ scatters: [ScatterReading?]
  ) -> [Fact] {
    layers.indices.flatMap { layer -> [Fact] in
      let group = zip(readings, scatters).filter { $0.0.layerIndex == layer }
      return (boxes[layer].map { StripFacts(view: $0).all } ?? [])
        + (PlaneFacts(of: group)?.all ?? [])
    }
  }
}
