import ChartTestSupport
import Testing

@testable import ChartStatistics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What holds of many values that are counted in bins rather than put in order.
struct RankSearchTests {
  /// Columns that make bins hard: far values, few different ones, all magnitudes, and even ones.
  private static func columns() -> [[Double]] {
    var random = SeededGenerator(seed: 11)
    let even = (0..<30_000).map { _ in Double.random(in: -1...1, using: &random) }
    return [
      even, even.map { $0 * 1e300 }, even.map { ($0 * 3).rounded() }, even.map { $0 * $0 * $0 },
      even.enumerated().map { $0 % 9_000 == 0 ? 1e12 : $1 }, even.map { exp(600 * $0) },
      (0..<30_000).map(Double.init), (0..<30_000).map { _ in 7 },
    ]
  }

  @Test func `values of ranks are those of the column in order`() {
    for column in Self.columns() {
      let sorted = column.sorted()
      let ranks = [0, 1, 7_499, 7_500, 14_999, 15_000, 29_998, 29_999]
      #expect(RankSearch.values(ofRanks: ranks, in: column) == ranks.map { sorted[$0] })
      let many = Array(stride(from: 0, to: 30_000, by: 7))
      #expect(RankSearch.values(ofRanks: many, in: column) == many.map { sorted[$0] })
    }
  }

  @Test func `places of many numbers are in order, equal ones as they stand`() {
    for column in Self.columns() {
      let expected = column.indices.sorted { (column[$0], $0) < (column[$1], $1) }
      #expect(RadixOrder.places(of: column).map(Int.init) == expected)
    }
  }

  @Test func `a box of many values has the numbers and the outliers that sorting gives`() throws {
    for column in Self.columns() {
      let box = try #require(BoxSummary(of: column))
      let sorted = column.sorted()
      let low = sorted[7_499] * 0.25 + sorted[7_500] * 0.75
      #expect(isClose(box.lowerQuartile, low, relative: 1e-12))
      #expect(box.minimum == sorted[0] && box.maximum == sorted[29_999])
      let fences = box.fences
      let slack = 1e-9 * 1.5 * box.length
      let beyond = sorted.filter { $0 < fences.lower - slack || $0 > fences.upper + slack }
      #expect(box.outlierValues == beyond)
      #expect(box.outliers.map { column[Int($0)] } == beyond)
    }
  }

  @Test(arguments: [false, true])
  func `correlations of binned points are those of all points`(_ isSkewed: Bool) throws {
    var random = SeededGenerator(seed: 12)
    let x = (0..<30_000).map { _ -> Double in
      let value = Noise.normal(&random)
      return isSkewed ? exp(value / 2) : value
    }
    let y = x.map { $0 + Noise.normal(&random) }
    let points = PlanePoints(x: x, y: y)
    let binned = try #require(points.binned)
    let ranked = try #require(spearman(x: x, y: y)).coefficient
    let straight = try #require(pearson(x: x, y: y)).coefficient
    #expect(isClose(binned.spearman.coefficient, ranked, absolute: 2 * BinnedRanks.slack))
    #expect(isClose(binned.pearson.coefficient, straight, absolute: 1e-9))
    let found = try #require(AssociationFinding(points))
    #expect(found.spearman == binned.spearman && found.strength == .moderate)
  }

  @Test(arguments: [1.0, -1, 0])
  func `heavy tails beside one another and one far value leave bins that tell ranks`(
    _ side: Double
  ) throws {
    var random = SeededGenerator(seed: 15)
    var x = (0..<30_000).map { _ -> Double in
      // Without a mean: the quotient of two normal values.
      let value = Noise.normal(&random) / Noise.normal(&random)
      return side == 0 ? value : side * exp(3 * Noise.normal(&random))
    }
    x[5] = side < 0 ? -1e9 : 1e9
    let y = x.map { ($0 < 0 ? -1 : 1) * abs($0).squareRoot() + Noise.normal(&random) }
    let binned = try #require(PlanePoints(x: x, y: y).binned)
    let ranked = try #require(spearman(x: x, y: y)).coefficient
    #expect(isClose(binned.spearman.coefficient, ranked, absolute: 2 * BinnedRanks.slack))
    let sorted = y.sorted()
    #expect(binned.quarters.y.median == (sorted[14_999] + sorted[15_000]) / 2)
  }

  @Test(arguments: [1.0, 1_000, 0.01])
  func `the sample of binned points is that of the sorted points`(_ step: Double) throws {
    var random = SeededGenerator(seed: 16)
    let x = (0..<30_000).map { _ in (Noise.normal(&random) / step).rounded() * step }
    let y = (0..<30_000).map { _ in Noise.normal(&random) }
    let points = PlanePoints(x: x.map { $0 + 0 }, y: y)
    guard step < 1_000 else {
      #expect(points.binned == nil)
      return
    }
    #expect(points.binned != nil && points.sample.count == PlanePoints.sampleSize)
    let sorted = zip(x, y).sorted { $0 < $1 }
    let expected = evenRanks(PlanePoints.sampleSize, of: 30_000).map { sorted[$0] }
    #expect(points.sample.map { x[$0] } == expected.map(\.0))
    #expect(points.sample.map { y[$0] } == expected.map(\.1))
  }

  @Test func `points whose bins do not tell ranks are sorted`() throws {
    var random = SeededGenerator(seed: 13)
    // Close together in two places, far from each other, and one farther still.
    var x = (0..<30_000).map { Double($0 % 2) + 1e-6 * Double.random(in: 0..<1, using: &random) }
    let y = x.map { $0 + Double.random(in: 0..<1, using: &random) }
    x[5] = 1e9
    let points = PlanePoints(x: x, y: y)
    #expect(points.binned == nil && points.isSampled)
    #expect(try #require(AssociationFinding(points)).spearman == spearman(x: x, y: y))
  }

  @Test func `the dip of a sample is never larger than that of all, and close to it`() throws {
    var random = SeededGenerator(seed: 14)
    for distance in [0.0, 1, 3] {
      let values = (0..<60_000).map { Double($0 % 2) * distance + Noise.normal(&random) }
      let found = try #require(DipTest(of: values))
      let all = values.sorted().withUnsafeBufferPointer { UnimodalFit($0).dip }
      #expect(found.count == 60_000 && found.dip <= all + 1 / 60_000)
      #expect(found.dip >= all - 1 / Double(DipTest.samples) - 1 / 60_000)
      #expect((found.pValue < 0.05) == (distance == 3))
    }
  }
}
