import ChartModel
import ChartScales
import ChartTestSupport
import Testing

// Symbols and sectors have no other door.
@testable import ChartSVG

/// Shapes of marks as their author says.
struct AuthoredMarkStyleTests {
  private func marks(_ example: Example) throws -> [Markup.Element] {
    Markup(try example.drawing().text).spoken.filter { $0["role"] == "graphics-symbol" }
  }

  @Test func `the area of a symbol is as asked, in any shape`() throws {
    for shape in NamedSymbol.allCases {
      let extents = try [100.0, 400].map { area -> PathExtent in
        let symbol = SymbolOutline(.named(shape), series: Symbol.all[0], area: area)
        var writer = SVGWriter()
        try #require(symbol).write(x: 50, y: 50, to: &writer)
        return PathExtent(of: String(decoding: writer.bytes, as: UTF8.self))
      }
      let widths = extents.map { $0.right - $0.left }
      #expect(isClose(widths[1] / widths[0], 2, absolute: 0.01), "\(shape)")
      #expect(isClose((extents[0].left + extents[0].right) / 2, 50, absolute: 0.6), "\(shape)")
    }
  }

  @Test func `a disc by its path has the area asked for`() throws {
    let disc = "M0,.5A.5 .5 0 1 0 1 .5A.5 .5 0 1 0 0 .5Z"
    let symbol = try #require(SymbolOutline(.path(disc), series: Symbol.all[0], area: 100))
    var writer = SVGWriter()
    symbol.write(x: 10, y: 10, to: &writer)
    let extent = PathExtent(of: String(decoding: writer.bytes, as: UTF8.self))
    let radius = (extent.right - extent.left) / 2
    #expect(isClose(radius * radius * .pi, 100, absolute: 0.5))
    #expect(isClose((extent.left + extent.right) / 2, 10, absolute: 0.01))
  }

  @Test(arguments: ["", "nonsense", "L0,0", "M0", "M0,0 L1", "M0,0 X3", "M0,0 L1,1e999"])
  func `a path that cannot be read is none`(_ path: String) {
    #expect(SymbolPath(path) == nil)
  }

  @Test func `an unread symbol is a disc, and told of`() throws {
    let drawing = try Gallery.symbols.drawing()
    #expect(drawing.diagnostics.contains(.symbolNotRead(path: "nonsense")))
  }

  @Test func `round corners stay within half of a bar`() throws {
    for mark in try marks(Gallery.paintedBars) {
      let extent = PathExtent(of: mark["d"] ?? "")
      #expect(extent.right > extent.left && extent.bottom > extent.top)
    }
    #expect(try marks(Gallery.paintedBars)[0]["d"]?.contains("A6,6 0 0 1") == true)
  }

  @Test func `bars are as wide as asked`() throws {
    let widths = try marks(Gallery.fixedBars).prefix(7).map { mark in
      let extent = PathExtent(of: mark["d"] ?? "")
      return extent.right - extent.left
    }
    #expect(isClose(widths[0], 10, absolute: 0.02))
    #expect(isClose(widths[1] / widths[2], 0.5, absolute: 0.1))
    #expect(widths[2] > widths[1])
  }

  @Test func `a sector keeps its inset from its neighbours and within its ring`() throws {
    let outline = SectorOutline(radii: (50, 100), turns: (0, 0.25), radius: 5, inset: 4)
    var writer = SVGWriter()
    writer.byte(0x4D)
    outline.write(about: (0, 0), to: &writer)
    let points = PathPoints(of: String(decoding: writer.bytes, as: UTF8.self)).points
    for point in points {
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(distance <= 100.01 && distance >= 49.9)
      // The edges are the vertical above the middle and the level to its right.
      #expect(point.x >= 3.98 && -point.y >= 3.98)
    }
  }

  @Test func `a monotone line never leaves the values at the ends of its pieces`() throws {
    let text = try Gallery.repeated.drawing().text
    let line = try #require(Markup(text).elements.first { $0.classes.first == "line" }?["d"])
    #expect(line.contains("C"))
    let points = PathPoints(of: line).points
    for start in stride(from: 0, to: points.count - 3, by: 3) {
      let ends = [points[start].y, points[start + 3].y].sorted()
      for bend in points[(start + 1)...(start + 2)] {
        #expect(bend.y >= ends[0] - 0.02 && bend.y <= ends[1] + 0.02)
      }
    }
  }

  @Test func `curves keep gaps`() throws {
    let markup = Markup(try Gallery.curves.drawing().text)
    let lines = markup.elements.filter { element in
      element.classes.first == "line"
        && element.ancestors.contains { markup.elements[$0]["role"] == "graphics-object" }
    }
    #expect(lines.count == 7)
    for line in lines {
      #expect((line["d"] ?? "").filter { $0 == "M" }.count == 2, "\(line["d"] ?? "")")
    }
  }

  @Test func `marks that show others again are hidden from readers, in the other's colour`() throws
  {
    let drawing = try Gallery.repeated.drawing()
    let markup = Markup(drawing.text)
    #expect(
      !drawing.diagnostics.contains { if case .layerNotDescribed = $0 { true } else { false } }
    )
    let groups = markup.elements.filter { $0.name == "g" && $0.classes.first == "a1" }
    #expect(groups.count == 2)
    #expect(groups.map { $0["aria-hidden"] } == [nil, "true"])
    #expect(!drawing.text.contains("class=\"s2"))
  }

  @Test func `layers stand in the order of their fronts, else of their declaration`() throws {
    var spec = Gallery.annotated.spec
    func order() throws -> [String] {
      let markup = Markup(try Example(name: "fronts", spec: spec).drawing().text)
      return markup.spoken.dropFirst().filter { $0["role"] == "graphics-object" }.compactMap {
        $0["id"]
      }
    }
    let declared = try order()
    spec.layers[0].styles = [Gallery.style { $0.zIndex = 1 }]
    #expect(try order() == declared.reversed())
  }

  @Test func `many marks of several styles are one path a style`() throws {
    var random = SeededGenerator(seed: 7)
    let count = 2000
    let values = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    var layer = MarkLayer(
      .point,
      channels: [.x: amounts("a", values), .y: amounts("b", values.reversed())]
    )
    layer.styles = [
      Gallery.style { $0.paint = .color(.named(.red)) },
      Gallery.style { $0.paint = .color(.named(.blue)) },
    ]
    layer.styleOfRow = (0..<count).map { Int32($0 % 2) }
    let text = try Example(name: "cloud", spec: ChartSpec(layers: [layer])).drawing().text
    let paths = Markup(text).elements.filter { ["a1", "a2"].contains($0.classes.first) }
    #expect(paths.count >= 2 && paths.count <= 40)
    let places = paths.reduce(0) { $0 + ($1["d"] ?? "").filter { $0 == "M" }.count }
    #expect(places == count)
  }

  @Test func `an offset moves marks to the right and down`() throws {
    var spec = Gallery.framed.spec
    spec.layers[0].styles = []
    let still = try marks(Example(name: "still", spec: spec))
    for (moved, still) in zip(try marks(Gallery.framed), still) {
      let (one, other) = (PathExtent(of: moved["d"] ?? ""), PathExtent(of: still["d"] ?? ""))
      #expect(isClose(one.left - other.left, 5, absolute: 0.02))
      #expect(isClose(one.top - other.top, -5, absolute: 0.02))
    }
  }
}
