import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// How often a direction is said of series whose making is known, over seeded series.
struct NoiseTests {
  // Three standard errors of 2,000 draws at 5 % are 1.5 points.
  @Test(arguments: [6, 12, 30, 100])
  func `white noise is given a direction at most once in twenty`(count: Int) {
    let share = share(of: count, seed: 100) { Self.isDirected($0.verdict) }
    #expect(share <= 0.05 + 0.015, "\(count) values: \(share)")
  }

  // Three standard errors of 2,000 draws at 10 % are 2 points.
  @Test(arguments: [30, 100])
  func `noise that keeps half of each value is given a direction at most once in ten`(count: Int) {
    let share = share(of: count, memory: 0.5, seed: 200) { Self.isDirected($0.verdict) }
    #expect(share <= 0.10 + 0.02, "\(count) values: \(share)")
  }

  @Test(arguments: [(12, 0.35), (30, 0.12), (100, 0.03)])
  func `a strong slope is found nine times in ten`(count: Int, slope: Double) {
    let rising = share(of: count, slope: slope, seed: 300) { $0.verdict == .rises }
    #expect(rising >= 0.9, "\(count) values: \(rising)")
  }

  @Test func `a strong slope under noise with memory is found nine times in ten`() {
    let share = share(of: 60, slope: 0.12, memory: 0.5, seed: 500) { $0.verdict == .rises }
    #expect(share >= 0.9, "\(share)")
  }

  // No bound: a random walk has gone somewhere, and the verdict says no more than that.
  @Test(arguments: [12, 30, 100])
  func `the rate on random walks is printed`(count: Int) {
    let share = share(of: count, memory: 1, seed: 600, runs: 400) { Self.isDirected($0.verdict) }
    print("random walks of \(count): a direction in \((share * 100).rounded()) %")
    #expect(share > 0.05)
  }

  private static func isDirected(_ verdict: Direction) -> Bool {
    switch verdict {
    case .rises, .risesSlightly, .falls, .fallsSlightly: true
    case .noClearTrend, .constant, .tooFewValues: false
    }
  }

  /// The share of series for which a claim holds.
  private func share(
    of count: Int,
    slope: Double = 0,
    memory: Double = 0,
    seed: UInt64,
    runs: Int = 2000,
    _ holds: (DirectionFinding) -> Bool
  ) -> Double {
    var random = SeededGenerator(seed: seed &+ UInt64(count))
    let x = (0..<count).map(Double.init)
    var hits = 0
    for _ in 0..<runs {
      // Starting in the process's own spread, so that it has no beginning of its own.
      var state = normal(&random) / (memory < 1 ? (1 - memory * memory).squareRoot() : 1)
      let y = x.map { place in
        defer { state = memory * state + normal(&random) }
        return state + slope * place
      }
      if holds(direction(x: x, y: y)) { hits += 1 }
    }
    return Double(hits) / Double(runs)
  }

  /// A standard normal number (Box, Muller 1958).
  private func normal(_ random: inout SeededGenerator) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
    return radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &random))
  }
}
