import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// What a course says of any series holds of its values, as a reader would check it.
struct CourseTests {
  @Test(arguments: Kind.allCases)
  func `each stretch that is told is true of its values`(kind: Kind) throws {
    var told = 0
    for seed in 0..<120 {
      let y = kind.series(seed: UInt64(seed))
      let x = y.indices.map { Double($0) * 7 + 100 }
      guard let found = course(x: x, y: y) else { continue }
      told += 1
      expectWhole(found, y.count, "\(kind), seed \(seed)")
      for stretch in found.stretches { expectTrue(stretch, of: y, "\(kind), seed \(seed)") }
    }
    print("\(kind): a course is told of \(told) of 120")
    #expect(told >= kind.leastTold)
  }

  /// The stretches lead from the first value to the last, each from where the one before it ends.
  private func expectWhole(_ found: Course, _ count: Int, _ comment: Comment) {
    let stretches = found.stretches
    #expect(stretches.count > 1 && stretches.count <= LegFinding.mostLegs, comment)
    #expect(stretches.first?.indices.lowerBound == 0, comment)
    #expect(stretches.last?.indices.upperBound == count - 1, comment)
    for (one, next) in zip(stretches, stretches.dropFirst()) {
      #expect(one.indices.upperBound == next.indices.lowerBound, comment)
      #expect(one.way != next.way, comment)
    }
  }

  private func expectTrue(_ stretch: Course.Stretch, of y: [Double], _ comment: Comment) {
    let values = Array(y[stretch.indices])
    let range = (y.max() ?? 0) - (y.min() ?? 0)
    let change = values[values.count - 1] - values[0]
    switch stretch.way {
    case .rises: expectRise(values, change, stretch.indices, y, comment)
    case .falls: expectRise(values.map(-), -change, stretch.indices, y, comment)
    case .flat:
      let swing = (values.max() ?? 0) - (values.min() ?? 0)
      #expect(abs(change) <= 0.101 * range && swing <= 0.201 * range, comment)
      #expect(Double(values.count - 1) >= 0.149 * Double(y.count - 1), comment)
      #expect(abs(slope(values)) * Double(y.count - 1) <= 0.501 * range, comment)
      guard y.allSatisfy({ $0 >= 0 }) else { return }
      let level = values.reduce(0, +) / Double(values.count)
      #expect(abs(change) <= 0.101 * level && swing <= 0.201 * level, comment)
    }
  }

  /// The slope of least squares for a step of one.
  private func slope(_ values: [Double]) -> Double {
    let middle = Double(values.count - 1) / 2
    let mean = values.reduce(0, +) / Double(values.count)
    var (products, squares) = (0.0, 0.0)
    for (place, value) in values.enumerated() {
      products += (Double(place) - middle) * (value - mean)
      squares += (Double(place) - middle) * (Double(place) - middle)
    }
    return products / squares
  }

  /// Its end lies above its start, it goes back by less than half of that, and it turns at its extremes.
  private func expectRise(
    _ values: [Double],
    _ change: Double,
    _ indices: ClosedRange<Int>,
    _ y: [Double],
    _ comment: Comment
  ) {
    #expect(change > 0.099 * ((y.max() ?? 0) - (y.min() ?? 0)), comment)
    var back = 0.0
    for (place, value) in values.enumerated() {
      for later in values[place...] { back = max(back, value - later) }
    }
    #expect(back <= 0.501 * change, comment)
    if indices.lowerBound > 0 { #expect(values[0] == values.min(), comment) }
    if indices.upperBound < y.count - 1 {
      #expect(values[values.count - 1] == values.max(), comment)
    }
  }

  @Test(arguments: 3...16)
  func `a turn is the highest value of both of its stretches`(peak: Int) throws {
    let y = (0..<20).map { 50 - 3 * abs(Double($0 - peak)) + ($0.isMultiple(of: 2) ? 0.5 : 0) }
    let found = try #require(course(x: y.indices.map(Double.init), y: y))
    let top = try #require(y.firstIndex(of: y.max() ?? 0))
    #expect(
      found.stretches == [Course.Stretch(.rises, 0...top), Course.Stretch(.falls, top...19)]
    )
  }

