import ChartModel
import ChartStatistics

/// Which amounts of a series stand apart from the others, or only just do not.
///
/// Tukey's fences: one and a half times the length of the middle half beyond it. Told in full
/// descriptions only; a series needs eight amounts, half of which differ.
struct OutlierFacts {
  let reading: SeriesReading

  /// What the series' amounts are like; `nil` without any.
  let box: BoxSummary?

  /// One fact: the outliers, the nearest miss, or that there are none.
  var all: [Fact] {
    guard [.ordered, .nominal].contains(reading.shape), reading.summary.count >= 8,
      let box, box.length > 0
    else { return [] }
    if !box.outliers.isEmpty { return [outliers(box)] }
    return [box.nearMiss.map { nearMiss($0, box) } ?? none]
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    rows: RowSet,
    derivations: [String: String] = [:],
    salience: Double
  ) -> Fact {
    reading.fact(
      kind,
      .statistics,
      quantities,
      Evidence(
        "fences(\(reading.column.name))",
        rows: rows,
        derivations: derivations
      ),
      salience: salience
    )
  }

  private func outliers(_ box: BoxSummary) -> Fact {
    let rows = box.outliers.map(Int.init)
    let listed = rows.prefix(6).map {
      Quantity.noted(reading.place(ofRow: $0), reading.datum(reading.amounts[$0]))
    }
    return fact(
      "outliers",
      ["count": .count(rows.count), "places": .list(listed, omitted: rows.count - listed.count)],
      rows: reading.rows(Array(rows.prefix(64)), total: rows.count),
      derivations: [
        "count":
          "sum(\(column) < \(limit(isHigh: false))) + sum(\(column) > \(limit(isHigh: true)))"
      ],
      salience: 0.4
    )
  }

  private func nearMiss(_ side: BoxSummary.NearMiss, _ box: BoxSummary) -> Fact {
    let isHigh = side == .high
    let value = isHigh ? box.maximum : box.minimum
    let extreme = isHigh ? reading.summary.maximum : reading.summary.minimum
    let places = extreme.map { reading.places(of: $0) } ?? .list([], omitted: 0)
    return fact(
      "outliers-near-limit",
      [
        "side": .term(side.rawValue), "value": reading.datum(value), "places": places,
        "limit": .derived(isHigh ? box.fences.upper : box.fences.lower, of: reading.column),
      ],
      rows: reading.rows(extreme?.positions ?? []),
      derivations: [
        "value": "\(isHigh ? "max" : "min")(\(column))",
        "limit": limit(isHigh: isHigh),
      ],
      salience: 0.4
    )
  }

  private var column: String { reading.formulaColumn }

  /// The limit beyond which an amount stands apart, as a formula.
  private func limit(isHigh: Bool) -> String {
    let (low, high) = ("quantile(\(column), 0.25)", "quantile(\(column), 0.75)")
    return isHigh ? "\(high) + 1.5 * (\(high) - \(low))" : "\(low) - 1.5 * (\(high) - \(low))"
  }

  private var none: Fact {
    fact("outliers-none", [:], rows: reading.allRows, salience: 0.2)
  }
}
