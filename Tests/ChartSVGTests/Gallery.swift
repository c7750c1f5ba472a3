import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartSVG
import ChartScales
import ChartTestSupport
import Testing

/// One chart of the gallery with its drawing.
struct Example: Sendable, CustomTestStringConvertible {
  var name: String
  var spec: ChartSpec

  var testDescription: String { name }

  /// The chart, its tree and its words in a locale.
  func resolved(locale: LocaleTag = .english) throws -> Resolved {
    let chart = try spec.resolved(offset: utc)
    let tree = AccessibilityTree(of: chart, offset: utc)
    let labels = SVGLabels(Narrator(tree, localizer: Localizer(locale: locale)))
    return Resolved(chart: chart, tree: tree, labels: labels)
  }

  /// The drawing with English words.
  func drawing(_ options: SVGOptions = SVGOptions()) throws -> SVGDrawing {
    try resolved().drawing(options)
  }
}

/// A chart, its tree and its words.
struct Resolved {
  var chart: ResolvedChart
  var tree: AccessibilityTree
  var labels: SVGLabels

  func drawing(_ options: SVGOptions = SVGOptions()) -> SVGDrawing {
    SVGDrawing(chart: chart, tree: tree, labels: labels, options: options, offset: utc)
  }
}

extension SVGLabels {
  /// The words that a narrator has.
  init(_ narrator: Narrator) {
    let standard = narrator.description(.standard).sentences.map(\.text)
    self.init(
      title: narrator.tree.chart.title ?? "",
      description: standard.joined(separator: " "),
      name: { node in
        var ignored: [LocalizationDiagnostic] = []
        return narrator.name(of: node, diagnostics: &ignored)
      },
      tick: { tick, axis in
        var ignored: [LocalizationDiagnostic] = []
        return narrator.tickLabel(tick, of: axis, diagnostics: &ignored)
      },
      axisTitle: { axis in axis.unit.map { "\(axis.title) (\($0))" } ?? axis.title },
      amount: { value, column in
        var ignored: [LocalizationDiagnostic] = []
        let amount = Quantity.amount(
          value,
          unit: nil,
          format: column.format,
          precision: .exact
        )
        return narrator.text(Phrase("node-value", ["value": amount]), diagnostics: &ignored)
      },
      roleDescription: { role, mark in
        switch role {
        case .chart: "\(mark.rawValue) chart"
        case .series: "data series"
        case .mark: mark == .bar ? "bar" : mark == .rectangle ? "cell" : "point"
        case .part: "part"
        case .group, .axis, .legend, .legendEntry, .annotation: nil
        }
      }
    )
  }
}

/// A column of amounts.
func amounts(_ name: String, _ values: [Double], unit: String? = nil) -> Column {
  Column(name, unit: unit, values: .numbers(values))
}

/// A column of names.
func names(_ name: String, _ values: [String?]) -> Column {
  Column(name, values: .categories(CategoryValues(values)))
}

/// A column of days or months from the civil dates of the pancake data, in seconds since 1970 UTC.
func dates(_ name: String, from first: Double, count: Int, unit: CalendarUnit) -> Column {
  let values = (0..<count).map {
    GregorianCalendar.adding($0, unit, to: first, offset: utc)
  }
  return Column(name, values: .dates(values, unit: unit))
}
