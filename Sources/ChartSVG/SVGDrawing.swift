public import ChartAccessibility
public import ChartModel
public import ChartScales

/// A chart as one SVG document that a screen reader can walk through: title, description, series,
/// groups, marks, each with its whole name and the id of its node.
///
/// The document has no script and needs none. Axes, ticks, legend and lines are hidden from assistive
/// technology: the description tells what they say. The same input gives the same bytes.
///
/// Source: WAI-ARIA Graphics Module 1.0 (`graphics-document`, `graphics-object`, `graphics-symbol`) and
/// SVG Accessibility API Mappings. Unlike them, no fallback roles are written: checkers report these.
public struct SVGDrawing: Sendable {
  /// What could not be drawn whole.
  public let diagnostics: [SVGDiagnostic]

  private let bytes: [UInt8]

  /// Past this many marks a series is drawn as one path, and its groups stand for its marks.
  public static let mostMarkElements = 500

  /// Draws a chart.
  ///
  /// `tree` is the tree of the same chart, `offset` gives seconds east of UTC of the chart's time zone.
  ///
  /// - Complexity: O(n) in marks; O(c log c) in names along an axis.
  public init(
    chart: ResolvedChart,
    tree: AccessibilityTree,
    labels: SVGLabels,
    options: SVGOptions = SVGOptions(),
    offset: @escaping UTCOffset
  ) {
    var labels = labels
    if labels.title.allSatisfy(\.isWhitespace) { labels.title = labels.name(tree.root) }
    let numbering = SeriesNumbering(of: chart)
    let looks = LookBook(of: chart, numbering: numbering, scheme: options.scheme)
    let entries = LegendEntry.all(of: chart, numbering: numbering, looks: looks)
    let layout = ChartLayout(
      chart: chart,
      labels: labels,
      options: options.bounded,
      entries: entries,
      book: looks.book
    )
    var document = DocumentDrawing(
      chart: chart,
      tree: tree,
      labels: labels,
      layout: layout,
      numbering: numbering,
      looks: looks,
      offset: offset
    )
    document.draw()
    bytes = document.writer.bytes
    diagnostics = looks.diagnostics + layout.diagnostics + document.diagnostics
  }

  /// The document in UTF-8; ends with a newline.
  public func write() -> [UInt8] { bytes }

  /// The document as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
