import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// The facts and the trees of charts that a statistic or several layers make.
struct KindTests {
  private func tree(_ spec: ChartSpec) throws -> AccessibilityTree {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
  }

  private func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private func names(_ name: String, _ values: [String]) -> Column {
    Column(name, values: .categories(CategoryValues(values)))
  }

  private func sectors(_ values: [Double]) -> ChartSpec {
    let labels = values.indices.map { "n\($0)" }
    return ChartSpec(layers: [
      MarkLayer(.sector, channels: [.angle: numbers("v", values), .series: names("k", labels)])
    ])
  }

  @Test func `the shares of sectors are of the circle, and add up to it`() throws {
    let tree = try tree(sectors([6, 3, 1]))
    let series = try #require(tree.root.children.first { $0.role == .series })
    let shares = tree.children(of: series).compactMap { node -> Double? in
      guard case .share(let share)? = node.value?.quantities["share"] else { return nil }
      return share
    }
    #expect(shares == [0.6, 0.3, 0.1])
    #expect(tree.facts.first?.kind == "type-sectors")
    #expect(tree.facts.first?.quantities["places"] == .count(3))
    #expect(tree.facts.contains { $0.kind == "ranking-with-share" })
    #expect(!tree.facts.contains { $0.kind.hasPrefix("direction") })
  }

  @Test func `what no sector can show is left out, counted and named`() throws {
    let chart = try sectors([5, -3, .nan, 2]).resolved(offset: utc)
    #expect(chart.diagnostics.map(\.code) == [.negativeSectors, .missingSectors])
    #expect(chart.diagnostics.map(\.arguments) == [["v", "1"], ["v", "1"]])
    let tree = AccessibilityTree(of: chart, offset: utc)
    let left = try #require(tree.facts.first { $0.kind == "sectors-left-out" })
    #expect(left.quantities["count"] == .count(1) && left.evidence.rows == .rows([2], total: 1))
    #expect(tree.facts.contains { $0.kind == "missing" })
    #expect(tree.facts.first?.quantities["places"] == .count(2))
    let series = try #require(tree.root.children.first { $0.role == .series })
    #expect(tree.children(of: series).count == 3)
  }

  @Test func `sectors of nothing resolve to a chart without any`() throws {
    for values in [[], [0, 0], [-1], [.nan]] as [[Double]] {
      let tree = try tree(sectors(values))
      #expect(!tree.facts.isEmpty)
    }
  }

  private let sales: [Double] = [54, 42, 88, 49, 42, 125, 67, 81, 90, 52, 72, 84, 84, 137]
  private let cities = Array(repeating: "Cupertino", count: 7) + Array(repeating: "SF", count: 7)

  @Test func `a box tells five numbers, its outliers and its rows`() throws {
    let tree = try tree(
      ChartSpec(layers: [
        MarkLayer(.box, channels: [.x: names("city", cities), .y: numbers("sales", sales)])
      ])
    )
    let box = try #require(tree.facts.last { $0.kind == "box" })
    for (name, value) in [
      ("median", 84.0), ("lowerQuartile", 76.5), ("upperQuartile", 87), ("lowerWhisker", 72),
      ("upperWhisker", 90),
    ] {
      guard case .amount(let found, _, _, _)? = box.quantities[name] else {
        Issue.record("\(name) is no amount")
        continue
      }
      #expect(found == value)
    }
    #expect(box.quantities["outliers"] == .count(2))
    #expect(box.evidence.rows == .rows(Array(8...14), total: 7))
    #expect(tree.facts.first { $0.kind == "count" }?.quantities["count"] == .count(14))
    let series = try #require(tree.root.children.first { $0.role == .series })
    let parts = tree.children(of: series).map(\.children)
    #expect(parts.map(\.count) == [3, 5])
    #expect(parts[1].allSatisfy { $0.role == .part })
    #expect(parts[1].map(\.id.rawValue).last == "chart/series-1/point-2/part-5")
  }

  @Test func `bins of whole numbers end before the next begins, others where it begins`() throws {
    let whole = try leaves(ofHistogram: sales)
    #expect(whole == ["40 to 59", "60 to 79", "80 to 99", "100 to 119", "120 to 139"])
    let broken = try leaves(ofHistogram: sales.map { $0 + 0.5 })
    #expect(broken.first == "40 to 60" && broken.last == "120 to 140")
  }

  private func leaves(ofHistogram values: [Double]) throws -> [String] {
    let tree = try tree(
      ChartSpec(layers: [
        MarkLayer(
          .bar,
          channels: [.x: numbers("sales", values + [.nan]), .y: numbers("count", values + [1])],
          isBinned: true
        )
      ])
    )
    let series = try #require(tree.root.children.first { $0.role == .series })
    #expect(tree.facts.first?.kind == "type-histogram")
    #expect(tree.facts.first { $0.kind == "missing" }?.quantities["missing"] == .count(1))
    return tree.children(of: series).compactMap { node in
      guard case .titled(_, .span(let low, let high))? = node.label.quantities["place"],
        case .amount(let from, _, _, _) = low, case .amount(let to, _, _, _) = high
      else { return nil }
      return "\(Int(from)) to \(Int(to))"
    }
  }

  @Test func `a function's holes, zeros and lowest places are told, multiples of pi as such`()
    throws
  {
    let facts = try tree(
      ChartSpec(function: { sine($0) / $0 }, formula: "sin(x)/x", domain: Interval(-10, 10))
    ).facts
    let zeros = try #require(facts.first { $0.kind == "function-zeros" })
    #expect(zeros.quantities["mirrored"] == .term("yes"))
    #expect(
      zeros.quantities["places"]
        == .list([.multipleOfPi(1, 1), .multipleOfPi(2, 1), .multipleOfPi(3, 1)], omitted: 0)
    )
    #expect(facts.first?.kind == "type-function")
    #expect(facts.contains { $0.kind == "function-hole" })
    #expect(facts.first { $0.kind == "function-symmetry" }?.quantities["symmetry"] == .term("even"))
    #expect(!facts.contains { ["minimum", "mean", "count"].contains($0.kind) })
    #expect(!facts.contains { $0.kind == "function-highest" })
  }

  @Test func `amounts of a pyramid are positive in its tree and on its axis`() throws {
    let spec = ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: numbers("people", [3, 5, 4, 2]), .y: names("age", ["a", "b", "a", "b"]),
          .series: names("side", ["left", "left", "right", "right"]),
        ],
        stacking: .mirrored
      )
    ])
    let chart = try spec.resolved(offset: utc)
    #expect(chart.layers[0].stacked?.end == [-3, -5, 4, 2])
    #expect(chart.x?.ticks.allSatisfy { $0.value >= 0 } == true)
    #expect(chart.x?.scale.domain == Interval(-5, 5) || chart.x?.scale.domain == Interval(-6, 6))
    let facts = AccessibilityTree(of: chart, offset: utc).facts
    let type = try #require(facts.first)
    #expect(type.kind == "type-pyramid")
    #expect(type.quantities["left"] == .name("left") && type.quantities["right"] == .name("right"))
    let axis = try #require(facts.first { $0.kind == "axis-amounts" })
    guard case .amount(let from, _, _, _)? = axis.quantities["from"] else {
      Issue.record("the axis has no start")
      return
    }
    #expect(from == 0)
  }
}

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private func sine(_ x: Double) -> Double { sin(x) }
