import ChartTestSupport
import ChartVoice
import Testing

/// A law of what numbers may be told.
struct EvidenceLawTests {
  /// The statistics that formulas of facts name; none of them smooths.
  private static let statistics: Set<String> = [
    "abs", "clusters", "count", "days", "discriminant", "domain", "f", "fences", "first",
    "kruskal-wallis", "last", "least-squares", "limit", "mann-kendall", "mann-whitney", "max",
    "mean", "median", "min", "missing", "names", "optimal-partition", "order", "parabola",
    "pearson", "piecewise-linear", "quartiles", "rank", "residual", "sign", "skewness",
    "spearman", "sum", "theil-sen", "theilsen", "turn",
  ]

  @Test func `text never cites a smoothed value`() {
    var functions: Set<String> = []
    var count = 0
    for named in LawCharts.all {
      let data = Self.amounts(of: named.chart)
      for fact in named.chart.tree.facts {
        functions.formUnion(Self.functions(in: fact.evidence.formula))
        guard ["minimum", "maximum", "first", "last"].contains(fact.baseKind),
          case .amount(let value, _, _, _) = fact.quantities["value"]
        else { continue }
        count += 1
        #expect(data.contains(value), "\(named.name): \(fact.id) tells \(value)")
      }
    }
    #expect(functions.isSubset(of: Self.statistics), "\(functions.subtracting(Self.statistics))")
    #expect(count > 200)
  }

  /// Every amount that a mark shows.
  private static func amounts(of chart: AccessibleChart) -> Set<Double> {
    let columns = chart.resolved.layers.flatMap(\.channels.values)
    return Set(columns.flatMap { $0.values.kind == .quantitative ? $0.values.scalars : [] })
  }

  /// The words before an opening bracket.
  private static func functions(in formula: String) -> [String] {
    formula.split(separator: "(").dropLast().compactMap { part in
      let name = String(part.reversed().prefix { $0.isLetter || $0 == "-" }.reversed())
      return name.isEmpty || name == "-" ? nil : name
    }
  }
}
