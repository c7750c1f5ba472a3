import ChartModel

/// The texts of one annotation, one under the other, before they have their place.
struct AnnotationBlock {
  /// One line in its style.
  private struct Line {
    var text: String
    var size: Double
    var isBold: Bool
    var className: String
  }

  private var lines: [Line] = []
  private let baseSize: Double

  /// How wide it is, in user units.
  private(set) var width = 0.0

  /// How high it is, in user units.
  private(set) var height = 0.0

  /// Breaks the texts at a width; `ground` is the class of what keeps a text readable on what lies
  /// behind it.
  init(
    _ texts: [AuthoredText],
    book: PaintBook,
    width limit: Double,
    size base: Double,
    ground: (AuthoredText) -> String
  ) {
    baseSize = base
    for text in texts where text.text.contains(where: { !$0.isWhitespace }) {
      let size = base * (text.scale.isFinite ? max(0.5, min(4, text.scale)) : 1)
      let classes = [
        book.inkClass(text.paint), text.isBold ? "bold" : "", ground(text),
      ]
      let wrapping = TextWrapping(width: limit, size: size, isBold: text.isBold, lines: 6)
      for line in text.text.split(separator: "\n").flatMap({ wrapping.wrapped(String($0)).lines }) {
        let trimmed = String(line.trimmed)
        width = max(width, TextWidth.of(trimmed, size: size, isBold: text.isBold))
        height += size * PlacedText.lineHeight
        lines.append(
          Line(
            text: trimmed,
            size: size,
            isBold: text.isBold,
            className: classes.filter { !$0.isEmpty }.joined(separator: " ")
          )
        )
      }
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { lines.isEmpty }

  /// The lines with the upper left corner of all at a place.
  func placed(left: Double, top: Double, anchor: PlacedText.Anchor) -> [PlacedText] {
    var top = top
    return lines.map { line in
      let x =
        switch anchor {
        case .left: left
        case .middle: left + width / 2
        case .right: left + width
        }
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
      top += line.size * PlacedText.lineHeight
      return text
    }
  }
}
