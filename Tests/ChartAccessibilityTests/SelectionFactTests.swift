import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What a reader has selected, in the tree and against the whole.
struct SelectionFactTests {
  private func tree(_ spec: ChartSpec) throws -> AccessibilityTree {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
  }

  private func number(_ fact: Fact?, _ name: String) -> Double? {
    switch fact?.quantities[name] {
    case .amount(let value, _, _, _)?, .share(let value)?: value
    case .count(let count)?: Double(count)
    default: nil
    }
  }

  @Test func `a week is told against the month, and stands first`() throws {
    let tree = try tree(AuthoredCharts.daily(7...13))
    let week = Array(ShapeCharts.daily[7...13])
    let fact = { (kind: String) in tree.facts.first { $0.kind == kind } }
    #expect(number(fact("selection"), "count") == 7)
    #expect(number(fact("selection"), "all") == 30)
    let mean = week.reduce(0, +) / 7
    let all = ShapeCharts.daily.reduce(0, +)
    #expect(isClose(number(fact("selection-average"), "value") ?? 0, mean))
    #expect(isClose(number(fact("selection-average"), "difference") ?? 0, all / 30 - mean))
    #expect(fact("selection-average")?.quantities["side"] == .term("below"))
    #expect(isClose(number(fact("selection-total"), "share") ?? 0, mean * 7 / all))
    #expect(number(fact("selection-extremes"), "max") == week.max())
    #expect(fact("selection-extremes")?.quantities["maxIs"] == .term("part"))
    #expect(fact("selection-direction") == nil)
    #expect(tree.root.children.first?.id == .selection)
    let marks = tree.root.children.first.map(tree.children(of:)) ?? []
    #expect(marks.flatMap(\.rows).map(\.row) == Array(7...13))
  }

  @Test(arguments: AuthoredCharts.all.indices)
  func `a selection adds a node and facts, and changes nothing else`(index: Int) throws {
    var spec = AuthoredCharts.all[index].spec
    let selected = try tree(spec)
    spec.selection = nil
    let whole = try tree(spec)
    #expect(selected.root.children.filter { $0.id != .selection } == whole.root.children)
    #expect(
      selected.facts.filter { $0.subject.rawValue.hasPrefix("chart/selection") == false }
        == whole.facts
    )
    let hasSelection = AuthoredCharts.all[index].spec.selection != nil
    #expect((selected.facts.count > whole.facts.count) == hasSelection)
  }

  @Test func `one mark is read whole`() throws {
    let fact = try tree(AuthoredCharts.daily(16...16)).facts.first { $0.kind == "selection-value" }
    #expect(number(fact, "value") == 160)
    #expect(number(fact, "rank") == Double(ShapeCharts.daily.count { $0 > 160 } + 1))
    #expect(fact?.quantities["side"] == .term("above"))
    #expect(isClose(number(fact, "share") ?? 0, 160 / ShapeCharts.daily.reduce(0, +)))
  }

  @Test func `both ends of an interval belong to it, and missing values do not count`() throws {
    var spec = MinimalChart.pairs([1, 2, 3, 4], [5, .nan, 7, 8])
    spec.selection = ChartSelection(.x, .interval(Interval(3, 1)))
    let fact = try tree(spec).facts.first { $0.kind == "selection" }
    #expect(number(fact, "count") == 2)
    #expect(number(fact, "all") == 3)
    #expect(
      fact?.quantities["what"]
        == .titled(
          "length",
          .span(
            .amount(1, unit: nil, format: nil, precision: .exact),
            .amount(3, unit: nil, format: nil, precision: .exact)
          )
        )
    )
  }

  @Test func `of a circle the sectors that an angle falls into are selected`() throws {
    let selected = { (range: ClosedRange<Double>) -> [Int] in
      let tree = try self.tree(
        AuthoredCharts.selecting(range, of: AuthoredCharts.sectors(), .angle)
      )
      return (tree.root.children.first.map(tree.children(of:)) ?? []).flatMap(\.rows).map(\.row)
    }
    #expect(try selected(900...950) == [0, 1])
    #expect(try selected(10...10) == [0])
    // An end belongs to what starts there.
    #expect(try selected(916...916) == [1])
  }

  @Test func `a direction is told of the selection where a test finds one`() throws {
    let rises = try tree(AuthoredCharts.daily(5...28)).facts.first {
      $0.kind == "selection-direction"
    }
    #expect(rises?.quantities["direction"] == .term("rises"))
    #expect(rises?.evidence.test != nil)
    var noise = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<60 {
      var spec = MinimalChart.daily((0..<40).map { _ in Double.random(in: 0...1, using: &noise) })
      let day = { (index: Int) in MinimalChart.day(2022, 5, 8) + Double(index) * 86_400 }
      spec.selection = ChartSelection(.x, .interval(Interval(day(10), day(29))))
      let facts = try tree(spec).facts
      found += facts.count { $0.kind == "selection-direction" }
    }
    #expect(found <= 6)
  }

  @Test func `a selection of nothing, of everything and of what cannot be selected`() throws {
    let nothing = try tree(AuthoredCharts.daily(40...45))
    #expect(nothing.facts.filter { $0.subject == .selection }.map(\.kind) == ["selection-none"])
    #expect(nothing.root.children.first?.children.isEmpty == true)
    let everything = try tree(AuthoredCharts.daily(0...29))
    #expect(everything.facts.filter { $0.subject == .selection }.map(\.kind) == ["selection"])
    let impossible = try tree(AuthoredCharts.selecting(["x"], of: AuthoredCharts.daily(nil)))
    #expect(impossible.facts.allSatisfy { $0.subject != .selection })
    #expect(impossible.selectedRows(ofLayer: 0) == nil)
  }

  @Test func `what is said of a selection depends on no unit and no order of rows`() throws {
    let amounts = ShapeCharts.daily
    let terms = { (spec: ChartSpec) -> [String] in
      try self.tree(spec).facts.filter { $0.kind.hasPrefix("selection") }.map { fact in
        let words = fact.quantities.sorted { $0.key < $1.key }.compactMap { entry -> String? in
          if case .term(let term) = entry.value { return "\(entry.key) \(term)" }
          return nil
        }
        return "\(fact.kind) \(words)"
      }
    }
    var large = AuthoredCharts.daily(5...28)
    large.layers[0].channels[.y]?.values = .numbers(amounts.map { $0 * 1_000 })
    #expect(try terms(large) == terms(AuthoredCharts.daily(5...28)))
    var turned = AuthoredCharts.daily(5...28)
    turned.layers[0].channels[.y]?.values = .numbers(amounts.reversed())
    if case .dates(let days, let unit)? = turned.layers[0].channels[.x]?.values {
      turned.layers[0].channels[.x]?.values = .dates(days.reversed(), unit: unit)
    }
    #expect(try terms(turned) == terms(AuthoredCharts.daily(5...28)))
  }
}
