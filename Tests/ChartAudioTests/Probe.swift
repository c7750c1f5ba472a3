import ChartAudio
import Foundation

/// What tests ask of samples.
enum Probe {
  /// The amplitude of one frequency in a stretch of samples, by projection under a Hann window.
  static func amplitude(
    of frequency: Hertz,
    in samples: some Collection<Float>,
    sampleRate: Hertz
  ) -> Double {
    var (real, imaginary, total) = (0.0, 0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let window = 0.5 - 0.5 * cos(2 * .pi * (Double(index) + 0.5) / Double(samples.count))
      let angle = 2 * .pi * frequency * Double(index) / sampleRate
      real += Double(sample) * window * cos(angle)
      imaginary += Double(sample) * window * sin(angle)
      total += window
    }
    return 2 * (real * real + imaginary * imaginary).squareRoot() / total
  }

  /// The strongest frequency around a guess, by golden-section search within 50 cents.
  static func frequency(
    near guess: Hertz,
    in samples: some Collection<Float>,
    sampleRate: Hertz
  ) -> Hertz {
    var (low, high) = (guess * exp2(-50.0 / 1_200), guess * exp2(50.0 / 1_200))
    let golden = (5.0.squareRoot() - 1) / 2
    for _ in 0..<24 {
      let (a, b) = (high - golden * (high - low), low + golden * (high - low))
      let isLower =
        amplitude(of: a, in: samples, sampleRate: sampleRate)
        > amplitude(of: b, in: samples, sampleRate: sampleRate)
      if isLower { high = b } else { low = a }
    }
    return (low + high) / 2
  }

  /// A sine in every channel.
  static func sine(
    _ frequency: Hertz,
    amplitude: Double = 1,
    phase: Double = 0,
    duration: Seconds = 2,
    channelCount: Int = 2,
    sampleRate: Hertz = 48_000
  ) -> AudioBuffer {
    let samples = (0..<Int(duration * sampleRate)).map {
      Float(amplitude * sin(2 * .pi * frequency * Double($0) / sampleRate + phase))
    }
    return AudioBuffer(
      channels: Array(repeating: samples, count: channelCount),
      sampleRate: sampleRate
    )
  }
}
