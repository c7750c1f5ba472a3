#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How loud a buffer is, by ITU-R BS.1770-4.
///
/// K-weighting, blocks of 400 milliseconds a quarter apart, a gate at −70 LUFS and one 10 LU below what
/// passes it.
public struct Loudness: Sendable, Equatable {
  /// The loudness over the whole, in LUFS; `nil` below 400 milliseconds or where nothing passes the
  /// gate.
  public let integrated: Double?

  /// The loudest 400 milliseconds, in LUFS; `nil` below 400 milliseconds or in silence.
  public let loudestMoment: Double?

  /// Measures a buffer of one or two channels; each counts in full.
  ///
  /// - Complexity: O(frames).
  public init(of buffer: AudioBuffer) {
    let quarter = Int((buffer.sampleRate / 10).rounded())
    let quarters = KWeighting(sampleRate: buffer.sampleRate).powers(of: buffer, every: quarter)
    var blocks: [Double] = []
    if quarters.count >= 4 {
      for end in 4...quarters.count { blocks.append(quarters[(end - 4)..<end].reduce(0, +) / 4) }
    }
    let audible = blocks.filter { Self.level($0) > -70 }
    let gate = Self.level(audible.reduce(0, +) / Double(max(audible.count, 1))) - 10
    let loud = audible.filter { Self.level($0) > gate }
    integrated = loud.isEmpty ? nil : Self.level(loud.reduce(0, +) / Double(loud.count))
    loudestMoment = blocks.max().flatMap { $0 > 0 ? Self.level($0) : nil }
  }

  private static func level(_ power: Double) -> Double {
    -0.691 + 10 * log10(power)
  }
}

/// The two filters of BS.1770: a high shelf for the head, then a high pass.
///
/// Source: BS.1770-4 annex 1 gives the coefficients at 48 kHz; the analogue prototypes behind them are
/// those that libebur128 and pyloudnorm's documentation name (shelf 1681.97 Hz, 4 dB; high pass 38.14 Hz).
private struct KWeighting {
  private let shelf: Biquad
  private let highPass: Biquad

  init(sampleRate: Hertz) {
    let shelfTangent = tan(.pi * 1_681.974_450_955_533 / sampleRate)
    let quality = 0.707_175_236_955_419_6
    let high = pow(10, 3.999_843_853_973_347 / 20)
    let middle = pow(high, 0.499_666_774_154_541_6)
    let square = shelfTangent * shelfTangent
    let shelfScale = 1 + shelfTangent / quality + square
    shelf = Biquad(
      b0: (high + middle * shelfTangent / quality + square) / shelfScale,
      b1: 2 * (square - high) / shelfScale,
      b2: (high - middle * shelfTangent / quality + square) / shelfScale,
      a1: 2 * (square - 1) / shelfScale,
      a2: (1 - shelfTangent / quality + square) / shelfScale
    )
    let tangent = tan(.pi * 38.135_470_876_024_44 / sampleRate)
    let passQuality = 0.500_327_037_323_877_3
    let scale = 1 + tangent / passQuality + tangent * tangent
    highPass = Biquad(
      b0: 1,
      b1: -2,
      b2: 1,
      a1: 2 * (tangent * tangent - 1) / scale,
      a2: (1 - tangent / passQuality + tangent * tangent) / scale
    )
  }

  /// The weighted power of all channels together, averaged over every whole stretch of `length` frames.
  func powers(of buffer: AudioBuffer, every length: Int) -> [Double] {
    guard let first = buffer.channels.first, length > 0 else { return [] }
    // Of one channel the second counts for nothing.
    let share = buffer.channels.count > 1 ? 1.0 : 0.0
    let second = buffer.channels[buffer.channels.count > 1 ? 1 : 0]
    var powers: [Double] = []
    powers.reserveCapacity(first.count / length)
    var (shelf, highPass) = (shelf, highPass)
    first.withUnsafeBufferPointer { left in
      second.withUnsafeBufferPointer { right in
        for start in stride(from: 0, through: first.count - length, by: length) {
          var sum = SIMD2<Double>.zero
          for frame in start..<(start + length) {
            let input = SIMD2(Double(left[frame]), Double(right[frame]))
            let weighted = highPass.filter(shelf.filter(input))
            sum += weighted * weighted
          }
          powers.append((sum.x + sum.y * share) / Double(length))
        }
      }
    }
    return powers
  }
}

/// A filter of second order over two channels at once.
private struct Biquad {
  var b0: Double
  var b1: Double
  var b2: Double
  var a1: Double
  var a2: Double
  private var state1 = SIMD2<Double>.zero
  private var state2 = SIMD2<Double>.zero

  init(b0: Double, b1: Double, b2: Double, a1: Double, a2: Double) {
    (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
  }

  @inline(__always)
  mutating func filter(_ input: SIMD2<Double>) -> SIMD2<Double> {
    let output = input * b0 + state1
    state1 = input * b1 - output * a1 + state2
    state2 = input * b2 - output * a2
    return output
  }
}
