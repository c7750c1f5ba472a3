import Foundation

/// A repeatable source of random numbers (SplitMix64: Steele, Lea, Flood 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A standard normal number (Box, Muller 1958).
  mutating func normal() -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    return radius * cos(2 * Double.pi * Double.random(in: 0..<1, using: &self))
  }
}
