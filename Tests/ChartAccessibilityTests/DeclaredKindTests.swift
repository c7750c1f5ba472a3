import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Charts of dates, of one bar or one strip, before bands, and of amounts by amounts.
struct DeclaredKindTests {
  private func tree(_ spec: ChartSpec) throws -> AccessibilityTree {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
  }

  private func fact(_ tree: AccessibilityTree, _ kind: String) throws -> Fact {
    try #require(tree.facts.first { $0.kind == kind })
  }

  private static func day(_ month: Int, _ day: Int) -> Quantity {
    .date(MinimalChart.day(2024, month, day), unit: .day, sharing: .year)
  }

  private static func days(_ count: Int) -> Quantity {
    .clause(Phrase("duration", ["count": .count(count), "unit": .term("day")]))
  }

  @Test(arguments: [
    DeclaredKinds.spans(), DeclaredKinds.spans(isSplit: false), DeclaredKinds.instants(),
  ])
  func `no amount is made of dates`(spec: ChartSpec) throws {
    for fact in try tree(spec).facts {
      for (name, quantity) in fact.quantities {
        if case .amount = quantity { Issue.record("\(fact.kind) tells \(name) as an amount") }
        if case .share = quantity { Issue.record("\(fact.kind) tells \(name) as a share") }
      }
    }
  }

  @Test func `spans have ends, lengths and an order, and hold a date or not`() throws {
    let tree = try tree(DeclaredKinds.spans())
    #expect(tree.facts.first?.kind == "type-spans-several")
    let extent = try fact(tree, "spans-extent")
    #expect(extent.quantities["start"] == Self.day(3, 4))
    #expect(extent.quantities["end"] == Self.day(7, 5))
    let length = try fact(tree, "spans-length")
    #expect(length.quantities["longest"] == .list([.name("Walls")], omitted: 0))
    #expect(length.quantities["longestLength"] == Self.days(46))
    #expect(length.quantities["shortest"] == .list([.name("Survey")], omitted: 0))
    #expect(length.quantities["shortestLength"] == Self.days(11))
    let at = try fact(tree, "spans-at")
    #expect(at.quantities["count"] == .count(1) && at.quantities["all"] == .count(5))
    #expect(at.quantities["places"] == .list([.name("Walls")], omitted: 0))
    #expect(tree.facts.filter { $0.kind == "span-of-series" }.count == 5)
  }

  @Test func `points at dates are told by their dates`() throws {
    let tree = try tree(DeclaredKinds.instants())
    #expect(tree.facts.first?.kind == "type-instants")
    #expect(try fact(tree, "instants-extent").quantities["from"] == Self.day(3, 9))
    #expect(tree.facts.filter { $0.kind == "instant" }.count == 3)
  }

