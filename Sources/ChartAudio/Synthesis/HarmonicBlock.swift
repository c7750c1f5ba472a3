/// The inner loops of synthesis: a few milliseconds of one voice, without envelope and place.
///
/// No sine is called for a sample: sine and cosine of the fundamental come from polynomials, harmonics
/// from the recurrence sin (k + 1)θ = 2 cos θ · sin kθ − sin (k − 1)θ. Every loop runs over a whole
/// block, so that the compiler can take several samples at once.
struct HarmonicBlock {
  /// The most frames of a block.
  static let capacity = 128

  /// Rows of `capacity` samples that a block needs to work in.
  static let rowCount = 4

  private let tone: UnsafeMutablePointer<Float>
  private let doubledCosine: UnsafeMutablePointer<Float>
  private let evens: UnsafeMutablePointer<Float>
  private let odds: UnsafeMutablePointer<Float>

  /// Works in memory of `rowCount * capacity` samples, which the caller keeps alive.
  init(workingIn memory: UnsafeMutablePointer<Float>) {
    tone = memory
    doubledCosine = memory + Self.capacity
    evens = memory + 2 * Self.capacity
    odds = memory + 3 * Self.capacity
  }

  /// The samples of the last block made.
  var samples: UnsafePointer<Float> { UnsafePointer(tone) }

  /// Makes a block: `count` frames from `phase` on, a whole turn being 2⁶⁴, in which the step between
  /// frames and the amplitudes of the harmonics move evenly.
  func make(
    _ count: Int,
    phase: inout UInt64,
    step: UInt64,
    stepChange: Int64,
    from start: SIMD8<Float>,
    to end: SIMD8<Float>
  ) {
    fillPhases(count, &phase, step, stepChange)
    fillFundamental(count)
    let growth = (end - start) / Float(count)
    sound(count, odds, start[0], growth[0])
    for index in 1..<Timbre.harmonicLimit {
      // Once the highest overtones are silent, so are the rest of the loops.
      guard isAudible(start, end, from: index) else { return }
      let (last, other) = index % 2 == 1 ? (odds, evens) : (evens, odds)
      advance(count, last, other)
      sound(count, other, start[index], growth[index])
    }
  }

  private func isAudible(_ start: SIMD8<Float>, _ end: SIMD8<Float>, from first: Int) -> Bool {
    for index in first..<Timbre.harmonicLimit where start[index] != 0 || end[index] != 0 {
      return true
    }
    return false
  }

  /// Turns from −0.5 to 0.5 into `tone`.
  private func fillPhases(_ count: Int, _ phase: inout UInt64, _ step: UInt64, _ change: Int64) {
    var (now, step) = (phase, step)
    let change = UInt64(bitPattern: change)
    for index in 0..<count {
      tone[index] = Float(Int32(truncatingIfNeeded: now >> 32)) * 0x1p-32
      now &+= step
      step &+= change
    }
    phase = now
  }

  /// Sine into `odds`, zero into `evens`, twice the cosine into `doubledCosine`, silence into `tone`.
  ///
  /// By the Taylor polynomials of half the angle, which lies within ±π/2, where they are good to 1e-7.
  private func fillFundamental(_ count: Int) {
    for index in 0..<count {
      let angle = tone[index] * Float.pi
      let square = angle * angle
      var sine: Float = -2.505_210_8e-8
      sine = sine * square + 2.755_731_9e-6
      sine = sine * square - 1.984_127e-4
      sine = sine * square + 8.333_333e-3
      sine = sine * square - 0.166_666_67
      sine = (sine * square + 1) * angle
      var cosine: Float = 2.087_675_7e-9
      cosine = cosine * square - 2.755_731_9e-7
      cosine = cosine * square + 2.480_158_7e-5
      cosine = cosine * square - 1.388_888_9e-3
      cosine = cosine * square + 0.041_666_668
      cosine = (cosine * square - 0.5) * square + 1
      odds[index] = 2 * sine * cosine
      doubledCosine[index] = 2 - 4 * sine * sine
      evens[index] = 0
      tone[index] = 0
    }
  }

  private func advance(
    _ count: Int,
    _ last: UnsafeMutablePointer<Float>,
    _ other: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<count {
      other[index] = doubledCosine[index] * last[index] - other[index]
    }
  }

  private func sound(
    _ count: Int,
    _ harmonic: UnsafeMutablePointer<Float>,
    _ start: Float,
    _ growth: Float
  ) {
    for index in 0..<count {
      tone[index] += (start + growth * Float(Int32(truncatingIfNeeded: index))) * harmonic[index]
    }
  }
}