  @Test func `a level before a rise is told only if it is one`() throws {
    let x = (0..<40).map(Double.init)
    let found = try #require(course(x: x, y: lateRise(20, growth: 0, step: 0)))
    #expect(found.stretches.map(\.way) == [.flat, .rises])
    // Fourfold, though small beside what follows.
    #expect(course(x: x, y: lateRise(4, growth: 0.6, step: 12)) == nil)
  }

  /// Twenty values about a level, or growing from it, and twenty that rise steeply.
  private func lateRise(_ level: Double, growth: Double, step: Double) -> [Double] {
    let wave = [0, 0.4, -0.4, 0.2, -0.2]
    return (0..<40).map { place in
      let time = Double(place)
      let path = place < 20 ? growth * time : step + 8 * (time - 20)
      return level + wave[place % 5] + path
    }
  }

  @Test func `a course depends neither on units nor on the order of rows`() {
    for kind in Kind.allCases {
      for seed in 0..<30 {
        let y = kind.series(seed: UInt64(seed))
        let x = y.indices.map(Double.init)
        let plain = course(x: x, y: y)?.stretches
        #expect(course(x: x.map { 9 * $0 }, y: y.map { $0 * 1024 })?.stretches == plain)
        #expect(course(x: x.reversed(), y: y.reversed())?.stretches == plain)
        let mirrored = course(x: x, y: y.map(-))?.stretches.map(\.indices)
        #expect(mirrored == plain?.map(\.indices))
      }
    }
  }

  @Test func `what cannot be told has no course`() {
    let steps = (0..<12).map(Double.init)
    #expect(course(x: [], y: []) == nil)
    #expect(course(x: steps, y: [Double](repeating: 1, count: 12)) == nil)
    #expect(course(x: steps, y: steps) == nil)
    #expect(course(x: steps, y: steps.map { $0 < 6 ? -1.5e308 : 1.5e308 }) == nil)
    #expect(course(x: steps, y: steps.map { 6 - abs($0 - 6) }, most: 1) == nil)
  }
}

extension CourseTests {
  /// Kinds of series, each made by chance.
  enum Kind: CaseIterable {
    case walk, prices, waves, roof, crash, lateGrowth, stair, decay, noise, seasonal

    /// In how many of 120 at least something is told, so that the law is one of something.
    var leastTold: Int {
      switch self {
      case .roof: 60
      case .crash, .lateGrowth, .waves: 15
      case .walk, .prices, .stair, .decay: 10
      case .noise, .seasonal: 0
      }
    }

    func series(seed: UInt64) -> [Double] {
      var chance = ChanceSeries(seed: seed &* 31 &+ 7)
      let count = 12 + Int(seed % 12) * 11
      let noise = chance.noise(count)
      let level = Double(seed % 5) * 20
      switch self {
      case .walk: return noise.indices.map { noise[...$0].reduce(level, +) }
      case .prices: return noise.indices.map { 60 * exp(noise[...$0].reduce(0, +) / 10) }
      case .noise: return noise
      default:
        let size = Double(seed % 4) * 0.05
        return noise.enumerated().map { place, noise in
          level + 10 * shape(Double(place) / Double(count - 1), seed) + 10 * size * noise
        }
      }
    }

    /// The path without noise, from 0 to 1 and back.
    private func shape(_ share: Double, _ seed: UInt64) -> Double {
      let turn = 0.2 + 0.1 * Double(seed % 7)
      switch self {
      case .waves: return sin(share * 2 * .pi * (0.5 + Double(seed % 3)))
      case .roof: return share < turn ? share / turn : (1 - share) / (1 - turn)
      case .crash: return share < turn ? share : share < turn + 0.08 ? 0.1 : share * 0.9
      case .lateGrowth: return share < turn ? 0.1 * share : 0.1 * turn + 4 * (share - turn)
      case .stair: return (share * 4).rounded() / 4 * (seed.isMultiple(of: 2) ? 1 : -1)
      case .decay: return exp(-6 * share)
      default: return share + 0.3 * sin(share * 2 * .pi * 6)
      }
    }
  }
}
