import ChartTestSupport
import Foundation

/// Numbers of a known making.
enum Noise {
  /// A standard normal number (Box, Muller 1958).
  static func normal(_ random: inout SeededGenerator) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &random))).squareRoot()
    return radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &random))
  }
}
