import ChartModel
import ChartScales

/// A chart whose sound is judged: what it shows is written beside it, so that a judge need not trust us.
struct Shape {
  let name: String
  let mark: Mark
  let x: [Double]
  let y: [Double]

  /// What the axes span.
  let xDomain: Interval
  let yDomain: Interval

  /// Whether the places are names.
  var isNamed = false

  var spec: ChartSpec {
    let places: ColumnValues =
      isNamed ? .categories(CategoryValues(x.map { "Item \(Int($0))" })) : .numbers(x)
    let layer = MarkLayer(
      mark,
      channels: [.x: Column("x", values: places), .y: Column("y", values: .numbers(y))]
    )
    return ChartSpec(
      title: name,
      layers: [layer],
      x: AxisSpec(domain: isNamed ? nil : xDomain),
      y: AxisSpec(domain: yDomain)
    )
  }

  /// The places, the amounts and the axis of each, as CSV.
  var csv: String {
    var lines = ["x,y,xLow,xHigh,yLow,yHigh"]
    let ends = [xDomain.start, xDomain.end, yDomain.start, yDomain.end].map { "\($0)" }
    for (x, y) in zip(x, y) {
      lines.append("\(x),\(y.isNaN ? "" : "\(y)"),\(ends.joined(separator: ","))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Shape {
  /// A shape over 0, 1, 2, … by a formula.
  private init(_ name: String, _ mark: Mark, _ y: [Double], _ low: Double, _ high: Double) {
    let isNamed = mark == .bar
    self.init(
      name: name,
      mark: mark,
      x: y.indices.map(Double.init),
      y: y,
      xDomain: Interval(0, Double(max(y.count - (isNamed ? 0 : 1), 1))),
      yDomain: Interval(low, high),
      isNamed: isNamed
    )
  }

  static var all: [Shape] {
    let gap = (0..<40).map { (15..<22).contains($0) ? Double.nan : Double($0) }
    return [
      Shape("rising", .line, (0..<30).map(Double.init), 0, 29),
      Shape("rising-tones", .bar, (0..<30).map { Double($0 + 1) }, 0, 30),
      Shape("smooth", .line, wave(200), -1.2, 1.2),
      Shape("smooth-tones", .bar, wave(50).map { $0 + 1.2 }, 0, 2.4),
      Shape("constant", .line, (0..<20).map { _ in 7 }, 0, 10),
      Shape("one", .point, [3], 0, 10),
      Shape("two", .line, [2, 9], 0, 10),
      Shape("gap", .line, gap, 0, 40),
      Shape("gap-tones", .bar, gap, 0, 40),
      Shape("negative", .line, (0..<60).map { Double($0 - 30) }, -30, 30),
      Shape("negative-tones", .bar, [-4, -2, 3, 5, -1, 2], -5, 5),
      Shape("many", .line, wave(100_000), -1.2, 1.2),
      Shape("many-points", .point, wave(100_000), -1.2, 1.2),
      Shape("noisy", .line, noise(2_000), 0, 1),
      uneven,
      curve(5_000, name: "thousands"),
    ]
  }

  /// A line of some marks, for measuring.
  static func curve(_ count: Int, name: String) -> Shape {
    Shape(name, .line, wave(count), -1.2, 1.2)
  }

  /// Places far from evenly spaced.
  private static var uneven: Shape {
    let x: [Double] = [0, 1, 2, 3, 10, 20, 60, 61, 95, 100]
    return Shape(
      name: "uneven",
      mark: .line,
      x: x,
      y: x.map { $0 / 10 },
      xDomain: Interval(0, 100),
      yDomain: Interval(0, 10)
    )
  }

  /// Three humps of a sum of two parabolic waves, within ±1.2; no sine, so that a judge cannot agree by
  /// using the same one.
  private static func wave(_ count: Int) -> [Double] {
    (0..<count).map { index in
      let share = Double(index) / Double(max(count - 1, 1))
      return 0.8 * parabola(2.5 * share) + 0.4 * parabola(0.75 * share + 0.1)
    }
  }

  /// A parabolic wave of period 1 within ±1.
  private static func parabola(_ turns: Double) -> Double {
    let phase = turns - turns.rounded(.down)
    return phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase)
  }

  private static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
  }
}