  @Test func `points that repeat the starts of spans are told with them`() throws {
    var spec = DeclaredKinds.spans(isSplit: false)
    let channels = spec.layers[0].channels
    spec.layers.append(
      MarkLayer(
        .point,
        channels: [.x: channels[.xStart], .y: channels[.y]].compactMapValues { $0 }
      )
    )
    #expect(
      try tree(spec).facts.map(\.kind)
        == tree(DeclaredKinds.spans(isSplit: false)).facts.map(\.kind)
    )
  }

  @Test func `one stacked bar is a whole with parts`() throws {
    let tree = try tree(DeclaredKinds.parts())
    #expect(tree.facts.first?.kind == "type-parts-several")
    let ranking = try fact(tree, "parts-ranking")
    #expect(ranking.quantities["leader"] == .list([.name("Apps")], omitted: 0))
    #expect(ranking.quantities["share"] == .share(84.2 / (84.2 + 61.7 + 33 + 22.4 + 8.1)))
    let ranks = tree.facts.filter { $0.kind == "part-rank" }.map { $0.quantities["rank"] }
    #expect(ranks == (1...5).map { Quantity.count($0) })
    #expect(!tree.facts.contains { $0.kind.hasPrefix("rule") })
    let series = try #require(tree.root.children.first { $0.role == .series })
    #expect(tree.children(of: series).first?.value?.message == "node-sector")
  }

  @Test(arguments: [Mark.rule, .point])
  func `many marks along one axis are a distribution`(mark: Mark) throws {
    let tree = try tree(DeclaredKinds.strip(mark))
    #expect(tree.facts.first?.kind == "type-spread")
    #expect(tree.facts.contains { $0.kind == "box" })
    let gap = try fact(tree, "spread-gap")
    #expect(gap.quantities["below"] == .count(35) && gap.quantities["above"] == .count(5))
    #expect(!tree.facts.contains { $0.kind == "rule" })
  }

  @Test func `a rectangle over a range is a reference, whichever layer comes first`() throws {
    let spec = DeclaredKinds.banded()
    var reversed = spec
    reversed.layers.reverse()
    for spec in [spec, reversed] {
      let tree = try tree(spec)
      #expect(tree.facts.first?.kind == "type-scatter")
      #expect(tree.chart.y?.title == "Glucose")
      #expect(try fact(tree, "reference-band").quantities["title"] == .name("Target"))
      let within = try fact(tree, "reference-band-within").quantities
      let levels = (0..<24).map { 50 + $0 * 37 % 120 }
      #expect(within["count"] == .count(levels.count { (70...140).contains($0) }))
      #expect(within["below"] == .count(levels.count { $0 < 70 }))
      #expect(within["above"] == .count(levels.count { $0 > 140 }))
    }
  }

  @Test func `a band over days holds the days within it`() throws {
    let tree = try tree(DeclaredKinds.bandedDays())
    #expect(tree.facts.first?.kind == "type-ordered")
    #expect(tree.chart.x?.title == "day")
    let within = try fact(tree, "reference-band-within").quantities
    #expect(within["count"] == .count(5) && within["below"] == .count(2))
    #expect(within["above"] == .count(13))
  }

  @Test func `coloured rectangles at amounts are cells with two places each`() throws {
    let tree = try tree(DeclaredKinds.grid())
    let type = try #require(tree.facts.first)
    #expect(type.kind == "type-cells")
    #expect(type.quantities["columns"] == .count(7) && type.quantities["rows"] == .count(3))
    let number = { (value: Double) in
      Quantity.amount(value, unit: nil, format: nil, precision: .exact)
    }
    let series = try #require(tree.root.children.first { $0.role == .series })
    let groups = tree.children(of: series)
    let mark = try #require(groups.first.flatMap { tree.children(of: $0).first })
    #expect(
      mark.label.quantities["place"]
        == .place(.titled("Hour", .span(number(8), number(9))), .name("Mon"))
    )
    #expect(mark.value == Phrase("node-value", ["value": number(20)]))
  }

  @Test func `years that marks are placed by are not grouped, amounts are`() throws {
    let years = try DeclaredKinds.years().resolved(offset: utc)
    #expect(years.x?.format?.isGrouped == false && years.y?.format == nil)
    let others: [[Double]] = [[999, 2_000], [2_000.5, 2_001], [2_000, 3_000]]
    for places in others {
      var spec = DeclaredKinds.years()
      spec.layers[0].channels[.x]?.values = .numbers(places)
      spec.layers[0].channels[.y]?.values = .numbers([1_500, 1_600])
      #expect(try spec.resolved(offset: utc).x?.format == nil)
    }
  }

  @Test
  func `what an author says of points is said of the line they lie on, whichever comes first`()
    throws
  {
    let line = MinimalChart.daily([3, 5, 4]).layers[0]
    var points = line
    points.mark = .point
    points.elements = MarkElements(labels: [nil, "Peak", nil], values: [nil, "five", nil])
    for layers in [[points, line], [line, points]] {
      let tree = try tree(ChartSpec(layers: layers))
      let series = tree.root.children.filter { $0.role == .series }
      #expect(series.count == 1)
      let marks = series.flatMap { tree.children(of: $0) }
      #expect(marks.map { $0.label.message } == ["node-mark", "authored", "node-mark"])
    }
  }

  @Test func `what a computation left over is told as nothing`() throws {
    let tree = try tree(MinimalChart.named(["a", "b", "c"], [10, 2.9e-47, 4]))
    let least = try fact(tree, "minimum").quantities["value"]
    #expect(least == .amount(0, unit: nil, format: nil, precision: .exact))
    let kept = try self.tree(MinimalChart.named(["a", "b", "c"], [10, 1e-9, 4]))
    let small = try fact(kept, "minimum").quantities["value"]
    #expect(small == .amount(1e-9, unit: nil, format: nil, precision: .exact))
  }

  @Test(arguments: [
    ([19.9558465591, 4.123456789], Quantity.Precision.significant(4)),
    ([1_234_567.89, 3.5], .significant(12)), ([12_345_678, 3], .significant(12)),
  ])
  func `sums of computed values have four digits, of money and counts all`(
    amounts: [Double],
    expected: Quantity.Precision
  ) throws {
    let total = try fact(tree(MinimalChart.named(["a", "b"], amounts)), "total")
    guard case .amount(_, _, _, let precision)? = total.quantities["value"] else {
      Issue.record("no amount")
      return
    }
    #expect(precision == expected)
  }
}
