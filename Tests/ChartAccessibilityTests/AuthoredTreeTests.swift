import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What an author says of marks and writes beside them, in the tree.
struct AuthoredTreeTests {
  private func tree(_ spec: ChartSpec) throws -> AccessibilityTree {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
  }

  private func marks(_ tree: AccessibilityTree, _ series: Int = 1) -> [AccessibilityNode] {
    let node = tree.root.children.first { $0.id == .chart.child("series", series) }
    return node.map(tree.children(of:)) ?? []
  }

  private func authored(_ text: String) -> Phrase { Phrase("authored", ["text": .name(text)]) }

  private func bars(_ elements: MarkElements) -> ChartSpec {
    var spec = MinimalChart.named(["a", "b", "c"], [3, 1, 2])
    spec.layers[0].elements = elements
    return spec
  }

  @Test func `a label and a value of the author's stand for ours, each by itself`() throws {
    let nodes = marks(
      try tree(
        bars(
          MarkElements(
            labels: ["First", nil, " "],
            values: [nil, "one", ""],
            identifiers: ["bar-a", nil, nil]
          )
        )
      )
    )
    let plain = marks(try tree(bars(MarkElements())))
    #expect(nodes.map(\.label) == [authored("First"), plain[1].label, plain[2].label])
    #expect(nodes.map(\.value) == [plain[0].value, authored("one"), plain[2].value])
    #expect(nodes.map(\.identifier) == ["bar-a", nil, nil])
    #expect(nodes.map(\.rows) == (0..<3).map { [MarkRow(layer: 0, row: $0)] })
  }

