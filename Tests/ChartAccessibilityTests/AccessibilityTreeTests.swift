import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct AccessibilityTreeTests {
  private func tree(_ spec: ChartSpec) throws -> AccessibilityTree {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
  }

  private func nodes(of tree: AccessibilityTree) -> [AccessibilityNode] {
    var all: [AccessibilityNode] = []
    var open = [tree.root]
    while let node = open.popLast() {
      all.append(node)
      open += tree.children(of: node).reversed()
    }
    return all
  }

  @Test func `ids are unique, and each is below its parent's series`() throws {
    for spec in RandomCharts.make(60, seed: 11) {
      let ids = nodes(of: try tree(spec)).map(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `the same chart gives the same tree and facts`() throws {
    for spec in RandomCharts.make(10, seed: 12) {
      let (one, other) = (try tree(spec), try tree(spec))
      #expect(one.facts == other.facts)
      #expect(nodes(of: one) == nodes(of: other))
    }
  }

  @Test func `every mark with a place is a leaf, once, in reading order`() throws {
    for spec in RandomCharts.make(60, seed: 13) {
      let tree = try tree(spec)
      let leaves = nodes(of: tree).filter { $0.role == .mark }.map(\.id.rawValue)
      let expected = tree.chart.layers[0].series.enumerated().flatMap { index, series in
        series.rows.indices.map { "chart/series-\(index + 1)/point-\($0 + 1)" }
      }
      #expect(leaves == expected)
    }
  }

  @Test(arguments: [1, 12, 13, 30, 144, 145, 1_000, 20_000])
  func `no node has more than a dozen and a half children`(count: Int) throws {
    for spec in [
      MinimalChart.daily((0..<count).map(Double.init)),
      MinimalChart.named((0..<count).map { "n\($0)" }, (0..<count).map(Double.init)),
    ] {
      let tree = try tree(spec)
      for node in nodes(of: tree) { #expect(tree.children(of: node).count <= 18) }
    }
  }

  @Test func `positions count from 1 among siblings of one role`() throws {
    let tree = try tree(MinimalChart.daily((0..<30).map(Double.init)))
    for node in nodes(of: tree) {
      for (_, siblings) in Dictionary(grouping: tree.children(of: node), by: \.role) {
        #expect(siblings.map(\.position) == Array(1...siblings.count))
        #expect(siblings.allSatisfy { $0.setSize == siblings.count })
      }
    }
  }

  @Test func `thirty days are grouped by weeks that start on Monday`() throws {
    let tree = try tree(MinimalChart.daily((0..<30).map(Double.init)))
    let series = try #require(tree.root.children.first { $0.role == .series })
    let groups = tree.children(of: series)
    // May 8, 2022 is a Sunday: a week of one day, four full ones, and one day more.
    #expect(groups.map { $0.marks?.count } == [1, 7, 7, 7, 7, 1])
  }

  @Test func `every id that a node or a sentence names is a fact's`() throws {
    for spec in RandomCharts.make(40, seed: 14) {
      let tree = try tree(spec)
      let known = Set(tree.facts.map(\.id))
      #expect(known.count == tree.facts.count)
      for node in nodes(of: tree) { #expect(known.isSuperset(of: node.facts)) }
      for detail in Detail.allCases {
        for sentence in Planner(tree, words: { $0.quantities.count + 5 }).sentences(detail) {
          #expect(known.isSuperset(of: sentence.facts))
        }
      }
    }
  }

  @Test func `a group counts its values and its gaps apart`() throws {
    let amounts = (0..<30).map { $0 == 4 || $0 == 5 ? .nan : Double($0) }
    let tree = try tree(MinimalChart.daily(amounts))
    let groups = nodes(of: tree).filter { $0.role == .group }
    let sum = { (name: String) in
      groups.reduce(0) { sum, group in
        guard case .count(let count)? = group.value?.quantities[name] else { return sum }
        return sum + count
      }
    }
    #expect(sum("count") == 28)
    #expect(sum("missing") == 2)
  }

  @Test func `thousands of series have a node each`() throws {
    let count = 3_000
    let spec = MinimalChart.split(
      .categories(CategoryValues((0..<count * 3).map { "d\($0 % 3)" })),
      (0..<count * 3).map(Double.init),
      by: (0..<count * 3).map { "s\($0 / 3)" }
    )
    let tree = try tree(spec)
    #expect(tree.root.children.filter { $0.role == .series }.count == count)
  }
}
