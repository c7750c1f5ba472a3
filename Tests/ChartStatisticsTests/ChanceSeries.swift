import ChartTestSupport
import Foundation

/// Series made by chance, the same in every run.
struct ChanceSeries {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A standard normal number (Box, Muller 1958).
  mutating func normal() -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
    return radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &random))
  }

  /// Some standard normal numbers.
  mutating func noise(_ count: Int) -> [Double] {
    (0..<count).map { _ in normal() }
  }

  /// The share of series of noise for which a claim holds.
  static func share(
    of count: Int,
    runs: Int,
    seed: UInt64,
    _ holds: (_ x: [Double], _ y: [Double]) -> Bool
  ) -> Double {
    var chance = ChanceSeries(seed: seed &+ UInt64(count))
    let x = (0..<count).map(Double.init)
    let hits = (0..<runs).filter { _ in holds(x, chance.noise(count)) }.count
    return Double(hits) / Double(runs)
  }
}

extension ChanceSeries {
  /// Whole numbers from 0 to 9.
  static func wholeNumbers(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double(Int.random(in: 0...9, using: &random)) }
  }
}
