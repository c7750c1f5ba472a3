import ChartAccessibility
import ChartCommands
import ChartLocalization
import ChartModel
import ChartScales
import ChartTestSupport
import ChartVoice
import Testing

@testable import ChartVerification  // The columns of a chart have no other door.

struct FormulaTests {
  private func value(_ text: String) throws -> Double {
    let chart = try AccessibleChart(MinimalChart.daily([3, .nan, 1, 1, 5]))
    let checker = FactChecker(chart.tree, offset: ProvenCharts.utc)
    let fact = Fact(
      "test",
      of: NodeID.chart.child("series", 1),
      level: .statistics,
      quantities: [:],
      evidence: Evidence(
        "",
        rows: .rows([], total: 0),
        groups: ["ends": .marks([1, 5], layer: 0)]
      ),
      salience: 0
    )
    return try checker.value(of: text, for: fact)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("-2 - -3", 1), ("8 / 2 / 2", 2), ("1e3 - 1", 999),
    ("min(sales)", 1), ("max(sales)", 5), ("sum(sales)", 10), ("mean(sales)", 2.5),
    ("median(sales)", 2), ("count(sales)", 4), ("missing(sales)", 1), ("first(sales)", 3),
    ("last(sales)", 5), ("quantile(sales, 0.25)", 1), ("abs(1 - sales[5])", 4),
    ("sum(sales[ends])", 8), ("sum(sales[`ends`]) / sum(`sales`)", 0.8),
    ("sum(sales = min(sales))", 2), ("rank(sales[1])", 2), ("sum(sales >= 3)", 2),
    ("max(sales - 1)", 4), ("sd(sales[ends])", 1.4142135623730951),
  ])
  func `a formula comes to what its grammar says`(text: String, expected: Double) throws {
    #expect(isClose(try value(text), expected))
  }

  @Test(arguments: [
    "", "1 +", "min(", "min(sales", "sales[", "sales[0]", "sales[9]", "sales[none]", "profit",
    "f(1)",
    "min(1)", "sales", "1 2", "`open", "min(sales,)", "quantile(sales)", "1..2", "=", "rank(sales)",
    "spearman(sales, sales[ends])",
  ])
  func `a formula that is none is an error with a reason`(text: String) {
    #expect(throws: FormulaError.self) { try value(text) }
  }

  @Test(arguments: [
    ("count(sales[box])", 3), ("missing(sales[box])", 1), ("median(sales[box])", 4),
    ("max(sales[inside])", 4), ("sum(sales[all])", 20), ("max(sales)", 4),
  ])
  func `a formula reads the amounts that boxes were made from`(
    text: String,
    expected: Double
  )
    throws
  {
    let spec = MinimalChart.named(
      ["a", "b", "a", "a", "b", "a"],
      [2, 1, 9, .nan, 4, 4],
      mark: .box
    )
    let chart = try AccessibleChart(spec)
    let fact = Fact(
      "test",
      of: .chart,
      level: .statistics,
      quantities: [:],
      evidence: Evidence(
        "",
        rows: .rows([], total: 0),
        groups: [
          "box": .source(marks: [1], without: [], layer: 0),
          "inside": .source(marks: [1], without: [3], layer: 0),
          "all": .source(marks: nil, without: [], layer: 0),
        ]
      ),
      salience: 0
    )
    let checker = FactChecker(chart.tree, offset: ProvenCharts.utc)
    #expect(try checker.value(of: text, for: fact) == expected)
    #expect(throws: FormulaError.self) { try checker.value(of: "sum(style[box])", for: fact) }
  }

  @Test
  func `points at one place have no slope between them`() throws {
    let chart = try AccessibleChart(MinimalChart.pairs([1, 1, 2, 3], [0, 10, 4, 6]))
    let fact = try #require(chart.tree.facts.first { $0.subject != .chart })
    let checker = FactChecker(chart.tree, offset: ProvenCharts.utc)
    // Slopes 4, 3, -6, -2, 2: the middle is 2.
    #expect(try checker.value(of: "theilsen(length, weight)", for: fact) == 2)
  }

  @Test
  func `the median slope counts dates in their own unit`() throws {
    let chart = try AccessibleChart(MinimalChart.daily([1, 3, 5, 7, 9, 11, 90]))
    let fact = try #require(chart.tree.facts.first { $0.kind == "direction" })
    let checker = FactChecker(chart.tree, offset: ProvenCharts.utc)
    #expect(isClose(try checker.value(of: "theilsen(day, sales)", for: fact), 2))
  }

  @Test
  func `brackets are bounded, however many there are`() {
    let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
    #expect(throws: FormulaError.tooDeep(Formula.deepest)) { try value(deep) }
    #expect(throws: FormulaError.self) { try value(String(repeating: "-", count: 100_000)) }
  }

  /// Numbers that are read off the drawing or counted off the axes, and those of a series that is told by
  /// units or bins: they follow from no formula over marks.
  private static let exceptions: Set<String> = [
    // What is drawn: axes' ends, categories, series, grid.
    "type", "axis-amounts", "axis-names", "legend",
    // Counts of places rather than of marks.
    "shared-places", "places-not-compared", "several-lead-changes",
    // Found by an optimal partition, which is no formula.
    "step", "step-with-share",
    // Rest on a column that is not drawn, and on the lengths of months.
    "partial-period", "daily-rate",
    // A list, one number a period.
    "period-totals",
    // Rest on what the author wrote.
    "authored-mismatch", "authored-texts",
    // Found by least squares, by splitting groups, by counting leaders: no formula over marks.
    "association-bend", "clusters", "cells-top-rows", "cells-top-columns", "box-overlap", "curve",
    // How many runs of empty bins there are.
    "bins-gap",
  ]

  /// Facts of functions rest on the function between and beyond its marks: its zeros, turns and limits are
  /// those of the function, to more digits than any mark has.
  private static func isException(_ kind: String) -> Bool {
    exceptions.contains(kind) || kind.hasPrefix("function-")
  }

  /// Numbers without a formula among others that have one: a slope of like seasons, ties of changes.
  private static let numbersWithoutFormula: Set<String> = [
    "direction.slope", "selection-direction.slope", "largest-rise.ties", "largest-fall.ties",
    "association-slope.step",
    "association-slope-without.step", "bins-common.limit", "bins-skew.limit", "cells-empty.all",
    "cells-empty.empty",
    // How many series or names there are of a kind; of boxes it is a count of marks.
    "several-leads.leaders", "several-leads.otherCount", "strip-medians.leaders",
    // The place of a part among the parts, each of which may be several marks.
    "part-rank.rank", "part-rank.count",
  ]

  @Test
  func `every number of a fact follows from the marks by its formula`() throws {
    var checked = 0
    for example in ProvenCharts.all {
      let tree = example.tree
      let checker = FactChecker(tree, offset: ProvenCharts.utc)
      for fact in tree.facts {
        for finding in checker.findings(of: fact) {
          checked += 1
          #expect(
            finding.holds,
            "\(finding) of \(fact.kind) in \(example.name)"
          )
        }
        let base = fact.kind.replacing("-of-series", with: "")
        let kind = base.hasPrefix("type-") ? "type" : base
        guard !Self.isException(kind) else { continue }
        for (name, quantity) in fact.quantities where quantity.isNumber {
          if Self.numbersWithoutFormula.contains("\(base).\(name)") { continue }
          // Several values at one place: the direction goes by their means.
          if fact.kind.hasPrefix("direction"), name != "slope",
            fact.evidence.derivations[name] == nil,
            tree.chart.layers.contains(where: { $0.series.contains { $0.duplicatePlaces > 0 } })
          {
            continue
          }
          #expect(
            fact.evidence.derivations[name] != nil,
            "\(fact.kind) has no formula of \(name) in \(example.name)"
          )
        }
      }
    }
    #expect(checked > 1_000)
  }

  @Test
  func `a number that was tampered with does not follow`() throws {
    let demo = try #require(DemoChart.all.first)
    let chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    let checker = FactChecker(chart.tree, offset: ProvenCharts.utc)
    var fact = try #require(chart.tree.facts.first { $0.kind == "mean" })
    #expect(checker.findings(of: fact).allSatisfy { $0.holds })
    fact.quantities["value"] = .amount(766, unit: nil, format: nil, precision: .exact)
    #expect(checker.findings(of: fact).contains { !$0.holds })
  }
}

extension Quantity {
  fileprivate var isNumber: Bool {
    switch self {
    case .amount, .count, .share: true
    default: false
    }
  }
}
