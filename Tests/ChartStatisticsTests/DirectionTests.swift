import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

struct DirectionTests {
  @Test func `too few values have an order but no direction`() {
    let found = direction(x: [0, 1, 2, 3, 4], y: [1, 2, 3, 4, 5])
    #expect(found.verdict == .tooFewValues && found.test == nil && found.slope == nil)
    #expect(found.count == 5 && found.order == .ascending && found.isMonotone)
    #expect(!direction(x: [0, 1, 2], y: [1, 3, 2]).isMonotone)
    let nothing = direction(x: [], y: [])
    #expect(nothing.verdict == .tooFewValues && nothing.count == 0 && nothing.order == nil)
    #expect(!nothing.isMonotone)
  }

  @Test(arguments: [2, 5, 6, 40, 500])
  func `equal values are constant`(count: Int) {
    let found = direction(x: steps(count), y: [Double](repeating: -3, count: count))
    #expect(found.verdict == .constant && found.isMonotone)
    #expect(
      direction(x: steps(count), y: [Double](repeating: 0.1, count: count), visibleSpan: 5).verdict
        == .constant
    )
  }

  @Test func `the effect is measured against the axis that is seen`() throws {
    let y = (0..<12).map { 100 + Double($0) }
    #expect(direction(x: steps(12), y: y).verdict == .rises)
    let seen = direction(x: steps(12), y: y, visibleSpan: 110)
    #expect(seen.verdict == .rises)
    #expect(isClose(try #require(seen.effect), 0.1))
    #expect(direction(x: steps(12), y: y, visibleSpan: 111).verdict == .risesSlightly)
    #expect(direction(x: steps(12), y: y.reversed(), visibleSpan: 111).verdict == .fallsSlightly)
    #expect(direction(x: steps(12), y: y, visibleSpan: -1) == direction(x: steps(12), y: y))
    #expect(direction(x: steps(12), y: y, visibleSpan: .nan) == direction(x: steps(12), y: y))
  }

  @Test func `a series that comes back to where it began rises slightly at most`() throws {
    // An orderly rise whose last value falls back: to near the first, then to below it.
    let rise = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    let nearly = direction(x: steps(12), y: rise + [1.5])
    #expect(nearly.netChange == 0.5 && nearly.verdict == .risesSlightly)
    #expect(try #require(nearly.effect) > 0.8 && (nearly.test?.pValue ?? 1) < 0.05)
    #expect(direction(x: steps(12), y: rise + [3]).verdict == .rises)
    #expect(direction(x: steps(12), y: rise + [1]).verdict == .noClearTrend)
    #expect(direction(x: steps(12), y: rise + [0]).verdict == .noClearTrend)
    #expect(direction(x: steps(12), y: (rise + [0]).map { -$0 }).verdict == .noClearTrend)
  }

  @Test func `the net change is that of the first and the last tenth, whole places counted`() {
    let y = (0..<30).map { Double($0) + ($0 == 29 ? 30 : 0) }
    #expect(isClose(direction(x: steps(30), y: y).netChange ?? 0, 38 - 1))
    let shared = direction(x: [0, 0, 1, 2, 3, 4, 5, 5, 5], y: [1, 3, 2, 4, 4, 6, 6, 7, 8])
    #expect(isClose(shared.netChange ?? 0, 7 - 2))
    #expect(direction(x: [0, 1], y: [1, 2]).netChange == nil)
  }

  @Test func `an effect without a test is no clear trend`() throws {
    let found = direction(x: steps(8), y: [1, 6, 2, 7, 3, 8, 0, 9])
    #expect(try #require(found.effect) > DirectionFinding.leastEffect)
    #expect(try #require(found.test).pValue > DirectionFinding.significance)
    #expect(found.verdict == .noClearTrend)
  }

  @Test func `order of rows does not matter, order of x does`() {
    let y = [3.0, 5, 4, 8, 9, 12, 11, 15]
    let forwards = direction(x: steps(8), y: y)
    #expect(forwards.verdict == .rises)
    #expect(direction(x: steps(8).reversed(), y: y.reversed()) == forwards)
    #expect(direction(x: steps(8).reversed(), y: y).verdict == .falls)
  }

  @Test(arguments: Reference.allSeries.filter { $0.y.count >= 30 && $0.slope != 0 })
  func `the variance grows with resemblance as computed independently`(
    series: Reference.Series
  ) throws {
    let test = try #require(direction(x: series.x, y: series.y).test)
    #expect(isClose(test.varianceInflation, series.inflation, relative: 1e-9))
  }

  @Test func `some reference series do resemble themselves`() {
    #expect(Reference.allSeries.filter { $0.inflation > 1.5 }.count >= 2)
  }

  @Test(arguments: 0..<60)
  func `a verdict does not depend on units`(seed: UInt64) {
    let (x, y) = drifting(seed: seed)
    let span = 20.0
    let plain = direction(x: x, y: y)
    let seen = direction(x: x, y: y, visibleSpan: span)
    for scale in [1000, 0.001, 1.0 / 3, 1e12] {
      let scaled = y.map { $0 * scale }
      let found = direction(x: x, y: scaled)
      #expect(found.verdict == plain.verdict)
      let (inflation, expected) = (found.test?.varianceInflation, plain.test?.varianceInflation)
      #expect(isClose(inflation ?? 0, expected ?? 0), "scale \(scale)")
      #expect(direction(x: x, y: scaled, visibleSpan: span * scale).verdict == seen.verdict)
      #expect(direction(x: x.map { $0 * scale + 7 }, y: y).verdict == plain.verdict)
    }
  }

  @Test(arguments: 0..<60)
  func `a verdict turns round with its series`(seed: UInt64) {
    let (x, y) = drifting(seed: seed)
    let opposite: [Direction: Direction] = [
      .rises: .falls, .falls: .rises, .risesSlightly: .fallsSlightly,
      .fallsSlightly: .risesSlightly,
    ]
    let verdict = direction(x: x, y: y).verdict
    #expect(direction(x: x, y: y.reversed()).verdict == opposite[verdict] ?? verdict)
    #expect(direction(x: x, y: y.map(-)).verdict == opposite[verdict] ?? verdict)
  }

  @Test(arguments: 0..<20)
  func `missing numbers change nothing`(seed: UInt64) {
    let (x, y) = drifting(seed: seed)
    var (holedX, holedY) = (x, y)
    for place in [y.count, y.count / 2, 0] {
      holedX.insert(place == 0 ? .nan : x[0] + 0.5, at: place)
      holedY.insert(place == 0 ? 4 : .nan, at: place)
    }
    #expect(direction(x: holedX, y: holedY) == direction(x: x, y: y))
  }

  private func steps(_ count: Int) -> [Double] { (0..<count).map(Double.init) }

  /// Whole numbers with ties, drifting up, down or not at all.
  private func drifting(seed: UInt64) -> (x: [Double], y: [Double]) {
    var random = SeededGenerator(seed: seed)
    let count = [6, 12, 31, 80][Int(seed % 4)]
    let drift = [0, 0.1, -0.1, 1][Int(seed / 4 % 4)]
    let y = (0..<count).map { place in
      (Double.random(in: 0...6, using: &random) + drift * Double(place)).rounded()
    }
    return (steps(count), y)
  }

  @Test func `a significant order whose typical step is zero is no trend`() {
    // A long plateau between two low and two high values: most slopes are zero.
    let y = [0, 0, 0] + [Double](repeating: 1, count: 22) + [2, 2, 2, 2]
    let finding = direction(x: y.indices.map(Double.init), y: y)
    #expect((finding.test?.pValue ?? 1) < 0.05)
    #expect(finding.slope?.slope == 0)
    #expect(finding.verdict == .noClearTrend)
  }

  @Test func `a path that hardly ever turns is a direction, however its values hang together`() {
    let y = (0..<58).map { index in pow(1.06, Double(index)) * (index % 8 == 7 ? 0.97 : 1) }
    #expect(direction(x: y.indices.map(Double.init), y: y).verdict == .rises)
  }

  @Test func `a change of less than a hundredth of the axis is none`() {
    let y = (0..<40).map { Double($0) / 100 }
    let x = y.indices.map(Double.init)
    #expect(direction(x: x, y: y, visibleSpan: 1_000).verdict == .noClearTrend)
    #expect(direction(x: x, y: y, visibleSpan: 10).verdict == .risesSlightly)
  }
}
