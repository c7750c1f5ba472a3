import ChartModel
import ChartScales
import ChartStatistics

/// Where the level of a series changes from one day to the next and stays changed.
struct StepFacts {
  let story: OrderedStory

  private var reading: SeriesReading { story.reading }

  /// One fact a step, in their order; levels are those of like seasons where there is a rhythm.
  var all: [Fact] {
    guard let found = story.levels else { return [] }
    return story.steps.enumerated().map { position, step in
      var fact = self.fact(step, isSeasonal: !found.codes.isEmpty, gain: found.gainOverLevel)
      if position > 0 { fact.id += "-\(position + 1)" }
      return fact
    }
  }

  private func fact(_ step: Steps.Step, isSeasonal: Bool, gain: Double) -> Fact {
    var quantities: [String: Quantity] = [
      "measure": .name(reading.column.name),
      "place": story.place(step.place),
      "before": .derived(step.before, of: reading.column),
      "after": .derived(step.after, of: reading.column),
      "direction": .term(step.after > step.before ? "up" : "down"),
      "seasons": .term(isSeasonal ? story.part?.rawValue ?? "none" : "none"),
      "step": .term(story.means.unit?.rawValue ?? "amount"),
    ]
    let hasShare = step.before > 0 && step.after > 0
    if hasShare { quantities["share"] = .share(abs(step.after / step.before - 1)) }
    return story.fact(
      hasShare ? "step-with-share" : "step",
      quantities,
      Evidence(
        "optimal-partition(\(reading.column.name)\(isSeasonal ? " - season" : ""))",
        rows: reading.allRows,
        test: TestResult(method: .changePoint, statistic: gain, pValue: nil)
      ),
      salience: 0.95
    )
  }
}
