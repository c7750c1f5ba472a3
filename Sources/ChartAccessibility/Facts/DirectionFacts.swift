import ChartModel
import ChartScales
import ChartStatistics

/// Which way a series went along its order, claimed only when a test and the size of the change agree.
///
/// The words that the verdicts earn: "rose" and "fell" need Mann–Kendall p < 0.05 and a Theil–Sen change
/// over the whole span of at least a tenth of the visible axis; with the test alone "rose slightly";
/// without it "no clear trend". See `ChartStatistics.direction(x:y:visibleSpan:)`.
struct DirectionFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }

  /// The direction of an ordered series, or nothing where order means nothing or too little is known.
  ///
  /// That totals have no clear trend is not said beside a trend of what they are a day.
  var all: [Fact] {
    if story.finding.verdict == .noClearTrend, PeriodFacts(story: story).hasDailyTrend { return [] }
    let means = story.means
    guard means.means.count > 1, reading.summary.minimum?.value != reading.summary.maximum?.value
    else { return [] }
    let finding = story.finding
    var quantities: [String: Quantity] = [
      "direction": .term(finding.verdict.rawValue),
      "measure": .name(reading.column.name),
      "dimension": .name(reading.layer.dimension?.name ?? ""),
      "places": .count(means.means.count),
    ]
    quantities.merge(reading.nameQuantity) { $1 }
    if let slope = finding.slope {
      let step = means.slopeStep
      quantities["slope"] = .difference(
        abs(slope.slope) * step.units,
        of: reading.column,
        .computed
      )
      quantities["step"] = .term(step.unit?.rawValue ?? "amount")
    }
    quantities.merge(TestResult(deciding: finding)?.probability ?? [:]) { $1 }
    quantities["grouping"] = .term(means.isGrouped ? means.unit?.rawValue ?? "bin" : "none")
    quantities.merge(change(means)) { $1 }
    return [fact(finding, quantities, derivations(means, quantities))]
  }

  /// How the numbers follow from the marks; told by units or bins, the series has no formula of its own.
  private func derivations(
    _ means: OrderedMeans,
    _ quantities: [String: Quantity]
  ) -> [String: String] {
    guard !means.isGrouped, let dimension = reading.layer.dimension else { return [:] }
    let group = story.partial == nil ? "" : "[full]"
    let column = reading.formulaColumn + group
    var derivations: [String: String] = [:]
    // Where places are shared the direction goes by their averages, which no formula takes.
    guard reading.series.duplicatePlaces == 0 else { return derivations }
    if quantities["slope"] != nil, story.finding.rhythm == nil {
      let units = means.slopeStep.units
      let slope = "abs(theilsen(\(Evidence.column(dimension.name))\(group), \(column)))"
      derivations["slope"] = units == 1 ? slope : "\(units) * \(slope)"
    }
    derivations["places"] = "count(\(column))"
    derivations["first"] = "\(reading.isDescending ? "last" : "first")(\(column))"
    derivations["last"] = "\(reading.isDescending ? "first" : "last")(\(column))"
    return derivations
  }

  private func fact(
    _ finding: DirectionFinding,
    _ quantities: [String: Quantity],
    _ derivations: [String: String]
  ) -> Fact {
    // A step tells where the change is; the direction then says no more.
    let hasStep = !story.steps.isEmpty
    let isClear = [.rises, .falls].contains(finding.verdict)
    return Fact(
      reading.kind("direction"),
      of: reading.id,
      level: .pattern,
      quantities: quantities,
      evidence: Evidence(
        "mann-kendall(\(reading.column.name)), theil-sen(\(reading.column.name))",
        rows: reading.allRows,
        test: TestResult(deciding: finding),
        derivations: derivations,
        groups: story.partial == nil ? [:] : ["full": story.fullMarks]
      ),
      salience: hasStep ? 0.6 : isClear ? 1 : story.rhythm == nil ? 0.75 : 0.6
    )
  }

  /// The first and last value, for series too short to test; averages where places are shared.
  private func change(_ means: OrderedMeans) -> [String: Quantity] {
    guard let first = means.means.first, let last = means.means.last else { return [:] }
    let isShared = reading.series.duplicatePlaces > 0
    let told = { (value: Double) -> Quantity in
      isShared ? .derived(value, of: reading.column) : reading.datum(value)
    }
    return ["first": told(first), "last": told(last)]
  }
}

extension TestResult {
  /// The test that decided on a direction; `nil` where something else did, since a statement and the test
  /// beside it are to say the same.
  init?(deciding finding: DirectionFinding) {
    guard finding.isDecidedByTest, let test = finding.test else { return nil }
    self.init(
      method: finding.rhythm == nil ? .mannKendall : .seasonalMannKendall,
      statistic: test.z,
      pValue: test.pValue,
      effect: finding.effect,
      varianceInflation: test.varianceInflation > 1 ? test.varianceInflation : nil
    )
  }

  /// The p-value as a quantity of a fact.
  var probability: [String: Quantity] { pValue.map { ["probability": .probability($0)] } ?? [:] }
}
