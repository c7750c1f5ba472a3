import ChartModel

/// A symbol in the shape and the size that its author or an amount gives it.
struct SymbolOutline: Equatable {
  private let path: SymbolPath
  private let scale: Double
  private let middle: (x: Double, y: Double)

  /// The area of the drawing's own symbols, in square user units.
  static let ownArea = 41.0

  /// Makes a symbol of a shape, or of a series' own, of an area in square user units.
  ///
  /// `nil` for a path that cannot be read.
  init?(_ shape: SymbolShape?, series: Symbol, area: Double?) {
    let area = max(0, min(1e6, area ?? Self.ownArea))
    switch shape {
    case .path(let text):
      guard let path = SymbolPath(text) else { return nil }
      self.path = path
      // A disc that fills its unit square has the area π/4.
      scale = (area * 4 / .pi).squareRoot()
      middle = (0.5, 0.5)
    case .named, nil:
      var text = "m0,0" + series.path
      if case .named(let name, _)? = shape { text = "m0,0" + name.outline }
      guard let path = SymbolPath(text) else { return nil }
      self.path = path
      scale = (area / Self.ownArea).squareRoot()
      middle = (0, 0)
    }
  }

  /// How far it reaches from its middle, in user units.
  var reach: Double { middle.x > 0 ? scale / 2 : scale * Symbol.reach }

  /// Writes what follows nothing: the whole value of `d`.
  func write(x: Double, y: Double, to writer: inout SVGWriter) {
    if middle.x == 0 {
      writer.byte(0x4D)
      writer.point(x, y)
    }
    path.write(about: x, y, scale: scale, middle: middle, to: &writer)
  }

  static func == (one: SymbolOutline, other: SymbolOutline) -> Bool {
    one.path == other.path && one.scale == other.scale && one.middle == other.middle
  }
}

extension NamedSymbol {
  /// What follows `Mx,y` in a path.
  fileprivate var outline: String {
    switch self {
    case .circle: Symbol.all[0].path
    case .square: Symbol.all[1].path
    case .triangle: Symbol.all[2].path
    case .diamond: Symbol.all[3].path
    case .plus: Symbol.all[4].path
    case .cross: Symbol.all[6].path
    case .pentagon: "m0-4.2l4 2.9l-1.53 4.7h-4.94l-1.53-4.7z"
    case .asterisk:
      "m-.85-4.6h1.7v3.1l2.7-1.55l.85 1.47l-2.7 1.55l2.7 1.55l-.85 1.47l-2.7-1.55v3.1h-1.7v-3.1"
        + "l-2.7 1.55l-.85-1.47l2.7-1.55l-2.7-1.55l.85-1.47l2.7 1.55z"
    }
  }
}
