import ChartModel
import ChartStatistics

/// How two amounts go together, by Spearman's rank correlation where Pearson's bears it out.
///
/// The words: "strong" from 0.7, "moderate" from 0.4, "weak" below, each only with p < 0.05 and where
/// both correlations agree (`ChartStatistics.AssociationFinding`); otherwise "curved" where y
/// turns over x, else "no clear association".
struct AssociationFacts {
  let reading: SeriesReading

  /// Its points, of a scatter series.
  let scatter: ScatterReading?

  /// The association of a scatter series with at least six pairs.
  var all: [Fact] {
    guard let scatter, let finding = AssociationFinding(scatter.points) else { return [] }
    let dimension = scatter.dimension
    let result = finding.spearman
    let isBent = finding.strength == .none && finding.bend != nil
    var quantities: [String: Quantity] = [
      "strength": .term(isBent ? "bent" : finding.strength.rawValue),
      "sign": .term(result.coefficient < 0 ? "negative" : "positive"),
      "correlation": .amount(result.coefficient, unit: nil, format: nil, precision: .decimals(2)),
      "count": .count(scatter.rows.count),
      "x": .name(dimension.name), "y": .name(reading.column.name),
    ]
    quantities.merge(reading.nameQuantity) { $1 }
    quantities.merge(test(finding)?.probability ?? [:]) { $1 }
    let parts = AssociationParts(
      reading: reading,
      scatter: scatter,
      finding: finding
    )
    return [
      Fact(
        reading.kind("association"),
        of: reading.id,
        level: .pattern,
        quantities: quantities,
        evidence: Evidence(
          "spearman(\(dimension.name), \(reading.column.name))",
          rows: reading.allRows,
          test: test(finding),
          derivations: [
            "correlation": "spearman(\(Evidence.column(dimension.name)), \(reading.formulaColumn))",
            "count": "count(\(Evidence.column(dimension.name)) + \(reading.formulaColumn))",
          ]
        ),
        salience: 1
      )
    ] + parts.all
  }

  /// The test of ranks, where it decided: not of a bend, which has a test of its own, nor where it finds an
  /// association that Pearson's correlation does not bear out, since a statement and the test beside it are
  /// to say the same.
  private func test(_ finding: AssociationFinding) -> TestResult? {
    let result = finding.spearman
    guard (finding.strength == .none) == (result.pValue >= 0.05),
      finding.strength != .none || finding.bend == nil
    else { return nil }
    return TestResult(
      method: .spearman,
      statistic: result.coefficient,
      pValue: result.pValue,
      effect: abs(result.coefficient)
    )
  }
}
