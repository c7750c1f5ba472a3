import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct StackingTests {
  private func extents(_ amounts: [Double], _ stacking: Stacking) throws -> StackedExtents? {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a", "a"])),
      amounts,
      by: ["p", "q", "r"],
      stacking: stacking
    )
    return try spec.resolved(offset: utc).layers[0].stacked
  }

  @Test func `positive amounts grow up from zero and negative ones down`() throws {
    let stacked = try #require(try extents([3, -2, 4], .standard))
    #expect(stacked.start == [0, 0, 3])
    #expect(stacked.end == [3, -2, 7])
  }

  @Test func `shares are of the sum of magnitudes`() throws {
    let stacked = try #require(try extents([1, 1, 2], .normalized))
    #expect(stacked.end == [0.25, 0.5, 1])
  }

  @Test func `a centred stack lies evenly about zero`() throws {
    let stacked = try #require(try extents([1, 1, 2], .center))
    #expect(stacked.start == [-2, -1, 0])
    #expect(stacked.end == [-1, 0, 2])
  }

  @Test func `a missing amount takes no room and is no zero`() throws {
    let stacked = try #require(try extents([1, .nan, 2], .standard))
    #expect(stacked.start[1].isNaN && stacked.end[1].isNaN)
    #expect(stacked.start[2] == 1)
  }

  @Test func `a zero segment does not move the others`() throws {
    let stacked = try #require(try extents([1, 0, 2], .standard))
    #expect(stacked.end == [1, 1, 3])
  }

  @Test(arguments: [Stacking.grouped, .unstacked])
  func `grouped and unstacked marks keep their own amounts`(stacking: Stacking) throws {
    #expect(try extents([1, 2, 3], stacking) == nil)
  }

  @Test func `the axis fits the stack, not its parts`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [60, 70],
      by: ["p", "q"]
    )
    let y = try #require(try spec.resolved(offset: utc).y)
    #expect(y.scale.domain.upper >= 130)
  }

  // MARK: The judge

  @Test func `stacks are as d3-shape makes them`() throws {
    let judge = try ShapeJudge.read()
    #expect(judge.stacks.count >= 12)
    for judged in judge.stacks {
      let places = judged.amounts[0].indices.map { "place \($0)" }
      let spec = MinimalChart.split(
        .categories(CategoryValues(judged.amounts.flatMap { _ in places })),
        judged.amounts.flatMap { $0 },
        by: judged.amounts.enumerated().flatMap { index, row in row.map { _ in "s\(index)" } },
        stacking: ["zero": .standard, "normalize": .normalized, "center": .center][judged.offset]
          ?? .unstacked
      )
      let stacked = try spec.resolved(offset: utc).layers[0].stacked
      // One series from zero needs no stacking.
      guard let stacked else {
        #expect(judged.offset == "zero" && judged.amounts.count == 1)
        continue
      }
      let theirs = judged.extents.flatMap { $0 }
      // Vega centres its stacks about half of the highest, where they stand on zero here.
      let sums = places.indices.map { place in judged.amounts.reduce(0) { $0 + $1[place] } }
      let shift = judged.offset == "center" ? (sums.max() ?? 0) / 2 : 0
      for (row, ends) in theirs.enumerated() {
        let own = [stacked.start[row] + shift, stacked.end[row] + shift].sorted()
        #expect(zip(own, ends.sorted()).allSatisfy { isClose($0, $1, absolute: 1e-9) })
      }
    }
  }

  // MARK: Laws

  @Test(arguments: [Stacking.standard, .normalized, .center])
  func `the parts of a stack touch without overlap, whatever their signs`(stacking: Stacking) throws
  {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let amounts = (0..<3).map { _ in Double.random(in: -9...9, using: &random) }
      let stacked = try #require(try extents(amounts, stacking))
      let parts = zip(stacked.start, stacked.end).map { Interval(min($0, $1), max($0, $1)) }
        .sorted { $0.start < $1.start }
      for (one, next) in zip(parts, parts.dropFirst()) { #expect(isClose(one.end, next.start)) }
      let length = parts.reduce(0) { $0 + $1.length }
      let sum = amounts.reduce(0) { $0 + abs($1) }
      #expect(isClose(length, stacking == .normalized ? 1 : sum, relative: 1e-9))
    }
  }

  @Test func `stacks follow the order of the series, not of the rows`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "b", "b", "a"])),
      [1, 10, 20, 2],
      by: ["p", "q", "p", "q"]
    )
    let stacked = try #require(try spec.resolved(offset: utc).layers[0].stacked)
    #expect(stacked.start == [0, 20, 0, 1])
  }

  private func oneBar(_ amounts: [Double], _ stacking: Stacking = .standard) -> ChartSpec {
    let names = amounts.indices.map { "s\($0)" }
    let layer = MarkLayer(
      .bar,
      channels: [
        .x: Column("amount", values: .numbers(amounts)),
        .series: Column("part", values: .categories(CategoryValues(names))),
      ],
      stacking: stacking
    )
    return ChartSpec(layers: [layer])
  }

  @Test func `bars without a dimension make one stack along their amounts`() throws {
    let chart = try oneBar([3, 5, -2, 4]).resolved(offset: utc)
    #expect(chart.layers[0].orientation == .horizontal)
    let stacked = try #require(chart.layers[0].stacked)
    #expect(stacked.start == [0, 3, 0, 8] && stacked.end == [3, 8, -2, 12])
    let x = try #require(chart.x)
    #expect(chart.y == nil && x.scale.domain.contains(12) && x.scale.domain.contains(-2))
    let box = MarkGeometry(of: chart, layer: 0, series: 1, offset: utc).box(ofRow: 1)
    #expect(box?.y == Interval(0, 1))
    #expect(box?.x == Interval(x.scale.position(of: 3), x.scale.position(of: 8)))
    #expect(
      try oneBar([3, 5], .normalized).resolved(offset: utc).layers[0].stacked?.end == [0.375, 1]
    )
    #expect(try oneBar([3]).resolved(offset: utc).layers[0].stacked == nil)
  }

  @Test func `interval bars are never stacked`() throws {
    var layer = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [1, 2],
      by: ["p", "q"]
    ).layers[0]
    layer.channels[.yStart] = layer.channels[.y]
    layer.channels[.yEnd] = Column("end", values: .numbers([4, 5]))
    layer.channels[.y] = nil
    let chart = try ChartSpec(layers: [layer]).resolved(offset: utc)
    #expect(chart.layers[0].stacked == nil)
    let y = try #require(chart.y)
    let box = MarkGeometry(of: chart, layer: 0, series: 1, offset: utc).box(ofRow: 1)
    #expect(box?.y == Interval(y.scale.position(of: 2), y.scale.position(of: 5)))
  }

  // MARK: Side by side

  private func dodged(
    _ names: [String],
    _ amounts: [Double],
    series: [String],
    position: [String]
  ) -> ChartSpec {
    var spec = MinimalChart.split(.categories(CategoryValues(names)), amounts, by: series)
    spec.layers[0].channels[.position] = Column(
      "position",
      values: .categories(CategoryValues(position))
    )
    return spec
  }

  @Test func `marks of one series and place are side by side, and nothing is stacked`() throws {
    let chart = try dodged(
      ["a", "a", "b", "b"],
      [1, 2, 3, 4],
      series: ["p", "q", "p", "q"],
      position: ["p", "q", "p", "q"]
    ).resolved(offset: utc)
    #expect(chart.layers[0].stacked == nil && chart.layers[0].stacking == .grouped)
    let first = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let second = MarkGeometry(of: chart, layer: 0, series: 1, offset: utc)
    for row in [0, 2] {
      let left = try #require(first.box(ofRow: row)).x
      let right = try #require(second.box(ofRow: row + 1)).x
      #expect(isClose(left.end, right.start) && isClose(left.length, right.length))
    }
  }

  @Test func `series are stacked within places side by side`() throws {
    let chart = try dodged(
      ["a", "a", "a", "a"],
      [1, 2, 4, 8],
      series: ["p", "q", "p", "q"],
      position: ["old", "old", "new", "new"]
    ).resolved(offset: utc)
    let stacked = try #require(chart.layers[0].stacked)
    #expect(stacked.start == [0, 1, 0, 4] && stacked.end == [1, 3, 4, 12])
    let p = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let q = MarkGeometry(of: chart, layer: 0, series: 1, offset: utc)
    #expect(p.box(ofRow: 0)?.x == q.box(ofRow: 1)?.x && p.box(ofRow: 2)?.x == q.box(ofRow: 3)?.x)
    #expect(try #require(p.box(ofRow: 0)).x.end <= #require(p.box(ofRow: 2)).x.start + 1e-12)
    // The axis fits the highest stack of one place, not their sum.
    #expect(try #require(chart.y).scale.domain.upper < 15)
  }
}
