#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The peak of the curve through the samples, which may lie between them.
///
/// By fourfold oversampling with a windowed sinc, as BS.1770-4 annex 2 does with its own filter.
struct TruePeak {
  /// Samples on either side of a place between two that its height is made from.
  private static let reach = 12

  /// The filters for a quarter, a half and three quarters of the way to the next sample.
  private let filters: [[Float]]

  /// How far above the largest sample the curve can rise at most, as a factor.
  let largestRise: Double

  init() {
    filters = [0.25, 0.5, 0.75].map { place in
      let taps = (1 - Self.reach...Self.reach).map { offset -> Double in
        let distance = Double(offset) - place
        let window = 0.5 + 0.5 * cos(.pi * distance / (Double(Self.reach) + 1))
        return sin(.pi * distance) / (.pi * distance) * window
      }
      let sum = taps.reduce(0, +)
      return taps.map { Float($0 / sum) }
    }
    largestRise = filters.map { Double($0.reduce(0) { $0 + abs($1) }) }.max() ?? 1
  }

  /// Raises `peaks[i]` to the largest magnitude of the curve from sample `i` up to the next.
  func raise(_ peaks: inout [Float], to samples: [Float]) {
    samples.withUnsafeBufferPointer { samples in
      for frame in samples.indices {
        var peak = max(peaks[frame], abs(samples[frame]))
        let first = frame + 1 - Self.reach
        let last = frame + Self.reach
        for filter in filters {
          var height: Float = 0
          for index in max(first, 0)...min(last, samples.count - 1) {
            height += samples[index] * filter[index - first]
          }
          peak = max(peak, abs(height))
        }
        peaks[frame] = peak
      }
    }
  }
}

extension AudioBuffer {
  /// The largest magnitude of the curve through the samples, a factor; 0 without samples.
  ///
  /// Source: BS.1770-4 annex 2, true peak, with a filter of our own.
  public var truePeak: Double {
    var peaks = [Float](repeating: 0, count: frameCount)
    let measure = TruePeak()
    for channel in channels { measure.raise(&peaks, to: channel) }
    return Double(peaks.max() ?? 0)
  }
}
