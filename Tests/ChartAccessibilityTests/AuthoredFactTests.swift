import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What an author says, held against the data.
struct AuthoredFactTests {
  private static let words = ClaimWords([
    .average: ["average", "mean"], .highest: ["leads", "highest"], .lowest: ["lowest"],
    .rises: ["rose"], .falls: ["fell"], .doubt: ["not"],
  ])

  private func facts(_ spec: ChartSpec, _ prefix: String) throws -> [Fact] {
    AccessibilityTree(
      of: try spec.resolved(offset: utc),
      words: { Self.words },
      offset: utc
    ).facts.filter { $0.kind.hasPrefix(prefix) }
  }

  private func valued(_ amounts: [Double], _ values: [String?], unit: String? = nil) -> ChartSpec {
    var spec = MinimalChart.daily(amounts, mark: .bar)
    spec.layers[0].channels[.y]?.unit = unit
    spec.layers[0].elements.values = values
    return spec
  }

  @Test(arguments: [
    (916, "916 sold"), (916.4, "916"), (1234.5, "1,234.5"), (1234.5, "1.234,5 €"),
    (1_234_000, "1.2M"), (1_234_000, "1.23 million"), (31_000, "3.1만"), (0.125, "12.5%"),
    (12.5, "12.5 %"), (916, "sold 916 in 2022"), (-5, "−5 degrees"), (916, "no number"),
    (40, "4th of 7"), (916, "May 11: many"), (40, "200% of the day before"), (12_345, "12 345"),
  ])
  func `a value that gives its mark's amount in any form is right`(
    amount: Double,
    text: String
  )
    throws
  {
    let spec = valued([956, 30, 20, amount, 10], [nil, nil, nil, text, nil])
    #expect(try facts(spec, "authored-mismatch").isEmpty)
  }

  @Test(arguments: [
    (916, "917"), (916, "961 sold"), (0.125, "14%"), (1_234_000, "1.3M"), (916, "0"),
  ])
  func `a value none of whose numbers is its mark's is told of`(amount: Double, text: String) throws
  {
    let spec = valued([700, 30, amount, 80], ["700", nil, text, "many"])
    let found = try facts(spec, "authored-mismatch")
    #expect(found.map(\.level) == [.author])
    #expect(found.first?.quantities["count"] == .count(1))
    #expect(found.first?.quantities["all"] == .count(3))
    #expect(found.first?.evidence.rows == .rows([3], total: 1))
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    #expect(tree.diagnostics.map(\.code) == [.authoredMismatch])
    #expect(tree.diagnostics.map(\.arguments) == [["value", "1", "3"]])
  }

  @Test func `what stands beside a mark is checked where it is a number and nothing else`() throws {
    let noted = { (text: String) -> ChartSpec in
      var spec = MinimalChart.named(["a", "b"], [3, 1])
      spec.layers[0].annotations = [MarkAnnotation(row: 0, texts: [AuthoredText(text)])]
      return spec
    }
    #expect(try facts(noted("3"), "authored-mismatch").isEmpty)
    #expect(try facts(noted("version 2 shipped"), "authored-mismatch").isEmpty)
    let wrong = try facts(noted("4"), "authored-mismatch")
    #expect(wrong.map { $0.quantities["part"] } == [.term("note")])
    #expect(try facts(noted("sales 4"), "authored-mismatch").count == 1)
  }

  @Test func `what stands beside a rule at a place is no amount of the rule`() throws {
    var spec = MinimalChart.daily([120, 240, 180], mark: .bar)
    var rule = MarkLayer(
      .rule,
      channels: [.x: Column("Selected", values: .dates([86_400], unit: .day))]
    )
    rule.annotations = [MarkAnnotation(row: 0, texts: [AuthoredText("240")])]
    spec.layers.append(rule)
    #expect(try facts(spec, "authored-mismatch").isEmpty)
  }

  @Test func `what is written beside a rule is checked like its name`() throws {
    let right = try facts(AuthoredCharts.noted(), "rule-label")
    #expect(right.map(\.kind) == ["rule-label-holds"])
    var spec = AuthoredCharts.noted(rule: 100, note: "Average: 100")
    spec.layers[3].channels[.y]?.name = "sales"
    let wrong = try facts(spec, "rule-label")
    #expect(wrong.map(\.kind) == ["rule-label-differs"])
    #expect(wrong.first?.quantities["label"] == .name("Average: 100"))
    #expect(
      wrong.first?.quantities["right"]
        == .amount(91, unit: nil, format: nil, precision: .significant(4))
    )
    #expect(try facts(spec, "authored-mismatch").isEmpty)
    spec.layers[3].annotations[0].texts = [AuthoredText("Average: 91")]
    #expect(try facts(spec, "authored-mismatch").count == 1)
  }

  @Test func `a summary is a fact, and each of its sentences claims like a title`() throws {
    var spec = PancakeCharts.styles()
    spec.summary =
      "Cachapa leads. Dosa is the lowest of all! Is Injera the highest? Crêpe is not lowest."
    let claims = try facts(spec, "claim-")
    #expect(claims.map(\.kind) == ["claim-extreme-holds", "claim-extreme-fails"])
    #expect(claims.allSatisfy { $0.quantities["source"] == .term("summary") })
    #expect(Set(claims.map(\.id)).count == 2)
    let summary = try facts(spec, "authored-summary")
    #expect(summary.map { $0.quantities["text"] } == [spec.summary.map(Quantity.quote)])
    #expect(summary.map { $0.quantities["end"] } == [.term("closed")])
    // What the title says as well is told once, as the title's.
    spec.title = "Cachapa leads"
    let both = try facts(spec, "claim-")
    #expect(both.map { $0.quantities["source"] } == [.term("title"), .term("summary")])
    spec.summary = " \n"
    #expect(try facts(spec, "authored-summary").isEmpty)
  }

  @Test func `many wrong values are all counted`() throws {
    let amounts = (0..<100_000).map { Double($0 * 7_919 % 100_003) }
    let spec = valued(amounts, amounts.map { "\(Int($0) + 200_000)" })
    let found = try facts(spec, "authored-mismatch")
    #expect(found.first?.quantities["all"] == .count(100_000))
  }
}
