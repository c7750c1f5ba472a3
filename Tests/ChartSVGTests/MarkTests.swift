import ChartModel
import ChartSVG
import ChartTestSupport
import Testing

/// Bars, points, cells and rules.
struct MarkTests {
  private func marks(_ name: String) throws -> [Markup.Element] {
    let example = try #require(Gallery.all.first { $0.name == name })
    let marks = Markup(try example.drawing().text).spoken
      .filter { $0["role"] == "graphics-symbol" }
    try #require(marks.count == example.spec.layers.reduce(0) { $0 + $1.rowCount })
    return marks
  }

  @Test func `the lengths of bars are in the ratio of their values`() throws {
    let lengths = try marks("top").map { mark in
      let extent = PathExtent(of: mark["d"] ?? "")
      return extent.right - extent.left
    }
    for (length, value) in zip(lengths, [916.0, 850, 802, 753, 654, 618]) {
      #expect(isClose(length / lengths[0], value / 916, absolute: 1e-4))
    }
  }

  @Test func `bars of names run from the top down in the order of the data`() throws {
    let tops = try marks("top").map { PathExtent(of: $0["d"] ?? "").top }
    #expect(tops == tops.sorted())
    let bottoms = try marks("top").map { PathExtent(of: $0["d"] ?? "").bottom }
    #expect(zip(bottoms, tops.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `stacked bars stand on one another, grouped bars side by side`() throws {
    let stacked = try marks("cities-stacked").map { PathExtent(of: $0["d"] ?? "") }
    let grouped = try marks("cities-grouped").map { PathExtent(of: $0["d"] ?? "") }
    for day in 0..<7 {
      #expect(stacked[day].top == stacked[day + 7].bottom)
      #expect(stacked[day].left == stacked[day + 7].left)
      #expect(isClose(grouped[day].right, grouped[day + 7].left, absolute: 0.011))
      #expect(grouped[day].bottom == grouped[day + 7].bottom)
    }
  }

  @Test func `the sectors of a circle start at the top and follow one another clockwise`() throws {
    let points = try marks("circle").map { PathPoints(of: $0["d"] ?? "").points }
    let first = try #require(points.first?.first)
    let middle = try #require(points.first?.last)
    #expect(isClose(first.x, middle.x, absolute: 0.011) && first.y < middle.y)
    for (sector, next) in zip(points, points.dropFirst() + [points[0]]) {
      #expect(isClose(sector[1].x, next[0].x, absolute: 0.011))
      #expect(isClose(sector[1].y, next[0].y, absolute: 0.011))
    }
    #expect(points[0][1].x > middle.x)
  }

  @Test func `a sector without an amount is told but not seen, a negative one is neither`() throws {
    let markup = Markup(try Gallery.ring.drawing().text)
    let marks = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(marks.count == 5)
    #expect(marks.filter { $0.classes == ["quiet"] }.count == 1)
    #expect(!markup.spoken.contains { $0["aria-label"]?.contains("Injera") == true })
  }

  @Test func `a box has a part for its middle half, its median, its whiskers and each outlier`()
    throws
  {
    let markup = Markup(try Gallery.boxes.drawing().text)
    let parts = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(parts.count == 3 + 5)
    let boxes = parts.filter { $0.classes.contains("edge") }.map { PathExtent(of: $0["d"] ?? "") }
    try #require(boxes.count == 2)
    let (low, high) = (boxes[0], boxes[1])
    // Middle halves of 45.5 to 77.5 and of 76.5 to 87.
    #expect(isClose((low.bottom - low.top) / (high.bottom - high.top), 32 / 10.5, absolute: 0.01))
    #expect(high.top < low.top && high.bottom > low.top)
  }

  @Test func `bars of a histogram stand wall to wall over their bins`() throws {
    let bars = Markup(try Gallery.histogram.drawing().text).spoken
      .filter { $0["role"] == "graphics-symbol" }.map { PathExtent(of: $0["d"] ?? "") }
    try #require(bars.count == 7)
    for (bar, next) in zip(bars, bars.dropFirst()) {
      #expect(bar.right == next.left)
      #expect(isClose(bar.right - bar.left, next.right - next.left, absolute: 0.021))
    }
    let heights = bars.map { $0.bottom - $0.top }
    #expect(isClose(heights[0] / heights[1], 11.0 / 7, absolute: 0.01))
  }

