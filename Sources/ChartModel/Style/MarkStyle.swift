/// How marks are drawn where their author says so; what is `nil` is left to the drawing.
///
/// Lengths are in points, which a drawing takes as SVG user units.
public struct MarkStyle: Sendable, Hashable, Codable {
  /// What fills bars, areas and symbols, and strokes lines and rules.
  public var paint: Paint?

  /// How opaque the mark is, 0...1.
  public var opacity: Double?

  /// The line of lines, rules and areas.
  public var line: LineStyle?

  /// The symbol of points, or of the places of a line.
  public var symbol: SymbolShape?

  /// The area of a symbol in square points.
  public var symbolArea: Double?

  /// The radius of the corners of bars, rectangles and sectors.
  public var cornerRadius: Double?

  /// How lines and areas run between their places.
  public var interpolation: Interpolation?

  /// How wide the mark is, along the horizontal axis.
  public var width: MarkDimension?

  /// How high the mark is, along the vertical axis.
  public var height: MarkDimension?

  /// The radius of a sector's hole.
  public var innerRadius: MarkDimension?

  /// The radius of a sector.
  public var outerRadius: MarkDimension?

  /// The room between neighbouring sectors.
  public var angularInset: Double?

  /// How far the mark is moved: to the right and down.
  public var offset: MarkOffset?

  /// Where the mark stands in front of others, whose own is 0.
  public var zIndex: Double?

  /// Makes a style that leaves everything to the drawing.
  public init() {}

  /// The style with what it leaves open taken from another.
  public func over(_ other: MarkStyle) -> MarkStyle {
    var style = self
    style.paint = paint ?? other.paint
    style.opacity = opacity ?? other.opacity
    style.line = line ?? other.line
    style.symbol = symbol ?? other.symbol
    style.symbolArea = symbolArea ?? other.symbolArea
    style.cornerRadius = cornerRadius ?? other.cornerRadius
    style.interpolation = interpolation ?? other.interpolation
    style.width = width ?? other.width
    style.height = height ?? other.height
    style.innerRadius = innerRadius ?? other.innerRadius
    style.outerRadius = outerRadius ?? other.outerRadius
    style.angularInset = angularInset ?? other.angularInset
    style.offset = offset ?? other.offset
    style.zIndex = zIndex ?? other.zIndex
    return style
  }
}

/// A way across the plot, in points: to the right and down.
public struct MarkOffset: Sendable, Hashable, Codable {
  /// How far to the right.
  public var x: Double

  /// How far down.
  public var y: Double

  /// Makes an offset.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How a line is stroked.
public struct LineStyle: Sendable, Hashable, Codable {
  /// How the ends of lines look.
  public enum Cap: String, Sendable, Hashable, Codable {
    /// Cut off, rounded, or cut off half a width beyond the end.
    case butt, round, square
  }

  /// How corners of lines look.
  public enum Join: String, Sendable, Hashable, Codable {
    /// Pointed, rounded or cut off.
    case miter, round, bevel
  }

  /// How wide it is, in points.
  public var width: Double

  /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
  public var dash: [Double]

  /// How its ends look.
  public var cap: Cap

  /// How its corners look.
  public var join: Join

  /// Makes a line style.
  public init(width: Double = 1, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.dash = dash
    self.cap = cap
    self.join = join
  }
}

/// How long a mark is along an axis, or a sector's radius.
public enum MarkDimension: Sendable, Hashable, Codable {
  /// What the drawing chooses.
  case automatic

  /// So many points.
  case fixed(Double)

  /// A share of the room there is: of the step of its unit, of the circle's radius.
  case ratio(Double)

  /// The room there is less so many points at either side.
  case inset(Double)
}

/// How lines and areas run between their places.
public enum Interpolation: Sendable, Hashable, Codable {
  /// Straight.
  case linear

  /// Smooth, and never beyond the values at both ends.
  case monotone

  /// A cardinal spline; a tension of 1 is straight, 0 the roundest.
  case cardinal(tension: Double)

  /// A Catmull–Rom spline; `alpha` 0 is uniform, 0.5 centripetal, 1 chordal.
  case catmullRom(alpha: Double)

  /// In steps; the amount changes at the start of the way (0), in its middle (0.5) or at its end (1).
  case step(transition: Double)
}

/// The outline of a symbol.
public enum SymbolShape: Sendable, Hashable, Codable {
  /// A symbol with a name, filled or stroked.
  case named(NamedSymbol, strokeWidth: Double? = nil)

  /// An outline by an SVG path in a unit square, x to the right and y down.
  case path(String)
}

/// The symbols that have a name, in the order in which series take them.
public enum NamedSymbol: String, Sendable, Hashable, Codable, CaseIterable {
  /// In the order in which series take them.
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
}
