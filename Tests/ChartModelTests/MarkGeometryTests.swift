import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct MarkGeometryTests {
  private func boxes(_ spec: ChartSpec, series: Int = 0) throws -> [MarkBox?] {
    let chart = try spec.resolved(offset: utc)
    let geometry = MarkGeometry(of: chart, layer: 0, series: series, offset: utc)
    return chart.layers[0].series[series].rows.map { geometry.box(ofRow: Int($0)) }
  }

  @Test func `bars stand on zero, negative ones below it`() throws {
    let boxes = try boxes(MinimalChart.named(["a", "b"], [10, -10])).compactMap { $0 }
    #expect(boxes.count == 2)
    #expect(isClose(boxes[0].y.start, boxes[1].y.start))
    #expect(boxes[0].y.end > boxes[0].y.start)
    #expect(boxes[1].y.end < boxes[1].y.start)
  }

  @Test func `grouped bars of one name stand side by side without overlap`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [1, 2],
      by: ["p", "q"],
      stacking: .grouped
    )
    let first = try #require(try boxes(spec, series: 0)[0])
    let second = try #require(try boxes(spec, series: 1)[0])
    #expect(first.x.end <= second.x.start + 1e-12)
  }

  @Test func `a gap has no box`() throws {
    #expect(try boxes(MinimalChart.daily([1, .nan, 3]))[1] == nil)
  }

  @Test func `a bar over time is as wide as its calendar unit allows`() throws {
    var spec = MinimalChart.daily([1, 1, 1], mark: .bar)
    spec.layers[0].channels[.x]?.values = .dates(
      [1, 2, 3].map { MinimalChart.day(2022, $0, 1) },
      unit: .month
    )
    let boxes = try boxes(spec).compactMap { $0 }
    #expect(boxes.count == 3)
    #expect(boxes[1].x.length < boxes[0].x.length)
    #expect(boxes.allSatisfy { $0.x.start >= 0 && $0.x.end <= 1 })
  }

  @Test func `every box of finite data lies within the plot`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let amounts = (0..<20).map { _ in Double.random(in: -100...100, using: &generator) }
      for mark in [Mark.bar, .line, .point, .area] {
        for box in try boxes(MinimalChart.daily(amounts, mark: mark)).compactMap({ $0 }) {
          let ends = [box.x.start, box.x.end, box.y.start, box.y.end]
          #expect(ends.allSatisfy { $0 >= -1e-9 && $0 <= 1 + 1e-9 })
        }
      }
    }
  }
}
