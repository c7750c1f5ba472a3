import ChartModel

/// How marks look: what their author says, over what their series has by its number.
struct MarkLook: Equatable {
  /// What the author says of the marks or of their series.
  var style = MarkStyle()

  /// What the drawing chooses.
  let series: SeriesStyle

  /// The author's paint.
  var paint: PaintClass?

  /// The class of a pattern over the author's paint, which tells series apart without colour.
  var pattern: String?

  /// The class of the author's line.
  var lineClass: String?

  /// The class of the stroke of an open symbol.
  var openClass: String?

  init(series: SeriesStyle) { self.series = series }

  /// The class that gives the colour.
  var colourClass: String { paint?.name ?? series.className }

  /// The class that fills bars and areas.
  var fillClass: String { pattern ?? paint?.fillClass ?? series.fillClass }

  /// The class that fills symbols.
  var symbolClass: String { paint?.fillClass ?? "marks" }

  /// The class of the edge of a faint paint, with a space before it; empty where it needs none.
  var edgeClass: String { paint?.edgeClass ?? "" }

  /// The classes that give a line its dash and its paint, each with a space before it.
  var strokeClasses: String {
    (lineClass.map { " \($0)" } ?? series.dashClass) + (paint?.strokeClass ?? "")
  }

  /// How wide a line is, in user units.
  var lineWidth: Double { style.line.map { max(0, $0.width) } ?? 2 }

  /// Whether an area has no line along it: one that its author painted so that it is seen by itself.
  var isAreaAlone: Bool { paint.map { !$0.hasEdge } ?? false }

  /// Whether the author made the marks invisible.
  var isClear: Bool { paint?.key.isClear == true }
}

/// How the marks of one series look: all alike, or by their rows.
struct SeriesLook {
  /// How the series' element looks, and every mark that says nothing else.
  let base: MarkLook

  private let styles: [MarkLook]
  private let styleOfRow: [Int32]
  private let byRow: [Int32: MarkLook]

  /// Looks that are given by the number of a row's style.
  init(base: MarkLook, styles: [MarkLook] = [], styleOfRow: [Int32] = []) {
    self.base = base
    self.styles = styles
    self.styleOfRow = styleOfRow
    byRow = [:]
  }

  /// Looks of sectors, each of its own name.
  init(base: MarkLook, byRow: [Int32: MarkLook]) {
    self.base = base
    self.byRow = byRow
    styles = []
    styleOfRow = []
  }

  /// Whether all marks look as the series' element does.
  var isUniform: Bool { styles.isEmpty && byRow.isEmpty }

  /// The looks of marks that differ from the element's, some of them more than once.
  var everyOther: [MarkLook] { styles + byRow.sorted { $0.key < $1.key }.map(\.value) }

  /// How the mark in a row looks.
  func look(ofRow row: Int) -> MarkLook {
    if let own = byRow[Int32(row)] { return own }
    guard styleOfRow.indices.contains(row), styles.indices.contains(Int(styleOfRow[row])) else {
      return base
    }
    return styles[Int(styleOfRow[row])]
  }
}
