package import ChartSVG

/// How a chart is drawn.
package enum DrawingOptions {
  /// The picture's width in SVG user units.
  package static let width = CommandOption.number(
    "width",
    valueName: "PIXELS",
    in: 200...10_000,
    help: "the picture's width in pixels"
  )

  /// The picture's height in SVG user units.
  package static let height = CommandOption.number(
    "height",
    valueName: "PIXELS",
    in: 150...10_000,
    help: "the picture's height in pixels"
  )

  /// The colours.
  package static let scheme = CommandOption.choice(
    "scheme",
    valueName: "SCHEME",
    of: SVGOptions.Scheme.self,
    help: "the colours"
  )

  /// The height of ordinary text.
  package static let textSize = CommandOption.number(
    "text-size",
    valueName: "PIXELS",
    in: 6...48,
    help: "the height of ordinary text in pixels"
  )

  /// All of them.
  package static let group = OptionGroup("The picture", [width, height, scheme, textSize])
}
