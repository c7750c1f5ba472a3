#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One line of text with its place in the drawing.
struct PlacedText: Equatable {
  /// Which part of the text stands at its place, whatever the direction of the language.
  enum Anchor {
    case left
    case middle
    case right
  }

  /// The words.
  var text: String

  /// The place of the anchor, in user units.
  var x: Double

  /// The height of the baseline at the anchor, in user units.
  var y: Double

  /// Which part of the text stands at the place.
  var anchor: Anchor = .left

  /// How far the text is turned about its place, in degrees, clockwise.
  var angle: Double = 0

  /// The height of the text in user units.
  var size: Double

  /// Whether it is bold.
  var isBold = false

  /// Whether its size is not that of all labels.
  var isScaled = false

  /// The classes that give its colour and weight; empty for a plain label.
  var className = ""

  /// How far text reaches above its baseline, as a share of its size.
  static let ascent = 0.95

  /// How far text reaches below its baseline, as a share of its size.
  static let descent = 0.25

  /// From one baseline to the next, as a share of the size.
  static let lineHeight = 1.3

  /// The estimated width in user units.
  var width: Double { TextWidth.of(text, size: size, isBold: isBold) }

  /// The corners of the estimated box, in user units, turned.
  var corners: [(x: Double, y: Double)] {
    let width = width
    let left =
      switch anchor {
      case .left: 0.0
      case .middle: -width / 2
      case .right: -width
      }
    let (top, bottom) = (-Self.ascent * size, Self.descent * size)
    let turn = angle * .pi / 180
    return [(left, top), (left + width, top), (left + width, bottom), (left, bottom)].map { x, y in
      (self.x + x * cos(turn) - y * sin(turn), self.y + x * sin(turn) + y * cos(turn))
    }
  }

  /// Writes the text as an element.
  func write(to writer: inout SVGWriter, isRightToLeft: Bool) {
    writer.markup("<text")
    if !className.isEmpty { writer.attribute("class", className) }
    writer.attribute("x", x)
    writer.attribute("y", y)
    if let anchor = anchor.attribute(isRightToLeft: isRightToLeft) {
      writer.attribute("text-anchor", anchor)
    }
    if isScaled {
      writer.markup(" style=\"font-size:")
      writer.number(size)
      writer.markup("px\"")
    }
    if angle != 0 {
      writer.markup(" transform=\"rotate(")
      writer.number(angle)
      writer.byte(0x2C)
      writer.point(x, y)
      writer.markup(")\"")
    }
    writer.markup(">")
    writer.text(text)
    writer.line("</text>")
  }
}

extension PlacedText.Anchor {
  /// The value of `text-anchor`, whose start is at the right where text runs from right to left; `nil`
  /// for the initial value.
  func attribute(isRightToLeft: Bool) -> String? {
    switch self {
    case .middle: "middle"
    case .left: isRightToLeft ? "end" : nil
    case .right: isRightToLeft ? nil : "end"
    }
  }
}
