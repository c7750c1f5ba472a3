/// What a mark, a line or an area behind marks is painted with.
public enum Paint: Sendable, Hashable, Codable {
  /// One colour.
  case color(PaintColor)

  /// Colours that pass into one another.
  case gradient(PaintGradient)
}

/// A colour as an author names it: by name, which each scheme has a shade of, or by its parts.
public enum PaintColor: Sendable, Hashable, Codable {
  /// A named colour; the drawing has a shade of it for light and for dark paper. `opacity` is 0...1.
  case named(NamedColor, opacity: Double = 1)

  /// A colour by its parts, each 0...1, in sRGB.
  case components(red: Double, green: Double, blue: Double, opacity: Double = 1)
}

/// The colours that have a name.
public enum NamedColor: String, Sendable, Hashable, Codable, CaseIterable {
  /// The colours of a palette.
  case blue, green, orange, purple, red, cyan, yellow, brown, pink, indigo, mint, teal

  /// Shades without a hue.
  case black, white, gray

  /// Nothing at all.
  case clear

  /// What texts are painted with, from the strongest to the faintest.
  case primary, secondary, tertiary, quaternary

  /// What the reader's system stresses things with: the first series' colour.
  case accent
}

/// Colours that pass into one another.
public struct PaintGradient: Sendable, Hashable, Codable {
  /// The shape of a gradient, in fractions of what it fills, from the upper left, x to the right and y down.
  public enum Geometry: Sendable, Hashable, Codable {
    /// Along a line.
    case linear(fromX: Double, fromY: Double, toX: Double, toY: Double)

    /// From a middle outwards; the radius is a fraction of the smaller side.
    case radial(x: Double, y: Double, radius: Double)

    /// Around a middle, from an angle to another in degrees clockwise from the right.
    case angular(x: Double, y: Double, from: Double, to: Double)
  }

  /// One colour and where it stands, 0...1.
  public struct Stop: Sendable, Hashable, Codable {
    /// The colour.
    public var color: PaintColor

    /// Where it stands along the gradient, 0...1.
    public var location: Double

    /// Makes a stop.
    public init(_ color: PaintColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their locations; at least one.
  public var stops: [Stop]

  /// Its shape.
  public var geometry: Geometry

  /// Whether it spans the whole plot rather than each mark.
  public var spansPlot: Bool

  /// Makes a gradient.
  public init(stops: [Stop], geometry: Geometry, spansPlot: Bool = false) {
    self.stops = stops
    self.geometry = geometry
    self.spansPlot = spansPlot
  }
}
