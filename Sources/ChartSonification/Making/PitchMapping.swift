import ChartAudio
import ChartScales

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// From a height on the measure's axis to a pitch: equal heights apart, equal ratios apart.
struct PitchMapping {
  private let lowest: Hertz
  private let octaves: Double
  private let isInverse: Bool

  init(_ options: ScoreOptions) {
    lowest = options.pitch.start
    octaves = log2(options.pitch.end / options.pitch.start)
    isInverse = options.polarity == .negative
  }

  /// The pitch of a height, 0...1.
  func frequency(atHeight height: Double) -> Hertz {
    rounded(lowest * exp2(octaves * (isInverse ? 1 - height : height)), ScoreDigits.frequency)
  }
}
