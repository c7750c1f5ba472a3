import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// How wide marks are where their author says so.
struct MarkWidthTests {
  private func bars(
    _ size: MarkDimension?,
    isHorizontal: Bool = false,
    mark: Mark = .bar,
    plot: (width: Double, height: Double) = (500, 200)
  ) throws -> [MarkBox] {
    var spec = MinimalChart.named(["a", "b", "c", "d"], [1, 2, 3, 4], isHorizontal: isHorizontal)
    var style = MarkStyle()
    if isHorizontal { style.height = size } else { style.width = size }
    spec.layers[0].mark = mark
    spec.layers[0].styles = [style]
    let chart = try spec.resolved(offset: utc)
    let geometry = MarkGeometry(
      of: chart,
      layer: 0,
      series: 0,
      plotWidth: plot.width,
      plotHeight: plot.height,
      offset: utc
    )
    return (0..<4).compactMap { geometry.box(ofRow: $0) }
  }

  private func length(_ interval: Interval) -> Double { abs(interval.length) }

  @Test func `bars of all of their step touch, those of half of it leave as much free`() throws {
    let whole = try bars(.ratio(1))
    for (one, next) in zip(whole, whole.dropFirst()) { #expect(isClose(one.x.end, next.x.start)) }
    let half = try bars(.ratio(0.5))
    for (one, next) in zip(half, half.dropFirst()) {
      #expect(isClose(next.x.start - one.x.end, one.x.length))
    }
    for (one, other) in zip(whole, half) {
      #expect(isClose(one.x.start + one.x.end, other.x.start + other.x.end))
      #expect(one.y == other.y)
    }
  }

  @Test func `points become shares of the plot, along the axis that names stand on`() throws {
    for box in try bars(.fixed(20)) { #expect(isClose(length(box.x), 20 / 500.0)) }
    for box in try bars(.fixed(20), isHorizontal: true) {
      #expect(isClose(length(box.y), 20 / 200.0))
    }
    let step = try length(bars(.ratio(1))[0].x)
    for box in try bars(.inset(5)) { #expect(isClose(length(box.x), step - 10 / 500.0)) }
  }

  @Test(arguments: [
    MarkDimension.fixed(-3), .ratio(-1), .inset(1000), .fixed(0),
  ])
  func `a size below nothing is nothing, in the middle of the bar`(size: MarkDimension) throws {
    let usual = try bars(nil)
    for (box, other) in zip(try bars(size), usual) {
      #expect(box.x.length == 0)
      #expect(isClose(box.x.start * 2, other.x.start + other.x.end))
    }
  }

  @Test(arguments: [
    MarkDimension.automatic, .ratio(.nan), .fixed(.infinity), .inset(.nan),
  ])
  func `a size that is none leaves the bar as it was`(size: MarkDimension) throws {
    #expect(try bars(size) == bars(nil))
    #expect(try bars(.fixed(20), plot: (0, 0)) == bars(nil))
  }

  @Test func `a mark's own style decides its width`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2])
    var (thin, wide) = (MarkStyle(), MarkStyle())
    (thin.width, wide.width) = (.ratio(0.2), .ratio(0.8))
    spec.layers[0].styles = [thin, wide]
    spec.layers[0].styleOfRow = [1, 0]
    let chart = try spec.resolved(offset: utc)
    let geometry = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let lengths = (0..<2).compactMap { geometry.box(ofRow: $0)?.x.length }
    #expect(isClose(lengths[0], lengths[1] * 4))
  }

