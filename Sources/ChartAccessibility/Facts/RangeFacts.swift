import ChartModel
import ChartScales
import ChartStatistics

/// Marks with two ends over an order: how far they reach, how wide they are, and where that goes.
struct RangeFacts {
  let reading: SeriesReading
  let offset: UTCOffset

  /// The facts of a series of ranges with at least one whole range.
  var all: [Fact] {
    guard [.ordered, .nominal].contains(reading.shape), let ranges = Ranges(of: reading) else {
      return []
    }
    return reach(ranges) + widths(ranges) + directions(ranges)
  }

  private func fact(
    _ kind: String,
    _ level: Fact.Level,
    _ quantities: [String: Quantity],
    evidence: Evidence,
    salience: Double
  ) -> Fact {
    Fact(
      reading.kind(kind),
      of: reading.id,
      level: level,
      quantities: quantities.merging(reading.nameQuantity) { $1 },
      evidence: evidence,
      salience: salience
    )
  }

  private func list(_ rows: [Int]) -> Quantity {
    .list(rows.prefix(3).map(reading.place(ofRow:)), omitted: max(0, rows.count - 3))
  }

  // MARK: How far and how wide

  private func reach(_ ranges: Ranges) -> [Fact] {
    guard let least = ranges.lows.min(), let most = ranges.highs.max() else { return [] }
    let low = ranges.rows(where: { ranges.lows[$0] == least })
    let high = ranges.rows(where: { ranges.highs[$0] == most })
    return [
      fact(
        "range-reach",
        .statistics,
        [
          "min": .datum(least, of: ranges.start), "minPlaces": list(low),
          "max": .datum(most, of: ranges.end), "maxPlaces": list(high),
        ],
        evidence: Evidence(
          "min(\(ranges.startName)), max(\(ranges.endName))",
          rows: reading.rows(Array(low.prefix(3) + high.prefix(3))),
          derivations: [
            "min": ranges.isOrdered ? "min(\(ranges.startName))" : ranges.extreme("min"),
            "max": ranges.isOrdered ? "max(\(ranges.endName))" : ranges.extreme("max"),
          ]
        ),
        salience: 0.9
      )
    ]
  }

  private func widths(_ ranges: Ranges) -> [Fact] {
    guard ranges.rows.count > 1, let least = ranges.widths.min(), let most = ranges.widths.max()
    else { return [] }
    let isSame = { (left: Double, right: Double) in abs(left - right) <= 1e-9 * most }
    if isSame(least, most) {
      return [
        fact(
          "range-width-constant",
          .statistics,
          ["value": .datum(most, of: ranges.end)],
          evidence: Evidence(
            "\(ranges.endName) - \(ranges.startName)",
            rows: reading.allRows,
            derivations: ["value": "max(abs(\(ranges.endName) - \(ranges.startName)))"]
          ),
          salience: 0.6
        )
      ]
    }
    let wide = ranges.rows(where: { isSame(ranges.widths[$0], most) })
    let narrow = ranges.rows(where: { isSame(ranges.widths[$0], least) })
    return [
      fact(
        "range-widths",
        .statistics,
        [
          "widest": .datum(most, of: ranges.end), "widestPlaces": list(wide),
          "narrowest": .datum(least, of: ranges.end), "narrowestPlaces": list(narrow),
        ],
        evidence: Evidence(
          "\(ranges.endName) - \(ranges.startName)",
          rows: reading.rows(Array(wide.prefix(3) + narrow.prefix(3))),
          derivations: [
            "widest": "max(abs(\(ranges.endName) - \(ranges.startName)))",
            "narrowest": "min(abs(\(ranges.endName) - \(ranges.startName)))",
          ]
        ),
        salience: 0.75
      )
    ]
  }

  // MARK: Where edges and width go

  private func directions(_ ranges: Ranges) -> [Fact] {
    guard reading.shape == .ordered, reading.series.duplicatePlaces == 0, ranges.rows.count > 2
    else { return [] }
    let edges = [
      ("range-high-direction", ranges.highs, ranges.endName),
      ("range-low-direction", ranges.lows, ranges.startName),
      ("range-width-direction", ranges.widths, "\(ranges.endName) - \(ranges.startName)"),
    ]
    let places = ranges.rows.map(place(ofRow:))
    let span = (ranges.highs.max() ?? 0) - (ranges.lows.min() ?? 0)
    return edges.compactMap { kind, values, formula in
      direction(kind, places, values, ranges.isOrdered ? formula : nil, visibleSpan: span)
    }
  }

  /// Where a range stands, in calendar units along dates.
  private func place(ofRow row: Int) -> Double {
    let dimension = reading.layer.dimension
    let place = dimension?.values.scalars[row] ?? Double(row)
    guard case .dates(_, let unit)? = dimension?.values else { return place }
    return unit.ordinal(of: place, offset: offset)
  }

  private func direction(
    _ kind: String,
    _ places: [Double],
    _ values: [Double],
    _ formula: String?,
    visibleSpan: Double
  ) -> Fact? {
    let finding = ChartStatistics.direction(x: places, y: values, visibleSpan: visibleSpan)
    guard let test = finding.test, let slope = finding.slope,
      ![.constant, .tooFewValues].contains(finding.verdict),
      let first = values.first, let last = values.last
    else { return nil }
    let isClear = finding.verdict != .noClearTrend
    return fact(
      kind,
      .pattern,
      [
        "direction": .term(finding.verdict.rawValue),
        "slope": .derived(abs(slope.slope), of: reading.column),
        "step": .term(step), "dimension": .name(reading.layer.dimension?.name ?? ""),
        "probability": .probability(test.pValue),
        "first": .datum(first, of: reading.column), "last": .datum(last, of: reading.column),
      ],
      evidence: Evidence(
        "mann-kendall(\(formula ?? kind)), theil-sen(\(formula ?? kind))",
        rows: reading.allRows,
        test: TestResult(
          method: .mannKendall,
          statistic: test.z,
          pValue: test.pValue,
          effect: finding.effect,
          varianceInflation: test.varianceInflation > 1 ? test.varianceInflation : nil
        ),
        derivations: derivations(of: formula)
      ),
      salience: isClear ? 0.85 : 0.6
    )
  }

  /// The slope and the ends, where no range runs backwards.
  private func derivations(of formula: String?) -> [String: String] {
    guard let formula, let dimension = reading.layer.dimension else { return [:] }
    let place = Evidence.column(dimension.name)
    return [
      "slope": "abs(theilsen(\(place), \(formula)))", "first": "first(\(formula))",
      "last": "last(\(formula))",
    ]
  }

  private var step: String {
    guard case .dates(_, let unit)? = reading.layer.dimension?.values else { return "amount" }
    return unit.rawValue
  }
}
