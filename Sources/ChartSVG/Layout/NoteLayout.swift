import ChartModel

/// What an author wrote over, behind or around the plot: lines below it, or in the hole of a circle.
///
/// Nobody knows what such a text was to stand beside; below the plot it hides no mark. A reader hears it
/// where the tree has it.
struct NoteLayout {
  /// One line in its style.
  private struct Line {
    var text: String
    var size: Double
    var isBold: Bool
    var className: String
  }

  private var lines: [Line] = []
  private var baseSize = 12.0

  /// Whether the lines stand in the hole of a circle.
  private(set) var isInHole = false

  private(set) var placed: [PlacedText] = []

  /// How many texts had no room.
  private(set) var dropped = 0

  init() {}

  init(
    _ chart: ResolvedChart,
    book: PaintBook,
    width: Double,
    size: Double,
    _ economy: LayoutEconomy
  ) {
    baseSize = size
    isInHole = chart.layers.contains { $0.mark == .sector && $0.hasHole }
    let texts = chart.texts.filter { $0.text.contains { !$0.isWhitespace } }
    guard economy.hasAxisTitles else {
      dropped = texts.count
      return
    }
    for text in texts {
      let size = size * (text.scale.isFinite ? max(0.5, min(3, text.scale)) : 1)
      let wrapping = TextWrapping(width: width, size: size, isBold: text.isBold, lines: 3)
      let classes = [book.inkClass(text.paint), text.isBold ? "bold" : "", "note"]
      lines += wrapping.wrapped(text.text).lines.map { line in
        Line(
          text: String(line.trimmed),
          size: size,
          isBold: text.isBold,
          className: classes.filter { !$0.isEmpty }.joined(separator: " ")
        )
      }
    }
  }

  /// How much room they take below the plot, in user units.
  var height: Double { isInHole || lines.isEmpty ? 0 : linesHeight + baseSize * 0.4 }

  private var linesHeight: Double {
    lines.reduce(0) { $0 + $1.size * PlacedText.lineHeight }
  }

  /// Places the lines above a height, from the left.
  mutating func place(bottom: Double, left: Double) {
    guard !isInHole else { return }
    place(top: bottom - linesHeight, x: left, anchor: .left)
  }

  /// Places the lines about the middle of a circle, as far as they fit into a hole of a radius.
  mutating func place(inHole radius: Double, x: Double, y: Double) {
    guard isInHole, !lines.isEmpty else { return }
    let widest = lines.map { TextWidth.of($0.text, size: $0.size, isBold: $0.isBold) }.max() ?? 0
    let (half, height) = (widest / 2, linesHeight / 2)
    guard half * half + height * height <= radius * radius else {
      dropped = lines.count
      return
    }
    place(top: y - height, x: x, anchor: .middle)
  }

  private mutating func place(top: Double, x: Double, anchor: PlacedText.Anchor) {
    var top = top
    for line in lines {
      var text = PlacedText(
        text: line.text,
        x: x,
        y: top + line.size * PlacedText.ascent,
        size: line.size
      )
      text.anchor = anchor
      text.isBold = line.isBold
      text.isScaled = line.size != baseSize
      text.className = line.className
      placed.append(text)
      top += line.size * PlacedText.lineHeight
    }
  }

  /// Writes them, hidden from assistive technology.
  func write(to writer: inout SVGWriter, isRightToLeft: Bool) {
    guard !placed.isEmpty else { return }
    writer.line("<g aria-hidden=\"true\">")
    for text in placed { text.write(to: &writer, isRightToLeft: isRightToLeft) }
    writer.line("</g>")
  }
}

extension ResolvedLayer {
  /// Whether the circle of sectors has a hole.
  fileprivate var hasHole: Bool {
    (innerRadius ?? 0) > 0.2
      || styles.contains { style in
        switch style.innerRadius {
        case .ratio(let share)?: share > 0.2
        case .fixed(let points)?: points > 20
        case .inset?: true
        case .automatic?, nil: false
        }
      }
  }
}
