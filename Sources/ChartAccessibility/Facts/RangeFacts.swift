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

  private func list(_ rows: [Int]) -> Quantity {
    .list(rows.prefix(3).map(reading.place(ofRow:)), omitted: max(0, rows.count - 3))
  }

  // MARK: How far and how wide

  private func reach(_ ranges: Ranges) -> [Fact] {
    guard let least = ranges.lows.min(), let most = ranges.highs.max() else { return [] }
    let low = ranges.rows(where: { ranges.lows[$0] == least })
    let high = ranges.rows(where: { ranges.highs[$0] == most })
    return [
      reading.fact(
        "range-reach",
        .statistics,
        [
          "min": .datum(least, of: ranges.start), "minPlaces": list(low),
          "max": .difference(most, of: ranges.end), "maxPlaces": list(high),
        ],
        Evidence(
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
        reading.fact(
          "range-width-constant",
          .statistics,
          ["value": .difference(most, of: ranges.end)],
          Evidence(
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
      reading.fact(
        "range-widths",
        .statistics,
        [
          "widest": .difference(most, of: ranges.end), "widestPlaces": list(wide),
          "narrowest": .difference(least, of: ranges.end), "narrowestPlaces": list(narrow),
        ],
        Evidence(
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
    let places = places(of: ranges)
    let span = (ranges.highs.max() ?? 0) - (ranges.lows.min() ?? 0)
    return edges.compactMap { kind, values, formula in
      direction(kind, places, values, ranges.isOrdered ? formula : nil, visibleSpan: span)
    }
  }

  /// Past so many ranges the direction is that of the averages of ``runs`` equal runs of them.
  static let exactLimit = 20_000

  /// How many runs there are then.
  static let runs = 2_000

  /// Where the ranges stand, in calendar units along dates.
  private func places(of ranges: Ranges) -> [Double] {
    let dimension = reading.layer.dimension?.values
    guard let scalars = dimension?.scalars else { return ranges.rows.map(Double.init) }
    let places = ranges.rows.map { scalars[$0] }
    guard case .dates(_, let unit)? = dimension else { return places }
    return places.map { unit.ordinal(of: $0, offset: offset) }
  }

  /// The values, or the averages of equal runs of them where they are many.
  private static func averaged(_ values: [Double]) -> [Double] {
    guard values.count > exactLimit else { return values }
    return (0..<runs).map { run in
      let members = values[run * values.count / runs..<(run + 1) * values.count / runs]
      // Divided first, so that large values stay within the range of `Double`.
      return members.reduce(0) { $0 + $1 / Double(members.count) }
    }
  }

  private func direction(
    _ kind: String,
    _ places: [Double],
    _ values: [Double],
    _ formula: String?,
    visibleSpan: Double
  ) -> Fact? {
    let finding = ChartStatistics.direction(
      x: Self.averaged(places),
      y: Self.averaged(values),
      visibleSpan: visibleSpan
    )
    guard finding.test != nil, let slope = finding.slope,
      ![.constant, .tooFewValues].contains(finding.verdict),
      let first = values.first, let last = values.last
    else { return nil }
    let isClear = finding.verdict != .noClearTrend
    let test = TestResult(deciding: finding)
    return reading.fact(
      kind,
      .pattern,
      [
        "direction": .term(finding.verdict.rawValue),
        "slope": .difference(abs(slope.slope), of: reading.column, .computed),
        "step": .term(step), "dimension": .name(reading.layer.dimension?.name ?? ""),
        "first": .difference(first, of: reading.column),
        "last": .difference(last, of: reading.column),
      ].merging(test?.probability ?? [:]) { $1 },
      Evidence(
        "mann-kendall(\(formula ?? kind)), theil-sen(\(formula ?? kind))",
        rows: reading.allRows,
        test: test,
        derivations: derivations(of: formula, isExact: values.count <= Self.exactLimit)
      ),
      salience: isClear ? 0.85 : 0.6
    )
  }

  /// The slope, unless it is that of averages, and the ends, where no range runs backwards.
  private func derivations(of formula: String?, isExact: Bool) -> [String: String] {
    guard let formula, let dimension = reading.layer.dimension else { return [:] }
    let place = Evidence.column(dimension.name)
    let ends = ["first": "first(\(formula))", "last": "last(\(formula))"]
    return isExact
      ? ends.merging(["slope": "abs(theilsen(\(place), \(formula)))"]) { $1 } : ends
  }

  private var step: String {
    guard case .dates(_, let unit)? = reading.layer.dimension?.values else { return "amount" }
    return unit.rawValue
  }
}
