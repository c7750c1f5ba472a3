import ChartModel

/// The paints, lines and strokes of symbols that the author of a chart chose, each once, in order of first
/// use: what the style sheet has a class for.
struct PaintBook {
  /// The paints; number `n` has the class `a(n+1)`.
  private(set) var paints: [PaintClass] = []

  /// The lines; number `n` has the class `l(n+1)`.
  private(set) var lines: [LineStyle] = []

  /// The widths of the strokes of open symbols, in points; number `n` has the class `y(n+1)`.
  private(set) var openWidths: [Double] = []

  /// The colours of texts; number `n` has the class `x(n+1)`.
  private(set) var inks: [PaintKey] = []

  /// The pairs of paint and pattern that fill marks.
  private(set) var patterns: [PaintPattern] = []

  /// The palettes in use: one, or light and dark.
  let palettes: [Palette]

  private let background: PaintKey?
  private var numbers: [PaintKey: Int] = [:]

  init(scheme: SVGOptions.Scheme, background: Paint?) {
    palettes =
      switch scheme {
      case .auto: [.light, .dark]
      case .light: [.light]
      case .dark: [.dark]
      }
    self.background = background.map { PaintKey($0, opacity: 1) }
  }

  /// Whether the author chose nothing.
  var isEmpty: Bool { paints.isEmpty && lines.isEmpty && openWidths.isEmpty && inks.isEmpty }

  /// What marks stand on: the paper, or what the author painted the plot with.
  func ground(_ palette: Palette) -> RGB {
    let paper = RGB(palette.paper)
    return background.map { $0.shade(in: palette).over(paper) } ?? paper
  }

  /// The class of a paint of marks.
  mutating func paint(_ key: PaintKey) -> PaintClass {
    if let number = numbers[key] { return paints[number] }
    let found = PaintClass(number: paints.count, key: key, edges: palettes.map { edge(key, $0) })
    numbers[key] = paints.count
    paints.append(found)
    return found
  }

  /// The class of a line.
  mutating func line(_ line: LineStyle) -> String {
    let number = lines.firstIndex(of: line) ?? lines.count
    if number == lines.count { lines.append(line) }
    return "l\(number + 1)"
  }

  /// The class of an open symbol.
  mutating func open(width: Double) -> String {
    let number = openWidths.firstIndex(of: width) ?? openWidths.count
    if number == openWidths.count { openWidths.append(width) }
    return "y\(number + 1)"
  }

  /// The class of a pattern over a paint, by the number of its shape.
  mutating func pattern(_ paint: PaintClass, shape: Int) -> String {
    let pattern = PaintPattern(paint: paint, shape: shape)
    if !patterns.contains(pattern) { patterns.append(pattern) }
    return pattern.className
  }

  /// Notes the colour of a text.
  mutating func noteInk(_ paint: Paint?) {
    guard let paint else { return }
    let key = PaintKey(paint, opacity: 1)
    if !inks.contains(key) { inks.append(key) }
  }

  /// The class of a text's colour; empty for one that was not noted.
  func inkClass(_ paint: Paint?) -> String {
    guard let paint, let number = inks.firstIndex(of: PaintKey(paint, opacity: 1)) else {
      return ""
    }
    return "x\(number + 1)"
  }

  /// The colour of an edge that a paint needs to be seen on its ground: its own hue where that is enough,
  /// else the ink; `nil` where the paint is seen as it is, or is clear on purpose.
  private func edge(_ key: PaintKey, _ palette: Palette) -> PaintClass.Edge? {
    let ground = ground(palette)
    let shades = key.shades(in: palette)
    guard !key.isClear, shades.contains(where: { $0.over(ground).contrast(with: ground) < 3 })
    else { return nil }
    let hues = shades.filter { $0.opacity > 0 }.map(\.opaque)
    let own = hues.max { $0.contrast(with: ground) < $1.contrast(with: ground) }
    if let own, own.contrast(with: ground) >= 3 { return .init(color: own, isOwnHue: true) }
    let inks = [RGB(palette.ink), RGB(palette.paper)]
    let best = inks.max { $0.contrast(with: ground) < $1.contrast(with: ground) }
    return .init(color: best ?? RGB(palette.ink), isOwnHue: false)
  }
}

extension PaintKey {
  /// The key of a paint.
  init(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color): self = .solid(color, opacity: opacity)
    case .gradient(let gradient): self = .gradient(gradient, opacity: opacity)
    }
  }
}

/// A paint of marks with its classes.
struct PaintClass: Hashable {
  /// What stands around a paint that is too faint.
  struct Edge: Hashable {
    var color: RGB

    /// Whether it is the paint's own hue, made whole.
    var isOwnHue: Bool
  }

  let number: Int
  let key: PaintKey

  /// The edges it needs, one a palette in use.
  let edges: [Edge?]

  /// The class that gives the colour.
  var name: String { "a\(number + 1)" }

  /// The class that gives the colour within a pattern.
  var patternName: String { "a\(number + 1)p" }

  /// Whether it needs an edge on some paper.
  var hasEdge: Bool { edges.contains { $0 != nil } }

  /// The class of its edge, with a space before it; empty where it needs none.
  var edgeClass: String { hasEdge ? " e\(number + 1)" : "" }

  /// The class that fills with it.
  var fillClass: String { key.drawnGradient == nil ? "marks" : "g\(number + 1)" }

  /// The class that strokes with it, with a space before it; empty where its colour does.
  var strokeClass: String { key.drawnGradient == nil ? "" : " h\(number + 1)" }

  /// The id of its gradient for what is filled, and for what is stroked.
  func gradientID(ofStroke isStroke: Bool) -> String {
    "paint-\(number + 1)" + (isStroke ? "-stroke" : "")
  }
}

/// A pattern over an author's paint.
struct PaintPattern: Hashable {
  var paint: PaintClass
  var shape: Int

  /// The class that fills with it.
  var className: String { "f-\(paint.name)-\(shape + 1)" }

  /// The id of the pattern.
  var id: String { "fill-\(paint.name)-\(shape + 1)" }
}
