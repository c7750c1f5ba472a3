import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Axes of amounts that are neither linear nor logarithmic.
struct PositionScaleTests {
  private static let curved: [AxisSpec.ScaleType] = [
    .squareRoot, .power(exponent: 2), .symmetricLog(slopeAtZero: 1),
    .symmetricLog(slopeAtZero: 100),
  ]

  private func axis(
    _ amounts: [Double],
    _ type: AxisSpec.ScaleType,
    mark: Mark = .line,
    domain: Interval? = nil
  ) throws -> ResolvedAxis {
    var spec = MinimalChart.daily(amounts, mark: mark)
    spec.y.scaleType = type
    spec.y.domain = domain
    return try #require(try spec.resolved(offset: utc).y)
  }

  @Test(arguments: curved)
  func `amounts of both signs rise along the axis, and ticks are round and inside`(
    type: AxisSpec.ScaleType
  ) throws {
    let y = try axis([-900, -1, 0, 3, 4000], type)
    let places = [-900, -1, 0, 3, 4000].map(y.scale.position(of:))
    #expect(zip(places, places.dropFirst()).allSatisfy(<))
    #expect(places.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(y.ticks.count > 2)
    #expect(y.ticks.allSatisfy { $0.position >= 0 && $0.position <= 1 })
    #expect(y.ticks.contains { $0.value == 0 })
    if case .linear = y.scale { Issue.record("the axis is linear") }
  }

  @Test func `a square root axis places amounts by their roots`() throws {
    let y = try axis([0, 100], .squareRoot, domain: Interval(0, 100))
    #expect(isClose(y.scale.position(of: 25), 0.5))
    #expect(isClose(y.scale.position(of: 1), 0.1))
  }

  @Test(arguments: [1.0, 10, 0.01])
  func `the slope of a symmetric log axis at zero is as its author says`(slope: Double) throws {
    let y = try axis([-50, 50], .symmetricLog(slopeAtZero: slope), domain: Interval(-50, 50))
    // log(1 + |x| slope) has this slope at zero; positions are its share of the whole.
    let reach = 2 * LogarithmOfOneMore.of(50 * slope)
    let step = 1e-6 / slope
    let rise = (y.scale.position(of: step) - y.scale.position(of: 0)) * reach
    #expect(isClose(rise / step, slope, relative: 1e-4))
    #expect(y.scale.position(of: 0) == 0.5)
  }

  @Test(arguments: curved)
  func `bars stand on zero on a curved axis`(type: AxisSpec.ScaleType) throws {
    var spec = MinimalChart.named(["a", "b"], [10, -10])
    spec.y.scaleType = type
    let chart = try spec.resolved(offset: utc)
    let zero = try #require(chart.y).scale.position(of: 0)
    let geometry = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    for row in 0..<2 { #expect(geometry.box(ofRow: row)?.y.start == zero) }
    #expect(try #require(geometry.box(ofRow: 0)).y.end > zero)
    #expect(try #require(geometry.box(ofRow: 1)).y.end < zero)
  }

  @Test(arguments: [
    AxisSpec.ScaleType.power(exponent: 0), .power(exponent: -1), .power(exponent: .nan),
    .power(exponent: 1e6), .symmetricLog(slopeAtZero: 0), .symmetricLog(slopeAtZero: -1),
    .symmetricLog(slopeAtZero: .nan), .symmetricLog(slopeAtZero: .infinity),
  ])
  func `a number that makes no scale leaves the axis linear`(type: AxisSpec.ScaleType) throws {
    let y = try axis([0, 100], type)
    #expect(isClose(y.scale.position(of: 50), 0.5))
  }

  @Test func `stacks on a logarithmic axis start at its lower end and lose no bar`() throws {
    var spec = MinimalChart.split(
      .categories(CategoryValues(["a", "a"])),
      [10, 1000],
      by: ["p", "q"]
    )
    spec.y.scaleType = .log
    let chart = try spec.resolved(offset: utc)
    #expect(chart.diagnostics.isEmpty)
    let first = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc).box(ofRow: 0)
    #expect(try #require(first).y.start == 0)
    #expect(try #require(first).y.end > 0)
  }
}

private enum LogarithmOfOneMore {
  /// The natural logarithm of one more than a number, by the integral of its slope.
  static func of(_ value: Double) -> Double {
    let steps = 200_000
    let width = value / Double(steps)
    return (0..<steps).reduce(0) { $0 + width / (1 + (Double($1) + 0.5) * width) }
  }
}
