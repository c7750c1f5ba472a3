/// The colours that a picture is drawn for.
package enum Scheme: String, Sendable, CaseIterable {
  /// Whatever the reader's screen prefers.
  case auto

  /// Dark on light.
  case light

  /// Light on dark.
  case dark
}

/// How a chart is drawn.
package enum DrawingOptions {
  /// The picture's width in SVG user units.
  package static let width = CommandOption.number(
    "width",
    valueName: "PIXELS",
    in: 100...10_000,
    help: "the picture's width in pixels"
  )

  /// The picture's height in SVG user units.
  package static let height = CommandOption.number(
    "height",
    valueName: "PIXELS",
    in: 100...10_000,
    help: "the picture's height in pixels"
  )

  /// The colours.
  package static let scheme = CommandOption.choice(
    "scheme",
    valueName: "SCHEME",
    of: Scheme.self,
    help: "the colours"
  )

  /// All of them.
  package static let group = OptionGroup("The picture", [width, height, scheme])
}
