import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct RuleFactTests {
  private static let words = ClaimWords([.average: ["average", "mean"], .median: ["median"]])

  private func facts(
    _ amounts: [Double],
    _ rule: Double,
    label: String = "Average",
    mark: Mark = .line
  ) throws -> [Fact] {
    var spec = MinimalChart.daily(amounts, mark: mark)
    spec.layers.append(
      MarkLayer(.rule, channels: [.y: Column(label, values: .numbers([rule]))])
    )
    return AccessibilityTree(
      of: try spec.resolved(offset: utc),
      words: { Self.words },
      offset: utc
    ).facts.filter { $0.kind.hasPrefix("rule-") }
  }

  private static let sides: [(amounts: [Double], rule: Double, kind: String, count: Int?)] = [
    ([1, 2, 3, 9], 5, "rule-above", 1), ([9, 8, 7, 1], 5, "rule-above", 3),
    ([6, 7, 8, 9, 9, 9, 9, 9, 9, 1], 5, "rule-below", 1), ([5, 5, 5, 2], 5, "rule-below", 1),
    ([1, 2, 3, 4], 5, "rule-all-below", nil), ([6, 7, 8, 9], 5, "rule-all-above", nil),
    ([5, 5, 5, 7], 5, "rule-above", 1),
  ]

  @Test(arguments: sides)
  func `a rule has so many values on the side that is told`(
    amounts: [Double],
    rule: Double,
    kind: String,
    count: Int?
  ) throws {
    let found = try #require(try facts(amounts, rule).first)
    #expect(found.kind == kind)
    #expect(found.quantities["count"] == count.map(Quantity.count))
    #expect(found.quantities["all"] == .count(amounts.count))
  }

  @Test func `values on a rule are neither above nor below`() throws {
    let found = try facts([4, 5, 6, 5], 5)
    #expect(found.first { $0.kind == "rule-above" }?.quantities["count"] == .count(1))
    #expect(found.first { $0.kind == "rule-on" }?.quantities["count"] == .count(2))
  }

  @Test func `a line is told where it crosses a rule, bars are not`() throws {
    let found = try facts([1, 9, 9, 1], 5).first { $0.kind == "rule-crossings" }
    #expect(found?.quantities["crossings"] == .count(2))
    #expect(try facts([1, 9, 9, 1], 5, mark: .bar).allSatisfy { $0.kind != "rule-crossings" })
  }

  // The mean is 137.5, the median 137.
  @Test(arguments: [
    (137.5, "Average", "rule-label-holds"), (138, "Average", "rule-label-differs"),
    (137, "Average", "rule-label-differs"), (140, "Mean", "rule-label-holds"),
    (150, "Average sales", "rule-label-differs"), (137, "Median", "rule-label-holds"),
    (135, "Median", "rule-label-differs"), (120, "National average", nil), (120, "Target", nil),
    (120, "sales", nil),
  ])
  func `a label that names a statistic is checked, to the digits that its number carries`(
    rule: Double,
    label: String,
    kind: String?
  ) throws {
    let found = try facts([127, 134, 137, 152, 137.5], rule, label: label)
    #expect(found.first { $0.kind.hasPrefix("rule-label") }?.kind == kind)
  }

  @Test(arguments: [1e3, 1e-3])
  func `units do not change whether a label holds`(factor: Double) throws {
    for rule in [137, 137.5, 140, 150] {
      let amounts: [Double] = [127, 134, 137, 152, 137.5]
      let kinds = { (scale: Double) in
        try facts(amounts.map { $0 * scale }, rule * scale).map(\.kind)
      }
      #expect(try kinds(1) == kinds(factor))
    }
  }

  @Test func `stacked bars are held against a rule by their totals`() throws {
    var spec = PancakeCharts.cities(.bar)
    spec.layers.append(
      MarkLayer(.rule, channels: [.y: Column("limit", values: .numbers([150]))])
    )
    let found = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
      .first { $0.kind == "rule-above" }
    #expect(found?.quantities["count"] == .count(2))
    #expect(found?.quantities["all"] == .count(7))
  }
}
