import ChartAccessibility
public import ChartLocalization
import ChartModel
import ChartNarration
public import ChartSVG

extension AccessibleChart {
  /// The chart as a plain, accessible SVG with words of one language.
  ///
  /// The language and direction in `options` are those of the localizer; colours that follow the reader's
  /// setting are those of ``preferredScheme``.
  public func drawing(
    _ options: SVGOptions = SVGOptions(),
    localizer: Localizer = Localizer(locale: .english)
  ) -> SVGDrawing {
    var options = options
    if options.scheme == .auto { options.scheme = preferredScheme }
    options.language = localizer.locale.description
    options.isRightToLeft = localizer.locale.isRightToLeft
    return SVGDrawing(
      chart: drawn?.chart ?? resolved,
      tree: drawn?.tree ?? tree,
      labels: labels(localizer),
      options: options,
      offset: offset
    )
  }

  private func labels(_ localizer: Localizer) -> SVGLabels {
    let told = DrawingWords(narrator: narrator(localizer))
    let words =
      drawn.map { DrawingWords(narrator: Narrator($0.tree, localizer: localizer)) } ?? told
    return SVGLabels(
      title: told.title,
      description: told.sentence(.standard),
      name: words.name,
      tick: words.tick,
      axisTitle: words.axisTitle,
      amount: words.amount,
      roleDescription: words.roleDescription,
      proof: proof(in: localizer.locale).json
    )
  }
}

/// The words of a drawing, from a narrator; what is missing falls back and is told by the narration.
private struct DrawingWords: Sendable {
  let narrator: Narrator

  /// What the chart is called: the author's title, or what is shown by what.
  var title: String { text(narrator.tree.root.label) }

  func sentence(_ detail: Detail) -> String {
    narrator.description(detail).document(.text, localizer: narrator.localizer)
  }

  func name(_ node: AccessibilityNode) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.name(of: node, diagnostics: &diagnostics)
  }

  func tick(_ tick: Tick, _ axis: ResolvedAxis) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.tickLabel(tick, of: axis, diagnostics: &diagnostics)
  }

  func axisTitle(_ axis: ResolvedAxis) -> String {
    guard let unit = axis.unit, !unit.isEmpty, !axis.title.isEmpty else {
      let isVerbatim = axis.names == nil && narrator.localizer.labels == nil
      return isVerbatim ? axis.title : text(Phrase("node-name", ["name": axis.titleToTell]))
    }
    return text(
      Phrase("axis-title-with-unit", ["title": axis.titleToTell, "unit": .name(unit)])
    )
  }

  func amount(_ value: Double, _ column: Column) -> String {
    text(
      Phrase(
        "node-value",
        [
          "value": .amount(
            value,
            unit: column.unit,
            format: column.format,
            precision: .significant(4)
          )
        ]
      )
    )
  }

  func roleDescription(_ role: AccessibilityNode.Role, _ mark: Mark) -> String? {
    switch role {
    case .chart:
      text(
        Phrase("role-chart", ["mark": .term(isHistogram ? "histogram" : mark.rawValue)])
      )
    case .series: text(Phrase("role-series"))
    case .mark: text(Phrase("role-mark", ["mark": .term(mark.rawValue)]))
    case .group: text(Phrase("role-group"))
    case .part: text(Phrase("role-part"))
    case .axis, .legend, .legendEntry, .annotation: nil
    }
  }

  private var isHistogram: Bool { narrator.tree.chart.layers.contains { $0.bins != nil } }

  private func text(_ phrase: Phrase) -> String {
    var diagnostics: [LocalizationDiagnostic] = []
    return narrator.text(phrase, diagnostics: &diagnostics)
  }
}
