import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct ResolvedSeriesTests {
  @Test func `rows of an ordered series are read along the axis, not as they stand`() throws {
    var spec = MinimalChart.daily([1, 2, 3, 4])
    spec.layers[0].channels[.x]?.values = .dates(
      [3, 1, 4, 2].map { MinimalChart.day(2022, 5, $0) },
      unit: .day
    )
    let chart = try spec.resolved(offset: utc)
    #expect(chart.layers[0].series[0].rows == [1, 3, 0, 2])
  }

  @Test func `a reversed axis is read as it is drawn`() throws {
    var spec = MinimalChart.daily([1, 2, 3])
    spec.x.isReversed = true
    #expect(try spec.resolved(offset: utc).layers[0].series[0].rows == [2, 1, 0])
  }

  @Test func `series stand in order of first appearance over all layers`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a", "b", "b"])),
      [1, 2, 3, 4],
      by: ["West", "East", "West", "East"]
    )
    let chart = try spec.resolved(offset: utc)
    #expect(chart.seriesNames == ["West", "East"])
    #expect(chart.layers[0].series.map(\.rows) == [[0, 2], [1, 3]])
  }

  @Test func `several values at one place are kept and counted`() throws {
    var spec = MinimalChart.daily([1, 2, 3])
    spec.layers[0].channels[.x]?.values = .dates(
      [1, 1, 2].map { MinimalChart.day(2022, 5, $0) },
      unit: .day
    )
    let chart = try spec.resolved(offset: utc)
    #expect(chart.layers[0].series[0].rows == [0, 1, 2])
    #expect(chart.layers[0].series[0].duplicatePlaces == 1)
    #expect(chart.diagnostics.map(\.code) == [.duplicatePositions])
  }

  @Test func `a row without a place is left out and said; one without a measure stays a gap`()
    throws
  {
    let chart = try MinimalChart.named(["a", nil, "c"], [1, 2, .nan]).resolved(offset: utc)
    #expect(chart.layers[0].series[0].rows == [0, 2])
    #expect(chart.diagnostics == [Diagnostic(.warning, .missingValues, arguments: ["style", "1"])])
  }

  @Test func `bars run towards the amounts`() throws {
    let upright = try MinimalChart.named(["a"], [1]).resolved(offset: utc)
    let lying = try MinimalChart.named(["a"], [1], isHorizontal: true).resolved(offset: utc)
    #expect(upright.layers[0].orientation == .vertical)
    #expect(lying.layers[0].orientation == .horizontal)
    #expect(lying.layers[0].dimension?.name == "style")
  }

  @Test func `resolving leaves the specification as it was`() throws {
    let spec = MinimalChart.daily([3, 1, .nan])
    let copy = spec
    _ = try spec.resolved(offset: utc)
    #expect(spec == copy)
  }

  @Test func `one axis does not show names and amounts`() {
    var spec = MinimalChart.named(["a"], [1])
    spec.layers.append(MinimalChart.pairs([1], [2]).layers[0])
    #expect(throws: ChartModelError.mixedKinds(axis: .x, first: .nominal, second: .quantitative)) {
      try spec.resolved(offset: utc)
    }
  }

  @Test func `a name has one place on an axis, whatever the order of each layer`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2])
    spec.layers += MinimalChart.named(["b", "c", "a"], [2, 3, 1], mark: .point).layers
    let chart = try spec.resolved(offset: utc)
    #expect(chart.x?.categories == ["a", "b", "c"])
    let middle = { (layer: Int, row: Int) -> Double? in
      let box = MarkGeometry(of: chart, layer: layer, series: 0, offset: utc).box(ofRow: row)
      return box.map { ($0.x.start + $0.x.end) / 2 }
    }
    #expect(middle(0, 1) == middle(1, 0))
    #expect(middle(0, 0) == middle(1, 2))
    let tree = chart.layers[1].dimension?.values
    guard case .categories(let names)? = tree else {
      Issue.record("the layer has no names")
      return
    }
    #expect((0..<3).map { names.name(at: $0) } == ["b", "c", "a"])
  }

  @Test func `what an author says of too few or too many rows is read as far as it goes`() throws {
    var spec = MinimalChart.daily([1, 2, 3])
    spec.layers[0].elements = MarkElements(labels: ["a"], isHidden: [true, false, true, true])
    spec.layers[0].styles = [MarkStyle(), MarkStyle()]
    spec.layers[0].styleOfRow = [1, 7]
    let layer = try spec.resolved(offset: utc).layers[0]
    #expect(layer.elements.labels == ["a", nil, nil])
    #expect(layer.elements.isHidden == [true, false, true])
    #expect(layer.elements.values.isEmpty)
    #expect(layer.styleOfRow == [1, 0, 0])
  }
}
