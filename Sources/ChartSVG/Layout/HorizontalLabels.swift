import ChartModel

/// The labels below the plot: in one line, in several, turned, or some of them.
struct HorizontalLabels {
  private let axis: ResolvedAxis
  private let texts: [String]
  private let size: Double
  private let left: Double
  private let width: Double
  private let fullWidth: Double
  private let heightLimit: Double

  /// How far the labels are turned, in degrees.
  private(set) var angle = 0.0

  /// The lines of each label that is drawn, by the number of its tick.
  private(set) var drawn: [(tick: Int, lines: [String])] = []

  /// How high the labels are, in user units.
  private(set) var height = 0.0

  /// How many names were cut.
  private(set) var shortened = 0

  /// Finds the best form for the labels of an axis that runs from `left` for `width` user units in a
  /// drawing `fullWidth` wide; turned labels get at most `heightLimit`.
  init(
    _ axis: ResolvedAxis,
    texts: [String],
    size: Double,
    left: Double,
    width: Double,
    fullWidth: Double,
    heightLimit: Double
  ) {
    self.axis = axis
    self.texts = texts
    self.size = size
    self.left = left
    self.width = width
    self.fullWidth = fullWidth
    self.heightLimit = heightLimit
    choose()
  }

  private var lineHeight: Double { size * PlacedText.lineHeight }
  private var spacing: Double { axis.smallestTickDistance * width }
  private var gap: Double { size * 0.7 }

  private mutating func choose() {
    let all = Array(texts.indices)
    let single = all.map { (tick: $0, lines: [texts[$0]]) }
    if kept(single).count == all.count { return take(single) }
    if axis.kind == .quantitative {
      let wanted = axis.labelledTicks { ticks in
        kept(ticks.map { single[$0] }).count == ticks.count
      }
      return take(kept(whole(wanted.map { single[$0] })))
    }
    let wrapping = TextWrapping(width: spacing - gap, size: size, lines: 3, keepsEnd: true)
    let wrapped = texts.map { wrapping.wrapped($0) }
    let isRoomy = spacing >= size * 7
    if isRoomy || wrapped.allSatisfy(\.isWhole) {
      let candidates = all.map { (tick: $0, lines: wrapped[$0].lines) }
      if kept(candidates).count == all.count {
        shortened = wrapped.count { $0.isShortened }
        return take(candidates)
      }
    }
    if axis.kind == .temporal { return take(kept(whole(single))) }
    turn()
  }

  /// The labels that have room at all: part of an amount or a date would be another one.
  private func whole(
    _ labels: [(tick: Int, lines: [String])]
  ) -> [(tick: Int, lines: [String])] {
    labels.filter { label in
      label.lines.allSatisfy { TextWidth.of($0, size: size) <= fullWidth / 2 }
    }
  }

  private mutating func take(_ labels: [(tick: Int, lines: [String])]) {
    drawn = labels
    height = Double(labels.map(\.lines.count).max() ?? 0) * lineHeight
  }

  /// Turns names by 45 degrees, or upright where they stand too close, and then leaves some out.
  private mutating func turn() {
    angle = spacing >= lineHeight * Self.diagonal ? -45 : -90
    let needed = angle == -45 ? lineHeight * Self.diagonal : lineHeight
    let step = max(1, Int((needed / max(spacing, 1e-6)).rounded(.up)))
    var labels: [(tick: Int, lines: [String])] = []
    var longest = 0.0
    for tick in stride(from: 0, to: texts.count, by: step) {
      let limit = turnedLimit(tick)
      let wrapped = TextWrapping(width: limit, size: size, lines: 1, keepsEnd: true).wrapped(
        texts[tick]
      )
      if wrapped.isShortened { shortened += 1 }
      let line = String(wrapped.lines.first?.trimmed ?? "")
      labels.append((tick, [line]))
      longest = max(longest, TextWidth.of(line, size: size))
    }
    drawn = labels
    height = angle == -45 ? (longest + size) / Self.diagonal : longest
  }

  /// How long the turned label of a tick may be: by the height that labels get, and by what lies to its
  /// left.
  private func turnedLimit(_ tick: Int) -> Double {
    guard angle == -45 else { return heightLimit }
    let room = (place(tick) - 2) * Self.diagonal - size * 1.2
    return min(heightLimit * Self.diagonal - size, room)
  }

  private static let diagonal = 2.0.squareRoot()

  private func place(_ tick: Int) -> Double { left + axis.ticks[tick].position * width }

  /// Where the middle of a label stands: on its tick, but within the drawing.
  private func middle(_ tick: Int, labelWidth: Double) -> Double {
    let half = labelWidth / 2 + 2
    return max(min(place(tick), fullWidth - half), half)
  }

  /// How far the last label would reach out of the drawing if it stood on its tick, in user units.
  var overhang: Double {
    guard angle == 0, let last = drawn.last else { return 0 }
    let width = last.lines.map { TextWidth.of($0.trimmed, size: size) }.max() ?? 0
    return max(0, min(place(last.tick) + width / 2 + size * 0.4 - fullWidth, fullWidth / 8))
  }

  private func kept(
    _ labels: [(tick: Int, lines: [String])]
  ) -> [(tick: Int, lines: [String])] {
    let extents = labels.map { label in
      let width = label.lines.map { TextWidth.of($0.trimmed, size: size) }.max() ?? 0
      let middle = middle(label.tick, labelWidth: width)
      return (low: middle - width / 2, high: middle + width / 2)
    }
    return LabelThinning.kept(extents, gap: gap * 0.9).map { labels[$0] }
  }

  /// The labels in their places below the plot.
  func placed(in plot: PlotArea) -> [PlacedText] {
    let top = plot.bottom + size * Self.gap
    return drawn.flatMap { tick, lines in
      lines.enumerated().map { line, text in
        let text = String(text.trimmed)
        guard angle == 0 else { return turned(text, tick, top) }
        return PlacedText(
          text: text,
          x: middle(tick, labelWidth: TextWidth.of(text, size: size)),
          y: top + size * PlacedText.ascent + Double(line) * lineHeight,
          anchor: .middle,
          size: size
        )
      }
    }
  }

  private func turned(_ text: String, _ tick: Int, _ top: Double) -> PlacedText {
    let isDiagonal = angle == -45
    return PlacedText(
      text: text,
      x: place(tick) + size * (isDiagonal ? 0.5 : 0.35),
      y: top + (isDiagonal ? size * 0.5 : 0),
      anchor: .right,
      angle: angle,
      size: size
    )
  }

  /// From the plot to the labels, as a share of the text's size.
  static let gap = 0.7
}

extension WrappedText {
  /// Whether all of the text is there and no word was cut: each line but
  /// the last ends at a place to break.
  fileprivate var isWhole: Bool {
    !isShortened
      && lines.dropLast().allSatisfy { line in
        line.last.map { $0.isWhitespace || $0.isWideIdeograph } == true
      }
  }
}
