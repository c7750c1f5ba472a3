import ChartStatistics
import ChartTestSupport
import Foundation
import Testing

/// How often a shape is said of columns without one, over seeded columns.
struct ShapeNoiseTests {
  // Three standard errors of 1,000 draws at 5 % are 2.1 points.
  @Test(arguments: [12, 30, 100])
  func `noise is called skewed or two-peaked at most once in twenty`(count: Int) {
    for isEven in [true, false] {
      var random = SeededGenerator(seed: 70 &+ UInt64(count))
      var (skewed, peaked) = (0, 0)
      for _ in 0..<1_000 {
        let values = (0..<count).map { _ in
          isEven ? Double.random(in: 0..<1, using: &random) : Noise.normal(&random)
        }
        guard let shape = DistributionShape(of: values) else { continue }
        skewed += shape.skewness.map { $0.side == .neither ? 0 : 1 } ?? 0
        peaked += shape.peaks.isEmpty ? 0 : 1
      }
      #expect(skewed <= 71 && peaked <= 71, "\(count), even \(isEven): \(skewed), \(peaked)")
    }
  }

  @Test(arguments: [(30, 240), (100, 285)])
  func `exponential noise is called skewed eight times in ten, and more with more of it`(
    count: Int,
    least: Int
  ) {
    var random = SeededGenerator(seed: 80)
    var skewed = 0
    for _ in 0..<300 {
      let values = (0..<count).map { _ in -log(1 - Double.random(in: 0..<1, using: &random)) }
      skewed += Skewness(of: values)?.side == .high ? 1 : 0
    }
    #expect(skewed >= least, "\(skewed)")
  }
}
