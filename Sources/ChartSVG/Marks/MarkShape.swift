import ChartModel

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

  /// The radius of its corners.
  var cornerRadius = 0.0

  /// How far a sector keeps from the edge to its neighbour.
  var inset = 0.0

  /// The symbol where its author says so; `nil` for the series' own.
  var symbol: SymbolOutline?

  /// The box around it, left, top, right, bottom; symbols reach as far as they do.
  var bounds: (left: Double, top: Double, right: Double, bottom: Double) {
    switch outline {
    case .box(let left, let top, let right, let bottom): return (left, top, right, bottom)
    case .symbol(let x, let y):
      let reach = symbol?.reach ?? Symbol.reach
      return (x - reach, y - reach, x + reach, y + reach)
    case .sector(let center, let radii, _):
      return (center.x - radii.1, center.y - radii.1, center.x + radii.1, center.y + radii.1)
    case .line(let x1, let y1, let x2, let y2):
      return (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
    case .lines(let lines):
      let points = lines.flatMap { [$0.from, $0.to] }
      let (x, y) = (points.map(\.x), points.map(\.y))
      return (x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0)
    }
  }

  /// The shape moved to the right and down.
  func moved(_ offset: MarkOffset?) -> MarkShape {
    guard let offset, offset.x.isFinite, offset.y.isFinite else { return self }
    var shape = self
    let (dx, dy) = (offset.x, offset.y)
    let moved = { (point: (x: Double, y: Double)) in (x: point.x + dx, y: point.y + dy) }
    switch outline {
    case .box(let left, let top, let right, let bottom):
      shape.outline = .box(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
    case .symbol(let x, let y): shape.outline = .symbol(x: x + dx, y: y + dy)
    case .sector(let center, let radii, let turns):
      shape.outline = .sector(center: moved(center), radii: radii, turns: turns)
    case .line(let x1, let y1, let x2, let y2):
      shape.outline = .line(x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy)
    case .lines(let lines):
      shape.outline = .lines(lines.map { (from: moved($0.from), to: moved($0.to)) })
    }
    return shape
  }
}
