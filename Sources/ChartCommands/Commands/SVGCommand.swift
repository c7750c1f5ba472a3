import ChartRendering
import ChartSVG

extension Command {
  /// Draws a chart.
  package static let svg = Command(
    "svg",
    summary: "draw a chart as a plain, accessible SVG",
    operands: [.inputUnlessFunction],
    options: [
      ChartOptions.group, TextOptions.group, WordOptions.languageGroup, DrawingOptions.group,
      OutputOptions.group,
    ]
  ) { invocation, context throws(CommandFailure) in
    let words = try Words(invocation.options, in: context)
    let input = try ChartInput(invocation, words: words, in: context)
    let drawing = input.chart.drawing(
      SVGOptions(invocation.options),
      localizer: words.localizer
    )
    var outcome = input.outcome(drawing.text)
    outcome.drawn = drawing.diagnostics
    return outcome
  }
}

extension SVGOptions {
  /// What the options say about the picture.
  init(_ options: OptionValues) {
    self.init()
    if let width = options[DrawingOptions.width] { self.width = Double(width) }
    if let height = options[DrawingOptions.height] { self.height = Double(height) }
    if let scheme = options[DrawingOptions.scheme] { self.scheme = scheme }
    if let textSize = options[DrawingOptions.textSize] { self.textSize = Double(textSize) }
  }
}
