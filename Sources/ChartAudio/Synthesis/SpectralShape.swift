#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How strong each harmonic of a voice is at a pitch: its timbre, dulled towards the top, and evened
/// out so that every pitch is about as loud.
///
/// Overtones fade between 2500 and 4500 hertz and are gone above, and above 0.45 of the sample rate, so
/// that nothing aliases and high notes stay mild. The whole is then scaled by what ISO 226 says at 60
/// phon, but never by more than 9 decibels.
struct SpectralShape {
  /// Steps of a twelfth of an octave from 16 hertz upwards.
  private static let stepsPerOctave = 12.0
  private static let lowest = 16.0
  private static let stepCount = 133

  /// The part of a harmonic's amplitude that is kept, a step.
  private let kept: [Double]

  /// The loudness of a harmonic's power, 1 at 1000 hertz, a step.
  private let audibility: [Double]

  /// Where harmonic k lies above the fundamental, in steps.
  private let intervals: SIMD8<Double>

  private let nyquist: Hertz

  init(sampleRate: Hertz) {
    nyquist = 0.45 * sampleRate
    let frequencies = (0..<Self.stepCount).map {
      Self.lowest * exp2(Double($0) / Self.stepsPerOctave)
    }
    kept = frequencies.map { frequency in
      let share = min(max((frequency - 2_500) / 2_000, 0), 1)
      return 0.5 + 0.5 * cos(.pi * share)
    }
    audibility = frequencies.map { frequency in
      pow(10, (60 - LoudnessContour.level(at: frequency, phon: 60).value) / 10)
    }
    var intervals = SIMD8<Double>.zero
    for index in 0..<Timbre.harmonicLimit {
      intervals[index] = log2(Double(index + 1)) * Self.stepsPerOctave
    }
    self.intervals = intervals
  }

  /// The amplitudes of the harmonics of a pitch, from those of a timbre times a gain.
  func amplitudes(of harmonics: SIMD8<Double>, at frequency: Hertz) -> SIMD8<Float> {
    let base = log2(frequency / Self.lowest) * Self.stepsPerOctave
    var shaped = SIMD8<Double>.zero
    var loudness = 0.0
    for index in 0..<Timbre.harmonicLimit where harmonics[index] > 0 {
      guard frequency * Double(index + 1) < nyquist else { break }
      let position = min(max(base + intervals[index], 0), Double(Self.stepCount - 2))
      let step = Int(position)
      let share = position - Double(step)
      let dulled = kept[step] + (kept[step + 1] - kept[step]) * share
      let amplitude = harmonics[index] * (index == 0 ? 1 : dulled)
      let audible = audibility[step] + (audibility[step + 1] - audibility[step]) * share
      shaped[index] = amplitude
      loudness += amplitude * amplitude * audible
    }
    guard loudness > 0 else { return .zero }
    // As loud as a pure tone at 1000 hertz of the fundamental's amplitude.
    let wanted = harmonics[0] / loudness.squareRoot()
    return SIMD8<Float>(shaped * min(max(wanted, Self.least), Self.most))
  }

  private static let least = Decibels(-9).amplitude
  private static let most = Decibels(9).amplitude
}