  @Test func `candles have one node a day, hollow where they close above their opening`() throws {
    let markup = Markup(try Gallery.candles.drawing().text)
    let marks = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(marks.count == 5)
    #expect(marks.map(\.classes) == [["hollow"], [], ["quiet"], [], []])
    #expect(marks[0]["aria-label"]?.contains("Open 10, High 12, Low 9, and Close 11.5") == true)
    let bodies = marks.map { PathExtent(of: $0["d"] ?? "") }
    #expect(isClose(bodies[4].bottom - bodies[4].top, 2, absolute: 0.011))
    #expect(
      isClose(
        (bodies[3].bottom - bodies[3].top) / 2.5,
        (bodies[1].bottom - bodies[1].top) / 1.5,
        relative: 0.01
      )
    )
  }

  @Test func `the sides of a pyramid run from zero away from each other`() throws {
    let markup = Markup(try Gallery.pyramid.drawing().text)
    let bars = markup.spoken.filter { $0["role"] == "graphics-symbol" }
      .map { PathExtent(of: $0["d"] ?? "") }
    try #require(bars.count == 8)
    let zero = bars[0].right
    #expect(bars[..<4].allSatisfy { $0.right == zero })
    #expect(bars[4...].allSatisfy { $0.left == zero })
    #expect(isClose((zero - bars[0].left) / (bars[4].right - zero), 12.0 / 11, absolute: 0.01))
    let labels = markup.elements.filter { $0.name == "text" }.map(\.text)
    #expect(!labels.contains { $0.hasPrefix("-") || $0.hasPrefix("−") })
    #expect(markup.spoken.contains { $0["aria-label"] == "men, 20 to 39, 14" })
  }

  @Test func `the graph of a function is one line between its poles, without symbols`() throws {
    let markup = Markup(try Gallery.poles.drawing().text)
    let line = try #require(markup.elements.first { $0.classes.contains("line") })
    #expect(PathPoints(of: line["d"] ?? "").subpaths.count == 5)
    let marks = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(marks.allSatisfy { $0.classes.contains("quiet") })
  }

  @Test func `negative bars hang from zero`() throws {
    let extents = try marks("negative-bar").map { PathExtent(of: $0["d"] ?? "") }
    let zero = extents[3].bottom
    #expect(extents[..<3].allSatisfy { $0.top == zero })
    #expect(extents[3...].allSatisfy { $0.bottom == zero })
  }

  @Test func `a cell is the darker the more it shows, from the first step to the last`() throws {
    let cells = try marks("heat-map")
    #expect(cells.count == 42)
    let steps: [Int] = cells.map { cell in
      let step: Substring = cell.classes.first?.dropFirst() ?? "0"
      return Int(step) ?? 0
    }
    let values: [Double] = (0..<42).map { row in
      let value = row * 37 + row / 7 * 11
      return Double(value % 101)
    }
    // Cells are told column by column, the data go row by row.
    let ordered: [Double] = (0..<42).map { values[$0 % 6 * 7 + $0 / 6] }
    let high = values.max() ?? 1
    for (step, value) in zip(steps, ordered) {
      #expect(step == min(9, Int(value / high * 9) + 1))
    }
    #expect(Set(steps) == Set(1...9))
  }

  @Test func `a cell without a value has a name, but no colour and no amount on it`() throws {
    let markup = Markup(try Gallery.missingCells.drawing().text)
    let cells = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(cells.count == 4)
    let empty = cells.filter { $0.classes == ["quiet"] }
    #expect(empty.count == 1)
    #expect(empty.first?["aria-label"]?.contains("no value") == true)
    let texts = markup.elements.filter { $0.classes.contains("cell") }.map(\.text)
    #expect(texts.sorted() == ["3", "5", "9"])
  }

  @Test func `cells touch their neighbours and fill the plot`() throws {
    let extents = try marks("heat-map").map { PathExtent(of: $0["d"] ?? "") }
    #expect(Set(extents.map(\.left)).count == 7)
    #expect(Set(extents.map(\.top)).count == 6)
    #expect(isClose(extents[0].right, extents[6].left, absolute: 0.011))
  }

  @Test func `a rule crosses the whole plot`() throws {
    let rule = try #require(try marks("bars-and-rule").last)
    let points = PathPoints(of: rule["d"] ?? "").points
    try #require(points.count == 2)
    #expect(points[0].y == points[1].y)
    #expect(points[1].x - points[0].x > 500)
  }

  @Test func `many marks of a series are one path a group, and every one is in it`() throws {
    let example = Gallery.scatter(points: 700, series: 2)
    let drawing = try example.drawing()
    let markup = Markup(drawing.text)
    let elements = markup.elements.filter { element in
      element.name == "path"
        && element.ancestors.contains { markup.elements[$0]["role"] == "graphics-object" }
    }
    #expect(!markup.spoken.contains { $0["role"] == "graphics-symbol" })
    #expect(elements.count < 30)
    let drawn = elements.reduce(0) { $0 + PathPoints(of: $1["d"] ?? "").subpaths.count }
    #expect(drawn == 1400)
    #expect(
      drawing.diagnostics.contains(.marksCombined(series: 0, count: 700))
        && drawing.diagnostics.contains(.marksCombined(series: 1, count: 700))
    )
  }

  @Test func `up to the limit every mark has its element`() throws {
    for count in [SVGDrawing.mostMarkElements, SVGDrawing.mostMarkElements + 1] {
      let marks = Markup(try Gallery.walk(count).drawing().text).spoken
        .filter { $0["role"] == "graphics-symbol" }
      #expect(marks.count == (count > SVGDrawing.mostMarkElements ? 0 : count))
    }
  }

  @Test func `the length of a document is in proportion to its marks`() throws {
    let small = try Gallery.walk(10_000).drawing().write().count
    let large = try Gallery.walk(100_000).drawing().write().count
    #expect(large < small * 11)
    #expect(large < 100_000 * 16)
    #expect(large > 100_000 * 8)
    let elements = Markup(try Gallery.walk(100_000).drawing().text).elements.count
    #expect(elements < 100)
  }

  @Test func `a layer that the tree leaves out is drawn as decoration and told of`() throws {
    let example = Example(
      name: "names-only",
      spec: ChartSpec(
        title: "Places",
        layers: [
          MarkLayer(
            .rectangle,
            channels: [.x: names("Column", ["a", "b"]), .y: names("Row", ["c", "d"])]
          )
        ]
      )
    )
    let drawing = try example.drawing()
    #expect(drawing.diagnostics.contains(.layerNotDescribed(0)))
    let markup = Markup(drawing.text)
    #expect(markup.spoken.count == 1)
    let path = markup.elements.last { $0.classes.isEmpty && $0["d"] != nil && markup.isHidden($0) }
    #expect(path != nil)
  }
}
