import ChartStatistics
import ChartTestSupport
import Testing

struct LegTests {
  @Test(arguments: PathReference.allParted)
  func `legs are parted where an exhaustive search parts them`(
    series: PathReference.Parted
  ) throws {
    let found = try #require(legs(x: series.x, y: series.y))
    let expected = try #require(series.supported)
    #expect(found.legs.map { $0.indices.upperBound + 1 } == expected.ends)
    #expect(isClose(found.residualSquares, expected.squares, relative: 1e-9))
    let single = try #require(series.ways.first)
    #expect(isClose(found.gain, single.criterion - expected.criterion, relative: 1e-7))
  }

  @Test func `a roof is a rise and a fall with their values`() throws {
    let y = steps(20).map { $0 < 10 ? 3 * $0 : 57 - 3 * $0 }
    let found = try #require(legs(x: steps(20).map { 100 + 2 * $0 }, y: y))
    #expect(found.isClear && found.legs.map(\.way) == [.rises, .falls])
    let (rise, fall) = (found.legs[0], found.legs[1])
    #expect(rise.indices == 0...9 && rise.startX == 100 && rise.endX == 118)
    #expect(isClose(rise.startValue, 0) && isClose(rise.endValue, 27) && isClose(rise.share, 1))
    #expect(fall.indices == 10...19 && isClose(fall.change, -27))
  }

  @Test func `one line is one leg, and so is a constant`() throws {
    let line = try #require(legs(x: steps(30), y: steps(30).map { 5 - $0 / 3 }))
    #expect(line.legs.count == 1 && !line.isClear && line.legs[0].way == .falls)
    #expect(line.gain == 0)
    let constant = try #require(legs(x: steps(9), y: [Double](repeating: 0.1, count: 9)))
    #expect(constant.legs.map(\.way) == [.flat] && constant.legs[0].share == 0)
    #expect(legs(x: steps(7), y: steps(7)) == nil)
    #expect(legs(x: [Double](repeating: 1, count: 9), y: steps(9))?.legs.count == 1)
  }

  @Test func `values too far apart for a difference are one leg`() throws {
    let found = try #require(legs(x: steps(12), y: steps(12).map { $0 < 6 ? -1.5e308 : 1.5e308 }))
    #expect(found.legs.count == 1 && found.gain == 0 && found.residualSquares == 0)
  }

  @Test func `a leg is flat below a tenth of the range`() throws {
    let rise = (0..<10).map { Double($0) * 10 }
    let found = try #require(legs(x: steps(20), y: rise + (0..<10).map { 90 + Double($0) * 0.5 }))
    #expect(found.legs.map(\.way) == [.rises, .flat])
  }

  @Test func `at most four legs are told, or as many as asked for`() throws {
    let y = (0..<120).map { Double(abs($0 % 24 - 12)) }
    #expect(try #require(legs(x: steps(120), y: y)).legs.count <= 4)
    let all = try #require(legs(x: steps(120), y: y, most: 10))
    #expect(all.legs.count == 10 && all.legs.allSatisfy { $0.way != .flat })
    #expect(try #require(legs(x: steps(120), y: y, most: 1)).legs.count == 1)
    #expect(legs(x: steps(120), y: y, most: 0) == nil)
  }

  @Test func `a long series keeps its legs`() throws {
    var chance = ChanceSeries(seed: 9)
    let y = steps(9000).map { ($0 < 3000 ? $0 : 6000 - $0) / 1000 + 0.3 * chance.normal() }
    let found = try #require(legs(x: steps(9000), y: y))
    #expect(found.legs.map(\.way) == [.rises, .falls])
    #expect(abs(found.legs[1].indices.lowerBound - 3000) < 60)
  }

  // Three standard errors of 1,000 draws at 5 % are 2 points.
  @Test(arguments: [8, 12, 30, 100])
  func `white noise has more than one leg at most once in twenty`(count: Int) {
    let share = ChanceSeries.share(of: count, runs: count < 100 ? 1000 : 200, seed: 800) { x, y in
      legs(x: x, y: y)?.isClear ?? false
    }
    print("white noise of \(count): more than one leg in \((share * 1000).rounded() / 10) %")
    #expect(share <= 0.05)
  }

  @Test(arguments: [(12, 0.2), (30, 0.3), (100, 0.3)])
  func `a roof under noise is found nine times in ten`(count: Int, noise: Double) {
    let half = Double(count - 1) / 2
    let share = ChanceSeries.share(of: count, runs: 200, seed: 900) { x, y in
      let roof = zip(x, y).map { 2 - 2 * abs($0 - half) / half + noise * $1 }
      return legs(x: x, y: roof)?.legs.map(\.way) == [.rises, .falls]
    }
    #expect(share >= 0.9, "\(share)")
  }

  @Test func `legs do not depend on units or the order of rows`() throws {
    for series in PathReference.allParted {
      let plain = try #require(legs(x: series.x, y: series.y))
      let scaled = try #require(
        legs(x: series.x.map { $0 * 3600 + 1e6 }, y: series.y.map { $0 * 1e-3 })
      )
      #expect(scaled.legs.map(\.indices) == plain.legs.map(\.indices))
      #expect(scaled.legs.map(\.way) == plain.legs.map(\.way))
      #expect(isClose(scaled.gain, plain.gain, relative: 1e-6))
      #expect(legs(x: series.x.reversed(), y: series.y.reversed()) == plain)
    }
  }

  private func steps(_ count: Int) -> [Double] { (0..<count).map(Double.init) }
}
