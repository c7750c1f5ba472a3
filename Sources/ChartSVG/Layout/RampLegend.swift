import ChartModel

/// The range of amounts that depth of colour stands for.
struct RampLegend {
  /// The smallest amount of all layers.
  let low: Double

  /// The largest.
  let high: Double

  /// What the least depth stands for, in words.
  let lowText: String

  /// What the greatest depth stands for, in words.
  let highText: String

  /// What the amounts are, verbatim.
  let title: String

  private let size: Double

  /// The range of a chart's heat maps, or `nil` without any.
  init?(of chart: ResolvedChart, labels: SVGLabels, width: Double, size: Double) {
    let columns = chart.layers.filter(\.hasDepth).compactMap { $0.channels[.color] }
    guard let column = columns.first else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in columns.lazy.flatMap(\.values.scalars) where !value.isNaN {
      low = min(low, value)
      high = max(high, value)
    }
    guard low <= high else { return nil }
    self.low = low
    self.high = high
    self.size = size
    let part = TextWrapping(width: width / 4, size: size, isBold: true, lines: 1)
    let fit = { (text: String) in part.wrapped(text).lines.first.map { String($0.trimmed) } ?? "" }
    title = fit(column.name)
    lowText = fit(labels.amount(low, column))
    highText = fit(labels.amount(high, column))
    let texts =
      TextWidth.of(title, size: size, isBold: true)
      + [lowText, highText].reduce(0) { $0 + TextWidth.of($1, size: size) }
    let room = (width - texts - size * 2.5) / Double(Palette.rampCount)
    stepWidth = max(1, min(size * 1.2, room))
  }

  /// The step of an amount, from 0; the middle one where all are equal.
  func step(of amount: Double) -> Int {
    guard high > low, amount.isFinite else { return Palette.rampCount / 2 }
    // Halves, as the difference of the largest numbers is infinite.
    let fraction = (amount / 2 - low / 2) / (high / 2 - low / 2)
    return max(0, min(Palette.rampCount - 1, Int(fraction * Double(Palette.rampCount))))
  }

  /// Whether depths are told in no legend.
  var isHidden = false

  /// How high the legend is, the room below it included.
  var height: Double { isHidden ? 0 : size * 2 }

  /// How wide one step of the strip is, in user units.
  let stepWidth: Double
}
