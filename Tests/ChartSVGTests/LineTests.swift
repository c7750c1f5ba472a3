import ChartModel
import ChartSVG
import ChartTestSupport
import Testing

/// Lines and areas: one value a place, broken at gaps.
struct LineTests {
  /// The points of the path with a class, in subpaths.
  private func subpaths(_ example: Example, _ name: Substring) throws -> [[(x: Double, y: Double)]]
  {
    let markup = Markup(try example.drawing().text)
    let line = try #require(
      markup.elements.first { element in
        element.classes.contains(name)
          && element.ancestors.contains { markup.elements[$0]["id"] == "chart.series-1" }
      }
    )
    return PathPoints(of: try #require(line["d"])).subpaths
  }

  @Test func `a missing value breaks the line, and a value between two gaps is a dot`() throws {
    let subpaths = try subpaths(Gallery.gaps, "line")
    try #require(subpaths.map(\.count) == [2, 2, 2])
    #expect(subpaths[1][0] == subpaths[1][1])
  }

  @Test func `several values at one place are passed at their mean, without turning back`() throws {
    let points = try #require(try subpaths(Gallery.duplicates, "line").first)
    try #require(points.count == 4)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
    // Doses 1, 2, 3, 4 have the means 3, 6, 8, 7.
    let step = (points[0].y - points[1].y) / 3
    #expect(isClose((points[0].y - points[2].y) / step, 5, absolute: 0.01))
    #expect(isClose((points[0].y - points[3].y) / step, 4, absolute: 0.01))
  }

  @Test func `on a logarithmic axis the mean is one of values, not of places`() throws {
    let example = Example(
      name: "log-mean",
      spec: ChartSpec(
        layers: [
          MarkLayer(
            .line,
            channels: [.x: amounts("x", [1, 2, 2, 3]), .y: amounts("y", [1, 10, 1000, 505])]
          )
        ],
        y: AxisSpec(scaleType: .log)
      )
    )
    let points = try #require(try subpaths(example, "line").first)
    try #require(points.count == 3)
    #expect(isClose(points[1].y, points[2].y, absolute: 0.011))
  }

  @Test func `every value at a shared place has its own mark`() throws {
    let markup = Markup(try Gallery.duplicates.drawing().text)
    let marks = markup.spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(marks.count == 7)
    #expect(Set(marks.compactMap { $0["d"] }).count == 7)
  }

  @Test func `values at a shared place are seen, however many there are`() throws {
    let places = (0..<120).map { Double($0 / 3) }
    let example = Example(
      name: "many-shared",
      spec: ChartSpec(layers: [
        MarkLayer(
          .line,
          channels: [.x: amounts("x", places), .y: amounts("y", (0..<120).map { Double($0 % 7) })]
        )
      ])
    )
    let marks = Markup(try example.drawing().text).spoken.filter { $0["role"] == "graphics-symbol" }
    #expect(marks.count == 120)
    #expect(marks.allSatisfy { !$0.classes.contains("quiet") })
  }

  @Test func `a line that leaves the plot is clipped to it, and its marks outside are told of`()
    throws
  {
    let drawing = try Gallery.fixedDomain.drawing()
    #expect(drawing.diagnostics == [.marksOutsidePlot(series: 0, count: 2)])
    let markup = Markup(drawing.text)
    #expect(markup.elements.contains { $0.name == "clipPath" })
    let quiet = markup.spoken.filter { $0.classes.contains("quiet") }.compactMap { $0["id"] }
    #expect(quiet == ["chart.series-1.point-2", "chart.series-1.point-4"])
  }

  @Test func `a missing value has an unseen mark at its place, with its name`() throws {
    let marks = Markup(try Gallery.gaps.drawing().text).spoken
      .filter { $0["role"] == "graphics-symbol" }
    try #require(marks.count == 8)
    let middles = marks.map { mark in
      let extent = PathExtent(of: mark["d"] ?? "")
      return (extent.left + extent.right) / 2
    }
    let step = middles[1] - middles[0]
    for (index, middle) in middles.enumerated() {
      #expect(isClose(middle, middles[0] + Double(index) * step, absolute: 0.05))
    }
    #expect(
      marks.map { $0.classes.contains("quiet") }.map { $0 ? 1 : 0 } == [0, 0, 1, 0, 1, 0, 0, 1]
    )
    #expect(marks[2]["aria-label"]?.contains("no value") == true)
  }

  @Test func `an area has its baseline at zero and closes`() throws {
    let negative = try #require(Gallery.all.first { $0.name == "negative-area" })
    let points = try #require(try subpaths(negative, "wash").first)
    try #require(points.count == 12)
    #expect(Set(points[6...].map(\.y)).count == 1)
    #expect(points[0].x == points[11].x)
    #expect(points[0].y > points[11].y)
    #expect(points[5].y < points[6].y)
  }

  @Test func `a range has two edges`() throws {
    let range = try #require(Gallery.all.first { $0.name == "monthly-range-area" })
    let edges = try subpaths(range, "line")
    try #require(edges.map(\.count) == [12, 12])
    #expect(zip(edges[0], edges[1]).allSatisfy { $0.x == $1.x && $0.y < $1.y })
  }
}
