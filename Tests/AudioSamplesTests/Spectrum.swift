import ChartAudio
import Foundation

/// A stretch of sound, asked for its strongest pitch.
struct Spectrum {
  private let samples: [Double]
  private let sampleRate: Hertz

  /// Takes a stretch under a Hann window, at an eighth of its rate: pitches up to 1,500 Hz are left.
  init(of samples: ArraySlice<Float>, sampleRate: Hertz) {
    let step = 8
    let count = samples.count / step
    self.sampleRate = sampleRate / Double(step)
    self.samples = (0..<count).map { place in
      let start = samples.startIndex + place * step
      let window = 0.5 - 0.5 * cos(2 * .pi * (Double(place) + 0.5) / Double(count))
      return window * Double(samples[start..<(start + step)].reduce(0, +))
    }
  }

  /// The strongest frequency of 100 to 1,500 Hz: quarters of a semitone are looked at, then what is
  /// around the strongest.
  var strongest: Hertz {
    let grid = (0...188).map { 100 * exp2(Double($0) / 48) }
    let coarse = grid.max { power(at: $0) < power(at: $1) } ?? 0
    var (low, high) = (coarse * exp2(-1.0 / 48), coarse * exp2(1.0 / 48))
    for _ in 0..<30 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      if power(at: a) > power(at: b) { high = b } else { low = a }
    }
    return (low + high) / 2
  }

  /// The power at a frequency, by Goertzel's recurrence.
  private func power(at frequency: Hertz) -> Double {
    let factor = 2 * cos(2 * .pi * frequency / sampleRate)
    return samples.withUnsafeBufferPointer { samples in
      var (last, before) = (0.0, 0.0)
      for sample in samples { (last, before) = (sample + factor * last - before, last) }
      return last * last + before * before - factor * last * before
    }
  }
}
