import ChartModel
import ChartScales
import ChartStatistics

/// What is true of a selection against the whole that it is of.
struct SelectionFacts {
  let selected: SelectedPart
  let offset: UTCOffset

  /// So many series are told one by one.
  private static let seriesLimit = 4

  /// What is selected first, then each series' average, total, extremes and direction.
  var all: [Fact] {
    if let only = selected.parts.first, selected.parts.count == 1, only.series.rows.count == 1,
      only.summary.count == 1
    {
      if Self.hasAmounts(only) { return [single(only, of: selected.wholes[0])] }
      if let range = range(only, of: selected.wholes[0]) { return [range] }
    }
    return [extent]
      + zip(selected.parts, selected.wholes).prefix(Self.seriesLimit).flatMap { part, whole in
        // All of it says nothing of itself.
        part.summary.count == 0 || part.summary.count == whole.summary.count
          ? [] : statistics(of: part, whole)
      }
  }

  // MARK: What is selected

  private var extent: Fact {
    var quantities: [String: Quantity] = [
      "count": .count(selected.count), "all": .count(selected.all),
      "measure": .name(selected.measure.name),
    ]
    if !selected.parts.isEmpty { quantities["what"] = selected.extent }
    let column = Evidence.column(selected.column.name)
    let count = selected.isBinned ? "sum" : "count"
    return Fact(
      selected.parts.isEmpty ? "selection-none" : "selection",
      of: .selection,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(
        "count(\(column)) of the selection",
        rows: selected.parts.first.map { part in
          part.rows(selected.parts.flatMap(\.series.rows).prefix(64).map(Int.init))
        } ?? .rows([], total: 0),
        derivations: [
          "count": "\(count)(\(column)[selected])", "all": "\(count)(\(column)[all])",
        ],
        groups: ["selected": selected.marks, "all": selected.allMarks]
      ).withinReason,
      salience: 1
    )
  }

  /// One mark read whole: its value, its place among all, and how it compares with their average.
  private func single(_ part: SeriesReading, of whole: SeriesReading) -> Fact {
    let row = Int(part.series.rows[0])
    let value = part.amounts[row]
    let mark = "\(part.formulaColumn)[\(row + 1)]"
    let all = "\(part.formulaColumn)[all]"
    let greater = whole.series.rows.count { whole.amounts[Int($0)] > value }
    var quantities: [String: Quantity] = [
      "place": part.place(ofRow: row), "value": part.datum(value),
      "measure": .name(part.column.name),
      "rank": .count(greater + 1), "all": .count(whole.summary.count),
    ]
    var derivations = [
      "value": mark, "rank": "1 + sum(\(all) > \(mark))", "all": "count(\(all))",
    ]
    quantities["side"] = .term("none")
    if Self.hasAverage(whole), let mean = whole.summary.mean {
      quantities.merge(against(mean, value, of: whole.column)) { $1 }
      derivations["whole"] = "mean(\(all))"
      derivations["difference"] = "abs(\(mark) - mean(\(all)))"
    }
    quantities["hasShare"] = .term("no")
    if whole.hasMeaningfulTotal, let total = whole.summary.total, total > 0 {
      quantities["hasShare"] = .term("yes")
      quantities["share"] = .share(value / total)
      derivations["share"] = "\(mark) / sum(\(all))"
    }
    return fact("selection-value", part, whole, quantities, "rank(\(mark))", derivations, 1)
  }

  /// One mark between two amounts.
  private func range(_ part: SeriesReading, of whole: SeriesReading) -> Fact? {
    guard let low = part.layer.measureStart, let high = part.layer.measureEnd else { return nil }
    let row = Int(part.series.rows[0])
    let ends = [low, high].map { "\(Evidence.column($0.name))[\(row + 1)]" }
    return fact(
      "selection-range",
      part,
      whole,
      [
        "place": part.place(ofRow: row),
        "from": SeriesReading.value(of: low, row, part.sharing),
        "to": SeriesReading.value(of: high, row, part.sharing),
      ],
      "\(low.name), \(high.name)",
      ["from": ends[0], "to": ends[1]],
      1
    )
  }

  // MARK: What it amounts to

  private func statistics(of part: SeriesReading, _ whole: SeriesReading) -> [Fact] {
    [average(part, whole), total(part, whole), extremes(part, whole), direction(part, whole)]
      .compactMap { $0 }
  }

  /// Whether each mark shows one amount of the data: not counts, medians, both ends of ranges, nor the points
  /// of a function.
  private static func hasAmounts(_ reading: SeriesReading) -> Bool {
    ![.histogram, .boxes, .function, .spans, .instants].contains(reading.shape)
      && !reading.layer.isRange
  }

  private static func hasAverage(_ reading: SeriesReading) -> Bool {
    hasAmounts(reading) && !reading.containsTotal && reading.summary.count > 1
  }

