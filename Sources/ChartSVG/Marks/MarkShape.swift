/// What one mark looks like, in user units.
struct MarkShape {
  /// The outline.
  enum Outline {
    /// A rectangle between two corners, left above right below.
    case box(left: Double, top: Double, right: Double, bottom: Double)

    /// A series' symbol about a point.
    case symbol(x: Double, y: Double)

    /// A part of a ring or of a circle, angles in turns clockwise from the top.
    case sector(center: (x: Double, y: Double), radii: (Double, Double), turns: (Double, Double))

    /// Straight lines from point to point, each of its own.
    case lines([(from: (x: Double, y: Double), to: (x: Double, y: Double))])

    /// A straight line.
    case line(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  var outline: Outline

  /// The classes that differ from the series'; empty for none.
  var className = ""
}
