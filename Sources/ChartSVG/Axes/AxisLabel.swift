import ChartModel

/// One label of an author's axis marks, before it has its place.
struct AxisLabel {
  /// Its lines, at least one.
  var lines: [String]

  /// Where its middle stands, 0...1 along the axis.
  let position: Double

  /// The height of its text in user units.
  let size: Double

  let isBold: Bool

  /// The classes that give its colour and weight.
  let className: String

  /// How far it is turned, in degrees.
  var angle: Double

  /// What happens where it would touch others.
  let collision: AxisMarkItem.Label.Collision

  /// Whether it stands within the plot.
  let isInset: Bool

  /// Whether it keeps between the ends of the plot.
  let isAligned: Bool

  private var width: Double {
    lines.map { TextWidth.of($0, size: size, isBold: isBold) }.max() ?? 0
  }

  private var height: Double { Double(lines.count) * size * PlacedText.lineHeight }

  /// How long it is from left to right, in user units.
  var breadth: Double { angle == 0 ? width : height }

  /// How long it is from top to bottom, in user units.
  var depth: Double { angle == 0 ? height : width }

  /// How far from others of its kind it keeps, in user units.
  var gap: Double {
    if case .greedy(_, let spacing?) = collision, spacing.isFinite { return max(0, spacing) }
    return size * 0.5
  }

  /// How much it matters that it is drawn.
  var priority: Double {
    if case .greedy(let priority, _) = collision { return priority }
    return 0
  }
}
