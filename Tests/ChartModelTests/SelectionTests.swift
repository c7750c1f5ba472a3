import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What a reader has selected.
struct SelectionTests {
  private func selected(
    _ spec: ChartSpec,
    _ selection: ChartSelection,
    layer: Int = 0
  ) throws -> [Bool] {
    var spec = spec
    spec.selection = selection
    let chart = try spec.resolved(offset: utc)
    let marks = chart.selectedMarks(ofLayer: layer)
    #expect(marks.indices.map { chart.isSelected(layer: layer, row: $0) } == marks)
    return marks
  }

  @Test func `an interval holds both of its ends, in either order, and no missing value`() throws {
    let spec = MinimalChart.pairs([1, 2, 3, 4, .nan], [0, 0, 0, 0, 0])
    for interval in [Interval(2, 3), Interval(3, 2)] {
      #expect(
        try selected(spec, ChartSelection(.x, .interval(interval))) == [
          false, true, true, false, false,
        ]
      )
    }
    #expect(try selected(spec, ChartSelection(.x, .interval(Interval(2, 2)))).count { $0 } == 1)
  }

  @Test func `a calendar unit is selected by its start`() throws {
    let spec = MinimalChart.daily([1, 2, 3])
    let first = MinimalChart.day(2022, 5, 8)
    let noon = ChartSelection(.x, .interval(Interval(first + 43_200, first + 130_000)))
    #expect(try selected(spec, noon) == [false, true, false])
  }

  @Test func `names are selected by name`() throws {
    let spec = MinimalChart.named(["a", "b", "c"], [1, 2, 3])
    #expect(
      try selected(spec, ChartSelection(.x, .names(["c", "a", "nobody"]))) == [true, false, true]
    )
  }

  @Test func `a mark between two values is selected where it reaches into the interval`() throws {
    let layer = MarkLayer(
      .bar,
      channels: [
        .xStart: Column("from", values: .numbers([0, 5, 9])),
        .xEnd: Column("to", values: .numbers([4, 8, 6])),
        .y: Column("who", values: .categories(CategoryValues(["a", "b", "c"]))),
      ]
    )
    let spec = ChartSpec(layers: [layer])
    #expect(
      try selected(spec, ChartSelection(.x, .interval(Interval(7, 7)))) == [false, true, true]
    )
    #expect(
      try selected(spec, ChartSelection(.x, .interval(Interval(4, 5)))) == [true, true, false]
    )
  }

  private var circle: ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .sector,
        channels: [
          .angle: Column("share", values: .numbers([30, 30, 0, 40])),
          .series: Column("name", values: .categories(CategoryValues(["a", "b", "none", "c"]))),
        ]
      )
    ])
  }

  @Test func `the sector at an amount around the circle is selected, one and no other`() throws {
    let cases: [(Double, Int)] = [(0, 0), (29, 0), (30, 1), (59, 1), (60, 3), (100, 3)]
    for (amount, row) in cases {
      let marks = try selected(
        circle,
        ChartSelection(.angle, .interval(Interval(amount, amount)))
      )
      #expect(marks.indices.filter { marks[$0] } == [row])
    }
    #expect(
      try selected(circle, ChartSelection(.angle, .interval(Interval(10, 60)))) == [
        true, true, false, false,
      ]
    )
    #expect(try selected(circle, ChartSelection(.angle, .names(["c"]))).last == true)
  }

  @Test func `a layer without the channel, and a selection of another kind, leave all selected`()
    throws
  {
    var spec = MinimalChart.pairs([1, 2], [3, 4])
    spec.layers.append(MarkLayer(.rule, channels: [.y: Column("goal", values: .numbers([3]))]))
    let selection = ChartSelection(.x, .interval(Interval(9, 10)))
    #expect(try selected(spec, selection) == [false, false])
    #expect(try selected(spec, selection, layer: 1) == [true])
    #expect(try selected(spec, ChartSelection(.x, .names(["a"]))) == [true, true])
    let none = try spec.resolved(offset: utc)
    #expect(none.isSelected(layer: 0, row: 0) && none.selectedRows(ofLayer: 0) == nil)
  }

  // MARK: The selected part

  private var dressed: ChartSpec {
    var spec = MinimalChart.daily([10, 20, 30, 40])
    spec.title = "Title"
    spec.summary = "Of the whole"
    spec.layers[0].styles = [MarkStyle(), MarkStyle()]
    spec.layers[0].styleOfRow = [0, 1, 0, 1]
    spec.layers[0].elements = MarkElements(labels: ["a", "b", "c", "d"], element: [0, 1, 2, 3])
    spec.layers[0].companions = [Column("note", values: .numbers([1, 2, 3, 4]))]
    spec.layers[0].annotations = [
      MarkAnnotation(row: 0, texts: [AuthoredText("first")]),
      MarkAnnotation(row: 2, texts: [AuthoredText("third")]),
      MarkAnnotation(row: nil, texts: [AuthoredText("layer")]),
    ]
    let day = MinimalChart.day(2022, 5, 9)
    spec.selection = ChartSelection(.x, .interval(Interval(day, day + 86_400)))
    return spec
  }

  @Test func `the selected part has what belongs to its rows, and the places of the whole`() throws
  {
    let whole = try dressed.resolved(offset: utc)
    let part = try #require(try dressed.selectedPart(offset: utc))
    let layer = part.layers[0]
    #expect(layer.channels[.y]?.values == .numbers([20, 30]))
    #expect(layer.styleOfRow == [1, 0] && layer.elements.labels == ["b", "c"])
    #expect(layer.elements.element == [1, 2])
    #expect(layer.companions[0].values == .numbers([2, 3]))
    #expect(layer.annotations.map(\.row) == [1, nil])
    #expect(part.title == "Title" && part.summary == nil && part.selection == nil)
    #expect(whole.selectedRows(ofLayer: 0) == [1, 2])
    let chart = try part.resolved(offset: utc)
    #expect(chart.x?.scale == whole.x?.scale && chart.y?.scale == whole.y?.scale)
    #expect(chart.diagnostics.isEmpty)
    let places = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let before = MarkGeometry(of: whole, layer: 0, series: 0, offset: utc)
    #expect(places.box(ofRow: 0) == before.box(ofRow: 1))
  }

  @Test func `selected names keep their bands`() throws {
    var spec = MinimalChart.named(["a", "b", "c"], [1, 2, 3])
    spec.selection = ChartSelection(.x, .names(["b"]))
    let part = try #require(try spec.selectedPart(offset: utc)).resolved(offset: utc)
    let whole = try spec.resolved(offset: utc)
    #expect(part.x?.scale == whole.x?.scale)
    #expect(
      MarkGeometry(of: part, layer: 0, series: 0, offset: utc).box(ofRow: 0)
        == MarkGeometry(of: whole, layer: 0, series: 0, offset: utc).box(ofRow: 1)
    )
  }

  @Test func `of rows that were combined those of the selected marks are kept`() throws {
    var spec = MinimalChart.named(["a", "b", "a", "b"], [1, 2, 3, 4])
    spec.layers[0].aggregate = .sum
    spec.selection = ChartSelection(.x, .names(["b"]))
    let part = try #require(try spec.selectedPart(offset: utc))
    #expect(part.layers[0].channels[.y]?.values == .numbers([2, 4]))
    var bins = ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [.x: Column("age", values: .numbers([1, 2, 2, 3, 8, 9]))],
        isBinned: true
      )
    ])
    bins.selection = ChartSelection(.x, .interval(Interval(2, 8)))
    let amounts = try #require(try bins.selectedPart(offset: utc)).layers[0].channels[.x]?.values
    #expect(amounts == .numbers([2, 2, 3, 8]))
  }

  @Test func `without a selection there is no selected part`() throws {
    #expect(try MinimalChart.daily([1, 2]).selectedPart(offset: utc) == nil)
  }
}
