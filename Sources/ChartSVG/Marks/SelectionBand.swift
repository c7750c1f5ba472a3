import ChartModel
import ChartScales

/// The parts of the plot that are selected: what stands behind the selected marks.
struct SelectionBand {
  /// The id of the clip that lines are drawn within where they are selected.
  static let clipID = "selection"

  private let spans: [Interval]
  private let isHorizontal: Bool

  /// The selected parts along an axis, joined where they touch; `nil` for a selection that has no place on
  /// an axis.
  init?(of chart: ResolvedChart, extents: [MarkExtent]) {
    guard let selection = chart.selection, [.x, .y].contains(selection.channel),
      let axis = selection.channel == .x ? chart.x : chart.y
    else { return nil }
    isHorizontal = selection.channel == .x
    var spans = extents.map { extent -> Interval in
      let span = selection.channel == .x ? extent.x : extent.y
      return Interval(min(span.start, span.end), max(span.start, span.end))
    }
    if let interval = selection.extent.interval, axis.kind != .nominal {
      let (start, end) = (
        axis.scale.position(of: interval.start), axis.scale.position(of: interval.end)
      )
      if start.isFinite, end.isFinite {
        let all = spans.flatMap { [$0.start, $0.end] } + [start, end]
        spans = [Interval(all.min() ?? start, all.max() ?? end)]
      }
    }
    self.spans = Self.joined(spans)
    guard !self.spans.isEmpty else { return nil }
  }

  private static func joined(_ spans: [Interval]) -> [Interval] {
    var joined: [Interval] = []
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, span.start <= last.end + 1e-9 {
        joined[joined.count - 1].end = max(last.end, span.end)
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// Writes the bands behind the marks, and the clip that has their shape.
  func write(in plot: PlotArea, to writer: inout SVGWriter) {
    for span in spans {
      writeRectangle(span, plot, " class=\"band\" aria-hidden=\"true\"", &writer)
    }
    writer.markup("<clipPath id=\"\(Self.clipID)\">")
    for span in spans { writeRectangle(span, plot, "", &writer) }
    writer.line("</clipPath>")
  }

  private func writeRectangle(
    _ span: Interval,
    _ plot: PlotArea,
    _ attributes: String,
    _ writer: inout SVGWriter
  ) {
    // A single value has a band that is seen.
    let length = isHorizontal ? plot.width : plot.height
    let least = max(6, (span.end - span.start) * length) / length
    let middle = (span.start + span.end) / 2
    let (start, end) = (max(0, middle - least / 2), min(1, middle + least / 2))
    guard start < end else { return }
    writer.markup("<rect\(attributes)")
    writer.attribute("x", isHorizontal ? plot.x(start) : plot.left)
    writer.attribute("y", isHorizontal ? plot.top : plot.y(end))
    writer.attribute("width", isHorizontal ? (end - start) * plot.width : plot.width)
    writer.attribute("height", isHorizontal ? plot.height : (end - start) * plot.height)
    writer.line("/>")
  }
}
