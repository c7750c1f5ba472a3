import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct FactTests {
  private func facts(_ spec: ChartSpec) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
  }

  private func fact(_ kind: String, _ spec: ChartSpec) throws -> Fact? {
    try facts(spec).first { $0.kind == kind }
  }

  private func amount(_ quantity: Quantity?) -> Double? {
    guard case .amount(let value, _, _, _)? = quantity else { return nil }
    return value
  }

  @Test func `an extreme names all of its places and rows`() throws {
    let least = try #require(try fact("minimum", MinimalChart.named(["a", "b", "c"], [1, 5, 1])))
    #expect(amount(least.quantities["value"]) == 1)
    #expect(least.quantities["places"] == .list([.name("a"), .name("c")], omitted: 0))
    #expect(least.evidence.rows == .rows([1, 3], total: 2))
  }

  @Test func `ties past the third are counted, not dropped`() throws {
    let names = (0..<9).map { Optional("n\($0)") }
    let most = try #require(
      try fact("maximum", MinimalChart.named(names, [2, 1] + .init(repeating: 2, count: 7)))
    )
    #expect(most.quantities["ties"] == .count(8))
    guard case .list(let listed, let omitted)? = most.quantities["places"] else {
      Issue.record("places are no list")
      return
    }
    #expect(listed.count + omitted == 8)
  }

  @Test func `a missing value is counted and is no minimum`() throws {
    let spec = MinimalChart.named(["a", "b", "c"], [4, .nan, 9])
    #expect(amount(try fact("minimum", spec)?.quantities["value"]) == 4)
    #expect(try fact("missing", spec)?.quantities["missing"] == .count(1))
    #expect(try fact("missing", spec)?.evidence.rows == .rows([2], total: 1))
  }

  @Test func `a constant series says so and has no extremes`() throws {
    let spec = MinimalChart.daily([5, 5, 5])
    #expect(try fact("constant", spec) != nil)
    #expect(try fact("minimum", spec) == nil)
    #expect(try fact("direction", spec) == nil)
  }

  @Test func `names have ranks and never a direction`() throws {
    for spec in RandomCharts.make(80, seed: 21)
    where spec.layers[0].channels[.x]?.values.kind == .nominal {
      #expect(try facts(spec).allSatisfy { !$0.kind.hasPrefix("direction") })
    }
  }

  @Test func `a steady rise is a rise and its mirror a fall`() throws {
    let up = (0..<12).map(Double.init)
    #expect(
      try fact("direction", MinimalChart.daily(up))?.quantities["direction"] == .term("rises")
    )
    #expect(
      try fact("direction", MinimalChart.daily(up.reversed()))?.quantities["direction"]
        == .term("falls")
    )
  }

  @Test func `alternation is no clear trend`() throws {
    let spec = MinimalChart.daily((0..<12).map { $0 % 2 == 0 ? 3 : 8 })
    #expect(try fact("direction", spec)?.quantities["direction"] == .term("noClearTrend"))
  }

  @Test func `every direction carries its test`() throws {
    for spec in RandomCharts.make(80, seed: 22) {
      for fact in try facts(spec) where fact.kind.hasPrefix("direction") {
        guard fact.quantities["direction"] != .term("tooFewValues") else { continue }
        #expect(fact.evidence.test != nil)
      }
    }
  }

  @Test func `shares of a ranking sum to one`() throws {
    let spec = MinimalChart.named(["a", "b", "c"], [1, 2, 5])
    let shares = try facts(spec).filter { $0.kind == "rank-with-share" }.map { fact -> Double in
      guard case .share(let share)? = fact.quantities["share"] else { return .nan }
      return share
    }
    #expect(shares.count == 3)
    #expect(isClose(shares.reduce(0, +), 1))
  }

  @Test func `negative amounts have no shares and no total`() throws {
    let spec = MinimalChart.named(["a", "b"], [-1, 2])
    #expect(
      try facts(spec).allSatisfy { !$0.kind.contains("share") && !$0.kind.hasPrefix("total") }
    )
  }

  @Test func `rows of a combined mark are the rows that went into it`() throws {
    var spec = MinimalChart.named(["a", "b", "a"], [1, 2, 4])
    spec.layers[0].aggregate = .sum
    #expect(try fact("maximum", spec)?.evidence.rows == .rows([1, 3], total: 2))
  }

  @Test func `past two thousand places a direction is tested on calendar units`() throws {
    let amounts = (0..<20_000).map { Double($0 % 97) + Double($0) / 100 }
    let direction = try #require(try fact("direction", MinimalChart.daily(amounts)))
    #expect(direction.quantities["direction"] == .term("rises"))
    #expect(direction.quantities["grouping"] == .term("month"))
  }

  @Test(arguments: [
    ([1.5, 2.5, 3.5], nil, true), ([1, 2, 4], nil, true), ([1.5, 2.5, 3.5], "EUR", true),
    ([1, 2, 4], "%", false), ([1, 2, 4], "km/h", false), ([1, 2, 3, 6], nil, false),
    ([3, 3], nil, true),
  ])
  func `a total is told of lengths from zero, not of rates and shares, and never beside its parts`(
    amounts: [Double],
    unit: String?,
    isTold: Bool
  ) throws {
    var spec = MinimalChart.named((0..<amounts.count).map { "n\($0)" }, amounts)
    spec.layers[0].channels[.y]?.unit = unit
    #expect(try (fact("total", spec) != nil) == isTold)
  }

  @Test func `several tied values at one place are that place once`() throws {
    var spec = MinimalChart.daily([1, 1, 1, 5])
    spec.layers[0].channels[.x]?.values = .dates(
      [1, 1, 2, 3].map { MinimalChart.day(2022, 5, $0) },
      unit: .day
    )
    guard case .list(let listed, 0)? = try fact("minimum", spec)?.quantities["places"] else {
      Issue.record("the minimum has no places, or leaves some out")
      return
    }
    #expect(listed.count == 2)
  }
}
