import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// Crossings and changes of two series, beside SciPy and Shapely.
struct ComparisonTests {
  /// The answers of independent judges; Fixtures/make_comparison.py names them and makes the file.
  private struct Answers: Decodable {
    struct Pair: Decodable {
      let name: String
      let x: [Double]
      let first: [Double]
      let second: [Double]
      let same: Int
      let opposite: Int
      let correlation: Double
      let p: Double
      let strict: Double
      let crossings: [Double]
    }

    let pairs: [Pair]
  }

  private func pairs() throws -> [Answers.Pair] {
    let path = "Tests/ChartStatisticsTests/Fixtures/comparison.json"
    let data = try Data(contentsOf: packageRoot.appending(path: path))
    return try JSONDecoder().decode(Answers.self, from: data).pairs
  }

  @Test func `lines cross where Shapely finds that they meet`() throws {
    for pair in try pairs() {
      let found = crossings(x: pair.x, first: pair.first, second: pair.second)
      #expect(found.count == pair.crossings.count, "\(pair.name)")
      for (crossing, place) in zip(found, pair.crossings) {
        #expect(isClose(crossing.place, place, relative: 1e-9, absolute: 1e-9), "\(pair.name)")
        #expect(pair.x[crossing.before] <= place && place <= pair.x[crossing.after])
      }
    }
  }

  @Test func `changes are counted and correlated as SciPy does`() throws {
    for pair in try pairs() {
      let movement = coMovement(first: pair.first, second: pair.second)
      #expect(movement.same == pair.same && movement.opposite == pair.opposite, "\(pair.name)")
      #expect(isClose(movement.association?.coefficient ?? .nan, pair.correlation, relative: 1e-9))
      #expect(isClose(movement.association?.pValue ?? .nan, pair.p, relative: 1e-7))
      #expect(isClose(movement.strictPValue ?? .nan, pair.strict, relative: 1e-7))
      guard pair.first.count > 10 else { continue }
      if pair.name.hasPrefix("together-") { #expect(movement.verdict == .together) }
      if pair.name.hasPrefix("opposite-") { #expect(movement.verdict == .opposite) }
    }
  }

  @Test func `a touch is no crossing, and a run of equal values is crossed in its middle`() {
    let x: [Double] = [0, 1, 2, 3, 4]
    #expect(crossings(x: x, first: [2, 1, 2, 2, 2], second: [1, 1, 1, 1, 1]).isEmpty)
    let run = crossings(x: x, first: [0, 1, 1, 1, 2], second: [1, 1, 1, 1, 1])
    #expect(run.map { [$0.before, $0.after] } == [[0, 4]])
    #expect(run.map(\.place) == [2] && run.map(\.isUpward) == [true])
    let start = crossings(x: x, first: [1, 1, 2, 2, 0], second: [1, 1, 1, 1, 1])
    #expect(start.map(\.before) == [3])
  }

  @Test func `a line runs straight on over a gap`() {
    let found = crossings(x: [0, 1, 2], first: [0, .nan, 2], second: [1, 5, 1])
    #expect(found.map { [$0.before, $0.after] } == [[0, 2]])
    #expect(found.map(\.place) == [1] && found.map(\.isUpward) == [true])
  }

  @Test func `crossings need no more than one series above the other on both sides`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let columns = (0..<2).map { _ in
        (0..<20).map { _ in Double.random(in: 0...3, using: &random).rounded() }
      }
      let x = (0..<20).map(Double.init)
      let signs = zip(columns[0], columns[1]).map { ($0 - $1).sign(of: 0) }.filter { $0 != 0 }
      let changes = zip(signs, signs.dropFirst()).count { $0 != $1 }
      #expect(crossings(x: x, first: columns[0], second: columns[1]).count == changes)
    }
  }

  // Three standard errors of 2,000 draws at 5 % are 1.5 points.
  @Test(arguments: [7, 12, 30, 100], [0.0, 1.0])
  func `noise and random walks are said to move together at most once in twenty`(
    count: Int,
    memory: Double
  ) {
    var random = SeededGenerator(seed: 700 &+ UInt64(count))
    var hits = 0
    for _ in 0..<2000 {
      let (first, second) = (
        path(count, memory: memory, &random), path(count, memory: memory, &random)
      )
      if coMovement(first: first, second: second).verdict != .unclear { hits += 1 }
    }
    #expect(Double(hits) / 2000 <= 0.065, "\(count) values, memory \(memory): \(hits) of 2000")
  }

  @Test(arguments: [12, 30])
  func `series that share most of their changes are said to move together nine times in ten`(
    count: Int
  ) {
    var random = SeededGenerator(seed: 800)
    var hits = 0
    for _ in 0..<500 {
      let first = path(count, memory: 1, &random)
      let second = zip(first, path(count, memory: 0, &random)).map { $0 + $1 / 4 }
      if coMovement(first: first, second: second).verdict == .together { hits += 1 }
    }
    #expect(hits >= 450, "\(hits) of 500")
  }

  private func path(
    _ count: Int,
    memory: Double,
    _ random: inout SeededGenerator
  ) -> [Double] {
    var values: [Double] = []
    for _ in 0..<count {
      // The sum of twelve uniform numbers is close to normal.
      let noise = (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
      values.append(memory * (values.last ?? 0) + noise)
    }
    return values
  }

  @Test(arguments: [1e3, 1e-3, -1])
  func `a verdict does not depend on units, and turns with the sign of one series`(
    factor: Double
  ) throws {
    for pair in try pairs() {
      let plain = coMovement(first: pair.first, second: pair.second).verdict
      let scaled = coMovement(first: pair.first.map { $0 * factor }, second: pair.second).verdict
      let turned: CoMovement.Verdict =
        plain == .together ? .opposite : plain == .opposite ? .together : .unclear
      #expect(scaled == (factor < 0 ? turned : plain), "\(pair.name)")
    }
  }
}

extension Double {
  fileprivate func sign(of zero: Double) -> Int {
    self > zero ? 1 : self < zero ? -1 : 0
  }
}
