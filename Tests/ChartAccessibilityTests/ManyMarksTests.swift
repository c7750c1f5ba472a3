import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What is said of more marks than are looked at one by one.
struct ManyMarksTests {
  /// Ranges an hour apart that rise by a hundredth an hour, with noise.
  private func ranges(_ count: Int) -> ChartSpec {
    var random = SeededGenerator(seed: 9)
    let low = (0..<count).map { Double($0) / 100 + Double.random(in: 0..<5, using: &random) }
    let high = low.map { $0 + 2 + Double.random(in: 0..<1, using: &random) }
    let hours = (0..<count).map { 1_640_995_200 + 3_600 * Double($0) }
    return ChartSpec(layers: [
      MarkLayer(
        .area,
        channels: [
          .x: Column("hour", values: .dates(hours, unit: .hour)),
          .yStart: Column("low", values: .numbers(low)),
          .yEnd: Column("high", values: .numbers(high)),
        ]
      )
    ])
  }

  @Test(arguments: [2_000, 20_001])
  func `an edge's direction is that of all ranges, its slope checked only where it is of all`(
    _ count: Int
  ) throws {
    let tree = AccessibilityTree(of: try ranges(count).resolved(offset: utc), offset: utc)
    let fact = try #require(tree.facts.first { $0.kind == "range-high-direction" })
    #expect(fact.quantities["direction"] == .term("rises"))
    guard case .amount(let slope, _, _, _)? = fact.quantities["slope"] else {
      Issue.record("no slope")
      return
    }
    #expect(isClose(slope, 0.01, relative: 0.05))
    #expect((fact.evidence.derivations["slope"] == nil) == (count > 20_000))
    #expect(fact.evidence.derivations["last"] != nil)
  }

  @Test func `the rows behind a bar are those that were summed in it`() throws {
    let names = CategoryValues((0..<300).map { ["a", "b", "c"][$0 % 3] })
    let amounts = (0..<300).map { $0 % 3 == 1 ? 7.0 : 1 }
    let spec = ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: Column("name", values: .categories(names)),
          .y: Column("amount", values: .numbers(amounts)),
        ],
        aggregate: .sum
      )
    ])
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let most = try #require(tree.facts.first { $0.kind == "maximum" })
    #expect(most.evidence.rows == .rows((0..<64).map { 3 * $0 + 2 }, total: 100))
    let count = try #require(tree.facts.first { $0.kind == "count" })
    #expect(count.quantities["count"] == .count(3))
  }
}
