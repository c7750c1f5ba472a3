import ChartTestSupport
import Testing

@testable import ChartStatistics

/// What holds past the bounds from which on numbers are dealt, sampled or told from sums.
struct ManyPointsTests {
  /// Normal values rounded to hundredths, so that many are equal.
  private func values(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in (100 * Noise.normal(&random)).rounded() / 100 }
  }

  @Test func `numbers that are dealt stand in the order that comparing them gives`() {
    let odd = [-0.0, 0, .infinity, -.infinity, 1e-300, -1e-300, 1.7e308, -1.7e308]
    let values = values(2 * RadixOrder.leastDealt, seed: 1) + odd
    #expect(RadixOrder.sorted(values) == values.sorted())
    let order = RadixOrder.places(of: values)
    let expected = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    #expect(order.map { Int($0) } == expected)
  }

  @Test(arguments: [false, true])
  func `an even sample is that of the sorted points, in whatever order they come`(
    _ isBunched: Bool
  ) {
    var x = values(21_000, seed: 2)
    // One far point puts all others into few bins.
    if isBunched { x[7] = 1e9 }
    let y = values(21_000, seed: 3)
    let chosen = evenly(500, ofMoreThan: 1_000, x: x, y: y)
    let sorted = zip(x, y).sorted { $0 < $1 }
    let expected = (0..<500).map { sorted[Int((Double($0) + 0.5) * 42)] }
    #expect(chosen.map { x[$0] } == expected.map(\.0))
    #expect(chosen.map { y[$0] } == expected.map(\.1))
    let again = evenly(500, ofMoreThan: 1_000, x: x.reversed(), y: y.reversed())
    #expect(again.map { 20_999 - $0 }.map { x[$0] } == expected.map(\.0))
  }

  @Test(arguments: [19_000, 21_000])
  func `one far point among many carries Pearson's correlation, told exactly or from sums`(
    _ count: Int
  ) throws {
    var (x, y) = (values(count, seed: 4), values(count, seed: 5))
    (x[count / 2], y[count / 2]) = (100, 100)
    let found = try #require(AssociationFinding(x: x, y: y))
    let carrier = try #require(found.carrier)
    #expect(carrier.position == count / 2 && carrier.method == .pearson)
    x.remove(at: count / 2)
    y.remove(at: count / 2)
    let rest = try #require(pearson(x: x, y: y)).coefficient
    #expect(isClose(try #require(carrier.without), rest, absolute: 1e-9))
  }

  @Test func `many points have the correlation of ranks that the function gives`() throws {
    let (x, noise) = (values(21_000, seed: 6), values(21_000, seed: 7))
    let y = zip(x, noise).map { $0 + $1 }
    let found = try #require(AssociationFinding(x: x, y: y))
    #expect(found.spearman == spearman(x: x, y: y))
    #expect(found.strength == .moderate && found.carrier == nil)
    #expect(isClose(try #require(found.slope).slope, 1, absolute: 0.05))
  }

  @Test func `bins hold every value between their ends`() throws {
    let values = values(5_000, seed: 8)
    let bins = try #require(HistogramBins(of: values))
    for (bin, (low, high)) in zip(bins.edges, bins.edges.dropFirst()).enumerated() {
      #expect(bins.counts[bin] == values.count { $0 >= low && $0 < high })
    }
  }
}