  @Test func `decoration is in no node and no fact`() throws {
    let hidden = try tree(bars(MarkElements(isHidden: [false, true, false])))
    #expect(marks(hidden).map(\.setSize) == [2, 2])
    #expect(marks(hidden).flatMap(\.rows).map(\.row) == [0, 2])
    #expect(
      marks(hidden).map(\.id.rawValue) == ["chart/series-1/point-1", "chart/series-1/point-2"]
    )
    let mean = hidden.facts.first { $0.kind == "mean" }
    #expect(
      mean?.quantities["value"]
        == mean.flatMap { _ in .amount(2.5, unit: nil, format: nil, precision: .significant(4)) }
    )
    let least = hidden.facts.first { $0.kind == "minimum" }
    #expect(least?.quantities["value"] == .amount(2, unit: nil, format: nil, precision: .exact))
  }

  @Test func `a layer of decoration has no series`() throws {
    let tree = try tree(AuthoredCharts.noted())
    #expect(tree.root.children.filter { $0.role == .series }.count == 2)
    #expect(tree.seriesID(layer: 0, series: 0) == nil)
    #expect(tree.facts.allSatisfy { fact in !fact.quantities.values.contains(.name("from")) })
  }

  @Test func `a layer that repeats another is read with it, and so is what it says`() throws {
    let tree = try tree(AuthoredCharts.noted())
    #expect(tree.seriesID(layer: 2, series: 0) == nil)
    let notes = marks(tree).map { $0.children.map(\.label) }
    #expect(notes == [[], [], [], [], [], [], [authored("Mother's Day")]])
    #expect(marks(tree)[6].children.map(\.role) == [.annotation])
    var spec = AuthoredCharts.noted()
    spec.layers[2].elements.labels = [nil, "Tuesday", nil, nil, nil, nil, nil]
    #expect(marks(try self.tree(spec))[1].label == authored("Tuesday"))
    // Where the other is decoration, the repeating one is what is read.
    spec.layers[1].elements.isHidden = [Bool](repeating: true, count: 7)
    let shown = try self.tree(spec)
    #expect(shown.seriesID(layer: 1, series: 0) == nil)
    #expect(shown.seriesID(layer: 2, series: 0) != nil)
  }

  @Test func `what is written beside a rule is part of its name, and is not said twice`() throws {
    let rule = marks(try tree(AuthoredCharts.noted()), 2)
    #expect(
      rule.map(\.label) == [
        Phrase("node-parts", ["parts": .list([.name("Average: 91")], omitted: 0)])
      ]
    )
    #expect(rule[0].value == nil)
    let other = marks(try tree(AuthoredCharts.noted(note: "as last year")), 2)[0]
    #expect(
      other.label
        == Phrase(
          "node-parts",
          ["parts": .list([.name("Average"), .name("as last year")], omitted: 0)]
        )
    )
    #expect(other.value != nil)
  }

  @Test func `texts on the chart and in a legend stand in nodes, hidden ones do not`() throws {
    var spec = AuthoredCharts.noted()
    spec.style.legend.texts = [AuthoredText("Sales in blue")]
    let children = try tree(spec).root.children
    let texts = children.first { $0.id == .chart.child("texts") }
    #expect(texts?.children.map(\.label) == [authored("Week of May 2")])
    let legend = children.first { $0.role == .legend }
    #expect(legend?.label == Phrase("node-legend-plain"))
    #expect(legend?.children.map(\.label) == [authored("Sales in blue")])
  }

  @Test func `marks of one element are one node, where the first of them stands`() throws {
    let tree = try tree(AuthoredCharts.temperatures())
    let high = marks(tree)
    #expect(high.count == 6)
    #expect(high[5].rows == [MarkRow(layer: 0, row: 5), MarkRow(layer: 0, row: 11)])
    let names = high[5].children.map { [$0.label, $0.value] }
    #expect(names.count == 2)
    #expect(high[5].children.allSatisfy { $0.role == .part })
    // Every label and value is in the name, each label with its own value.
    let whole = names.map {
      Phrase(
        "node-label-and-value",
        ["label": .clause($0[0] ?? Phrase("")), "value": .clause($0[1] ?? Phrase(""))]
      )
    }
    #expect(
      high[5].label
        == Phrase("node-joined", ["first": .clause(whole[0]), "second": .clause(whole[1])])
    )
    #expect(high[5].value == nil)
    #expect(marks(tree, 2).isEmpty)
    #expect(tree.mark(layer: 0, series: 1, at: 3) == nil)
    #expect(tree.mark(layer: 0, series: 0, at: 3)?.id == high[3].id)
    let low = tree.root.children.first { $0.id == .chart.child("series", 2) }
    #expect(low?.value?.message == "node-series-joined")
    #expect(low?.value?.quantities["count"] == .count(6))
  }

  @Test func `marks of one element and one label say it once with all values`() throws {
    let elements = MarkElements(labels: ["Sum", "Sum", nil], element: [4, 4, -1])
    let nodes = marks(try tree(bars(elements)))
    #expect(nodes.count == 2)
    #expect(nodes[0].label == authored("Sum"))
    let values = nodes[0].children.compactMap(\.value).map { Quantity.clause($0) }
    #expect(nodes[0].value == Phrase("node-parts", ["parts": .list(values, omitted: 0)]))
    #expect(nodes.map(\.position) == [1, 2])
    let same = MarkElements(labels: ["A", "A", "A"], values: ["x", "x", "x"], element: [0, 0, 0])
    let one = marks(try tree(bars(same)))
    #expect(one.map(\.label) == [authored("A")])
    #expect(one.map(\.value) == [authored("x")])
    // A number that only one mark has makes nothing one.
    let alone = MarkElements(element: [0, 1, 2])
    #expect(marks(try tree(bars(alone))) == marks(try tree(bars(MarkElements()))))
  }

  @Test func `thousands of marks of one element have a name that can be heard`() throws {
    var spec = MinimalChart.daily((0..<5_000).map { Double($0 % 977) })
    spec.layers[0].elements.element = [Int32](repeating: 0, count: 5_000)
    let nodes = marks(try tree(spec))
    #expect(nodes.count == 1)
    #expect(nodes[0].children.count == 5_000)
    guard case .list(let named, let omitted)? = nodes[0].label.quantities["parts"] else {
      Issue.record("\(nodes[0].label)")
      return
    }
    #expect(named.count + omitted == 5_000)
    #expect(named.count <= 12)
  }

  @Test(arguments: AuthoredCharts.all.indices)
  func `every node has an id of its own, and the tree of what is told is the same`(
    index: Int
  ) throws {
    let tree = try tree(AuthoredCharts.all[index].spec)
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      [node] + tree.children(of: node).flatMap(all)
    }
    let nodes = all(tree.root)
    #expect(Set(nodes.map(\.id)).count == nodes.count)
    for fact in tree.facts { #expect(nodes.contains { $0.id == fact.subject }, "\(fact.id)") }
    #expect(Set(tree.facts.map(\.id)).count == tree.facts.count)
    let again = AccessibilityTree(of: tree.chart, offset: utc)
    #expect(again.root == tree.root)
    #expect(again.facts == tree.facts)
  }
}