  private func average(_ part: SeriesReading, _ whole: SeriesReading) -> Fact? {
    guard Self.hasAverage(whole), let mean = part.summary.mean, let all = whole.summary.mean
    else { return nil }
    let column = part.formulaColumn
    var quantities = against(all, mean, of: part.column)
    quantities["value"] = .derived(mean, of: part.column)
    return fact(
      "selection-average",
      part,
      whole,
      quantities,
      "mean(\(column)) of the selection",
      [
        "value": "mean(\(column)[selected])", "whole": "mean(\(column)[all])",
        "difference": "abs(mean(\(column)[selected]) - mean(\(column)[all]))",
      ],
      1
    )
  }

  private func total(_ part: SeriesReading, _ whole: SeriesReading) -> Fact? {
    guard whole.shape != .histogram, whole.hasMeaningfulTotal, let total = part.summary.total,
      let all = whole.summary.total, all > 0
    else { return nil }
    let column = part.formulaColumn
    return fact(
      "selection-total",
      part,
      whole,
      [
        "value": .sum(total, of: part.column), "share": .share(total / all),
        "whole": .sum(all, of: part.column),
      ],
      "sum(\(column)) of the selection",
      [
        "value": "sum(\(column)[selected])", "whole": "sum(\(column)[all])",
        "share": "sum(\(column)[selected]) / sum(\(column)[all])",
      ],
      0.95
    )
  }

  private func extremes(_ part: SeriesReading, _ whole: SeriesReading) -> Fact? {
    guard part.summary.count > 1, Self.hasAmounts(part), let least = part.summary.minimum,
      let most = part.summary.maximum, least.value < most.value
    else { return nil }
    let column = part.formulaColumn
    let holdsLeast = least.value == whole.summary.minimum?.value
    let holdsMost = most.value == whole.summary.maximum?.value
    return fact(
      "selection-extremes",
      part,
      whole,
      [
        "min": part.datum(least.value), "minPlaces": part.places(of: least),
        "max": part.datum(most.value), "maxPlaces": part.places(of: most),
        "minIs": .term(holdsLeast ? "all" : "part"), "maxIs": .term(holdsMost ? "all" : "part"),
      ],
      "min, max of the selection",
      ["min": "min(\(column)[selected])", "max": "max(\(column)[selected])"],
      0.9
    )
  }

  /// Which way the selected amounts went, where a test says that they did.
  private func direction(_ part: SeriesReading, _ whole: SeriesReading) -> Fact? {
    guard Self.hasAmounts(part), let story = OrderedStory(of: part, offset: offset),
      let found = DirectionFacts(story: story).all.first,
      case .term(let verdict)? = found.quantities["direction"],
      ["rises", "risesSlightly", "falls", "fallsSlightly"].contains(verdict),
      let slope = found.quantities["slope"], let step = found.quantities["step"]
    else { return nil }
    var fact = fact(
      "selection-direction",
      part,
      whole,
      [
        "direction": .term(verdict), "slope": slope, "step": step,
        "measure": .name(part.column.name),
        "dimension": .name(part.layer.dimension?.name ?? ""),
      ],
      found.evidence.formula,
      found.evidence.derivations["slope"].map { _ in ["slope": self.slope(story)] } ?? [:],
      0.95
    )
    fact.level = .pattern
    fact.evidence.test = found.evidence.test
    if story.partial != nil { fact.evidence.groups["full"] = story.fullMarks }
    return fact
  }

  private func slope(_ story: OrderedStory) -> String {
    let set = story.partial == nil ? "selected" : "full"
    let dimension = Evidence.column(story.reading.layer.dimension?.name ?? "")
    let slope = "abs(theilsen(\(dimension)[\(set)], \(story.reading.formulaColumn)[\(set)]))"
    let units = story.means.slopeStep.units
    return units == 1 ? slope : "\(units) * \(slope)"
  }

  // MARK: Facts

  /// How a value compares with the average of all.
  private func against(_ mean: Double, _ value: Double, of column: Column) -> [String: Quantity] {
    let isSame = abs(value - mean) <= 1e-9 * max(abs(value), abs(mean))
    return [
      "whole": .derived(mean, of: column),
      "difference": .difference(abs(value - mean), of: column, .computed),
      "side": .term(isSame ? "same" : value > mean ? "above" : "below"),
    ]
  }

  private func fact(
    _ kind: String,
    _ part: SeriesReading,
    _ whole: SeriesReading,
    _ quantities: [String: Quantity],
    _ formula: String,
    _ derivations: [String: String],
    _ salience: Double
  ) -> Fact {
    let rows = part.series.rows.map(Int.init)
    return part.fact(
      kind,
      .statistics,
      quantities,
      Evidence(
        formula,
        rows: part.rows(Array(rows.prefix(64)), total: rows.count),
        derivations: derivations,
        groups: [
          "selected": .marks(rows.map { $0 + 1 }, layer: part.layerIndex),
          "all": .series(whole.nodeNumber),
        ]
      ).withinReason,
      salience: salience
    )
  }
}