  @Test func `a cell has a size of its own on both axes`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2])
    spec.layers[0].mark = .rectangle
    spec.layers[0].channels[.y] = Column("row", values: .categories(CategoryValues(["r", "s"])))
    let whole = try spec.resolved(offset: utc)
    let cell = MarkGeometry(of: whole, layer: 0, series: 0, offset: utc).box(ofRow: 0)
    #expect(cell?.x == Interval(0, 0.5))
    var style = MarkStyle()
    (style.width, style.height) = (.ratio(0.5), .fixed(40))
    spec.layers[0].styles = [style]
    let small = try spec.resolved(offset: utc)
    let box = try #require(MarkGeometry(of: small, layer: 0, series: 0, offset: utc).box(ofRow: 0))
    #expect(isClose(box.x.start, 0.125) && isClose(box.x.end, 0.375))
    #expect(isClose(length(box.y), 40 / 400.0))
  }

  @Test func `the group's span is shared, and a ratio is of each mark's part of it`() throws {
    var spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [1, 2],
      by: ["p", "q"],
      stacking: .grouped
    )
    let boxes = { (spec: ChartSpec) throws -> [Interval] in
      let chart = try spec.resolved(offset: utc)
      return (0..<2).compactMap {
        MarkGeometry(of: chart, layer: 0, series: $0, offset: utc).box(ofRow: $0)?.x
      }
    }
    spec.layers[0].groupSpan = .ratio(1)
    // The band with its gaps on both sides is all of the plot where there is one name.
    let wide = try boxes(spec)
    #expect(isClose(wide[0].end, wide[1].start))
    #expect(isClose(wide[1].end - wide[0].start, 1))
    var style = MarkStyle()
    style.width = .ratio(0.5)
    spec.layers[0].styles = [style]
    let thin = try boxes(spec)
    #expect(isClose(thin[0].length, wide[0].length / 2))
    #expect(isClose(thin[0].start + thin[0].end, wide[0].start + wide[0].end))
    spec.layers[0].styles = []
    spec.layers[0].groupSpan = .fixed(64)
    #expect(isClose(try boxes(spec)[1].end - boxes(spec)[0].start, 0.1))
  }

  @Test func `dated bars take shares of their calendar unit`() throws {
    var spec = MinimalChart.daily([1, 2, 3], mark: .bar)
    var style = MarkStyle()
    style.width = .ratio(1)
    spec.layers[0].styles = [style]
    let chart = try spec.resolved(offset: utc)
    let geometry = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let boxes = (0..<3).compactMap { geometry.box(ofRow: $0)?.x }
    for (one, next) in zip(boxes, boxes.dropFirst()) { #expect(isClose(one.end, next.start)) }
    #expect(isClose(boxes[0].start, 0) && isClose(boxes[2].end, 1))
  }

  @Test func `points stand side by side where a column says so`() throws {
    var spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [1, 2],
      by: ["p", "q"]
    )
    spec.layers[0].mark = .point
    spec.layers[0].channels[.position] = spec.layers[0].channels[.series]
    let chart = try spec.resolved(offset: utc)
    let places = (0..<2).compactMap {
      MarkGeometry(of: chart, layer: 0, series: $0, offset: utc).box(ofRow: $0)?.x
    }
    #expect(places.allSatisfy { $0.length == 0 })
    #expect(places[0].start < 0.5 && places[1].start > 0.5)
  }

  // MARK: Marks with one place

  private func single(
    _ mark: Mark,
    _ channel: Channel,
    _ values: ColumnValues
  ) throws -> (
    ResolvedChart, MarkBox?
  ) {
    let spec = ChartSpec(layers: [MarkLayer(mark, channels: [channel: Column("c", values: values)])]
    )
    let chart = try spec.resolved(offset: utc)
    return (chart, MarkGeometry(of: chart, layer: 0, series: 0, offset: utc).box(ofRow: 0))
  }

  @Test func `a bar at a name alone stands across the plot, one of an amount lies along it`() throws
  {
    let names = ColumnValues.categories(CategoryValues(["a", "b"]))
    let (_, upright) = try single(.bar, .x, names)
    #expect(upright?.y == Interval(0, 1))
    #expect(try #require(upright).x.start > 0 && #require(upright).x.end < 0.5)
    let (_, lying) = try single(.bar, .y, names)
    #expect(lying?.x == Interval(0, 1))
    #expect(try length(#require(lying).y) < 0.5)
    let (chart, amount) = try single(.bar, .y, .numbers([3]))
    #expect(amount?.x == Interval(0, 1))
    #expect(amount?.y == chart.y.map { Interval(0, $0.scale.position(of: 3)) })
  }

  @Test func `a point without one of its places stands in the middle`() throws {
    let (_, point) = try single(.point, .x, .numbers([1, 2]))
    #expect(point?.y == Interval(0.5, 0.5))
    let (_, other) = try single(.point, .y, .numbers([1, 2]))
    #expect(other?.x == Interval(0.5, 0.5))
  }

  @Test func `a stripe beside bars leaves these their gaps`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2])
    let stripe = MarkLayer(
      .rectangle,
      channels: [
        .yStart: Column("low", values: .numbers([0.5])),
        .yEnd: Column("high", values: .numbers([1.5])),
      ]
    )
    spec.layers.append(stripe)
    let chart = try spec.resolved(offset: utc)
    let box = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc).box(ofRow: 0)
    #expect(try #require(box).x.start > 0)
    let across = MarkGeometry(of: chart, layer: 1, series: 0, offset: utc).box(ofRow: 0)
    #expect(across?.x == Interval(0, 1))
  }
}
