import ChartModel
import ChartScales
import ChartTestSupport
import Testing

// The estimate of text widths and the places of texts have no other door.
@testable import ChartSVG

/// Where texts stand, by the module's own estimate of widths; browsers measure the same drawings in
/// `.ci/accessibility`.
struct LayoutTests {
  static let options = [
    SVGOptions(), SVGOptions(width: 320, height: 240), SVGOptions(width: 200, height: 150),
    SVGOptions(width: 1200, height: 300), SVGOptions(textSize: 20), SVGOptions(textSize: 8),
    SVGOptions(isRightToLeft: true),
  ]

  private static func layouts(
    of example: Example,
    _ options: [SVGOptions] = options
  ) throws -> [(SVGOptions, ChartLayout)] {
    let resolved = try example.resolved()
    let numbering = SeriesNumbering(of: resolved.chart)
    let looks = LookBook(of: resolved.chart, numbering: numbering, scheme: .auto)
    return options.map { options in
      let layout = ChartLayout(
        chart: resolved.chart,
        labels: resolved.labels,
        options: options.bounded,
        entries: LegendEntry.all(of: resolved.chart, numbering: numbering, looks: looks),
        book: looks.book
      )
      // An author may give the chart a size of its own.
      return (layout.options, layout)
    }
  }

  @Test(arguments: Gallery.all)
  func `no two labels of the axes touch each other or a title`(_ example: Example) throws {
    for (options, layout) in try Self.layouts(of: example) {
      let texts = layout.xLabels + layout.yLabels + layout.axisTitles
      for (index, text) in texts.enumerated() where !text.text.isEmpty {
        for other in texts[(index + 1)...] where !other.text.isEmpty {
          let isOverlapping = TurnedBox(text.corners).overlaps(TurnedBox(other.corners))
          #expect(
            !isOverlapping,
            "\(text.text.prefix(20)) | \(other.text.prefix(20)), \(options.width)"
          )
        }
      }
    }
  }

  @Test(arguments: Gallery.all)
  func `no label reaches out of the drawing`(_ example: Example) throws {
    for (options, layout) in try Self.layouts(of: example) {
      for text in layout.xLabels + layout.yLabels + layout.axisTitles {
        for corner in text.corners {
          #expect(
            corner.x >= 0 && corner.x <= options.width && corner.y >= 0
              && corner.y <= options.height,
            "\(text.text.prefix(20)) at \(corner), \(options.width) by \(options.textSize)"
          )
        }
      }
    }
  }

  @Test(arguments: Gallery.all)
  func `title, description and legend keep to the width and end above the plot`(
    _ example: Example
  ) throws {
    for (options, layout) in try Self.layouts(of: example) {
      let inner = options.width - 2 * layout.padding
      let header = layout.header
      for line in header.title.lines {
        let width = TextWidth.of(line.trimmed, size: header.titleSize, isBold: true)
        #expect(width <= inner)
      }
      for line in header.description.lines {
        #expect(TextWidth.of(line.trimmed, size: options.textSize) <= inner)
      }
      for placed in layout.legend.placed {
        let width = TextWidth.of(placed.text, size: options.textSize)
        #expect(placed.x + LegendLayout.swatchWidth + options.textSize / 2 + width <= inner + 0.01)
      }
      let isAbove = layout.legendPlace == .top
      let legendBottom = layout.legendTop + layout.legend.height
      #expect(legendBottom <= (isAbove ? layout.plot.top : options.height))
    }
  }

  @Test(arguments: Gallery.all)
  func `an ordinary drawing has a plot and a description, whatever else it has`(
    _ example: Example
  ) throws {
    let ordinary = [SVGOptions(), SVGOptions(width: 1200, height: 800)]
    for (options, layout) in try Self.layouts(of: example, ordinary) {
      let plot = layout.plot
      #expect(plot.height >= options.height * 0.3)
      #expect(!layout.header.description.lines.isEmpty)
      #expect(plot.width >= options.width * 0.5)
      #expect(plot.right <= options.width)
      #expect(plot.bottom <= options.height)
    }
  }

  @Test(arguments: Gallery.all)
  func `everything that is drawn lies within the drawing`(_ example: Example) throws {
    let chart = try example.resolved()
    for options in Self.options {
      let markup = Markup(chart.drawing(options).text)
      let inPatterns = ["pattern", "clipPath"]
      let root = try #require(markup.elements.first)
      let (width, height) = (root.number("width") ?? 0, root.number("height") ?? 0)
      for element in markup.elements where element["clip-path"] == nil {
        guard let path = element["d"],
          !element.ancestors.contains(where: { inPatterns.contains(markup.elements[$0].name) })
        else { continue }
        let extent = PathExtent(of: path)
        #expect(
          extent.left >= 0 && extent.right <= width && extent.top >= 0 && extent.bottom <= height,
          "\(path.prefix(60)) \(extent)"
        )
      }
    }
  }

  @Test func `turned boxes overlap where they share a point only`() {
    let flat = PlacedText(text: "wide label", x: 100, y: 100, size: 10)
    var turned = PlacedText(
      text: "wide label",
      x: 100,
      y: 120,
      anchor: .right,
      angle: -45,
      size: 10
    )
    #expect(!TurnedBox(flat.corners).overlaps(TurnedBox(turned.corners)))
    turned.y = 100
    #expect(TurnedBox(flat.corners).overlaps(TurnedBox(turned.corners)))
  }
}

/// A rectangle that may be turned.
struct TurnedBox {
  let corners: [(x: Double, y: Double)]

  init(_ corners: [(x: Double, y: Double)]) { self.corners = corners }

  /// Whether two rectangles share more than an edge: no line separates them (separating axis theorem).
  func overlaps(_ other: TurnedBox) -> Bool {
    (edges + other.edges).allSatisfy { edge in
      let mine = corners.map { $0.x * edge.y - $0.y * edge.x }
      let others = other.corners.map { $0.x * edge.y - $0.y * edge.x }
      guard let low = mine.min(), let high = mine.max(), let otherLow = others.min(),
        let otherHigh = others.max()
      else { return false }
      return low < otherHigh - 1e-6 && otherLow < high - 1e-6
    }
  }

  private var edges: [(x: Double, y: Double)] {
    zip(corners, corners.dropFirst()).map { ($1.x - $0.x, $1.y - $0.y) }
  }
}
