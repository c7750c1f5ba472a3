import ChartModel
import ChartScales
import ChartTestSupport
import Foundation
import Testing

/// Charts as pages and pictures carry them.
struct ResolvedChartCodableTests {
  private func text(_ chart: ResolvedChart) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(chart), as: UTF8.self)
  }

  private func read(_ text: String) throws -> ResolvedChart {
    try JSONDecoder().decode(ResolvedChart.self, from: Data(text.utf8))
  }

  @Test func `a chart comes back as it was written, with all that its author says`() throws {
    var spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a", "b"])),
      [1, 2, 3],
      by: ["p", "q", "p"]
    )
    var style = MarkStyle()
    (style.width, style.interpolation, style.symbol) = (.ratio(0.5), .monotone, .path("M0,0"))
    spec.layers[0].channels[.position] = spec.layers[0].channels[.series]
    spec.layers[0].groupSpan = .inset(2)
    spec.layers[0].styles = [style]
    spec.layers[0].styleOfRow = [0, 0, 0]
    spec.layers[0].elements = MarkElements(labels: ["one", nil, "three"])
    spec.layers[0].annotations = [MarkAnnotation(row: 1, texts: [AuthoredText("note")])]
    spec.layers[0].repeatsOther = true
    spec.layers[0].companions = [Column("more", values: .numbers([1, 2, 3]))]
    spec.title = "Title"
    spec.summary = "Summary"
    spec.texts = [AuthoredText("over")]
    spec.style.symbolAreas = 1...2
    spec.selection = ChartSelection(.x, .names(["a"]))
    spec.y.marks = [AxisMarkSet(values: .stride(by: 1))]
    spec.y.padding = AxisPadding(start: 1, end: 2)
    spec.y.scaleType = .squareRoot
    let chart = try spec.resolved(offset: utc)
    #expect(try read(text(chart)) == chart)
    let circle = ChartSpec(layers: [
      MarkLayer(
        .sector,
        channels: [
          .angle: Column("share", values: .numbers([1, 2])),
          .series: Column("name", values: .categories(CategoryValues(["a", "b"]))),
        ],
        innerRadius: 0.5
      )
    ])
    let resolved = try circle.resolved(offset: utc)
    #expect(try read(text(resolved)) == resolved)
    let bins = ChartSpec(layers: [
      MarkLayer(.bar, channels: [.x: Column("age", values: .numbers([1, 2, 2]))], isBinned: true)
    ])
    let counted = try bins.resolved(offset: utc)
    #expect(try read(text(counted)) == counted)
  }

  @Test func `of what an author says nothing is written where there is nothing`() throws {
    let chart = try MinimalChart.daily([1, 2]).resolved(offset: utc)
    let written = try text(chart)
    let parts = [
      "style", "styles", "styleOfRow", "elements", "annotations", "repeatsOther", "texts",
      "summary",
      "selection", "groups", "groupSpan", "marks", "padding",
    ]
    for part in parts { #expect(!written.contains("\"\(part)\"")) }
    // What was written before any of this existed reads as a chart without it.
    #expect(try read(written) == chart)
  }
}
