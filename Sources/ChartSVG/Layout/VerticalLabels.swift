import ChartModel
import ChartScales

/// The labels left of the plot: which are drawn, and in how many lines.
///
/// Names may be cut; an amount or a date that has no room is left out, as part of it would be another one.
struct VerticalLabels {
  /// The lines of each tick's label; empty where it has none.
  private(set) var lines: [[String]]

  /// How wide the widest line is, in user units.
  private(set) var width: Double

  /// How many names were cut.
  private(set) var shortened = 0

  private let axis: ResolvedAxis
  private let size: Double

  /// Prepares the labels of an axis, at most `limit` wide, for a plot of about `height`.
  init(_ axis: ResolvedAxis, texts: [String], size: Double, limit: Double, height: Double) {
    self.axis = axis
    self.size = size
    let lineHeight = size * PlacedText.lineHeight
    let spacing = axis.smallestTickDistance * height
    let most = axis.kind == .nominal ? max(1, min(3, Int(spacing / lineHeight))) : 1
    let wrapping = TextWrapping(width: limit, size: size, lines: most, keepsEnd: true)
    lines = []
    width = 0
    for text in texts {
      var wrapped = wrapping.wrapped(text)
      if wrapped.isShortened {
        if axis.kind == .nominal { shortened += 1 } else { wrapped.lines = [] }
      }
      lines.append(wrapped.lines)
      for line in wrapped.lines { width = max(width, TextWidth.of(line.trimmed, size: size)) }
    }
  }

  /// The labels in their places; those that would touch their neighbours are left out.
  func placed(in plot: PlotArea) -> (labels: [PlacedText], drawn: Int) {
    let lineHeight = size * PlacedText.lineHeight
    let wanted = axis.labelledTicks { kept(of: $0, in: plot).count == $0.count }
      .filter { !lines[$0].isEmpty }
    let drawn = kept(of: wanted, in: plot)
    var labels: [PlacedText] = []
    for tick in drawn {
      let middle = plot.y(axis.ticks[tick].position)
      let first =
        middle + size * 0.35 - Double(lines[tick].count - 1) / 2 * lineHeight
      for (line, text) in lines[tick].enumerated() {
        labels.append(
          PlacedText(
            text: String(text.trimmed),
            x: plot.left - size * Self.gap,
            y: first + Double(line) * lineHeight,
            anchor: .right,
            size: size
          )
        )
      }
    }
    return (labels, drawn.count)
  }

  /// From the labels to the plot, as a share of the text's size.
  static let gap = 0.6

  private func kept(of ticks: [Int], in plot: PlotArea) -> [Int] {
    let lineHeight = size * PlacedText.lineHeight
    let extents = ticks.map { tick in
      let half = Double(max(1, lines[tick].count)) * lineHeight / 2
      let middle = plot.y(axis.ticks[tick].position)
      return (low: middle - half, high: middle + half)
    }
    return LabelThinning.kept(extents, gap: 0).map { ticks[$0] }
  }
}

extension ResolvedAxis {
  /// The smallest distance between neighbouring ticks, as a fraction of the axis; 1 for fewer than two.
  var smallestTickDistance: Double {
    zip(ticks, ticks.dropFirst()).map { abs($1.position - $0.position) }.min() ?? 1
  }

  /// The numbers of the ticks that are to have a label: all of them, but on a logarithmic axis the most
  /// round ones that fit.
  func labelledTicks(fits: ([Int]) -> Bool) -> [Int] {
    guard case .log(let scale) = scale else { return Array(ticks.indices) }
    var chosen: [Int] = []
    for count in [10, 6, 3, 1] {
      let values = Set(scale.labelledTicks(count: count))
      chosen = ticks.indices.filter { values.contains(ticks[$0].value) }
      if fits(chosen) { break }
    }
    return chosen.isEmpty ? Array(ticks.indices) : chosen
  }
}

extension StringProtocol {
  /// The text without white space at its end.
  var trimmed: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}
