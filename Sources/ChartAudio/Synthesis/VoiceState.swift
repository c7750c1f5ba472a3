#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a voice stands between two blocks; whatever it starts a block with, the last one ended with.
struct VoiceState {
  private let sampleRate: Hertz
  private var phase: UInt64 = 0
  private var harmonics: SIMD8<Double>
  private var amplitudes: SIMD8<Float>
  private var pan: SIMD2<Float>

  /// The segment being sounded.
  private var segment: Voice.Segment
  private var octaves = 0.0
  private var step: Double
  private var wanted: SIMD8<Double>
  private var slewLeft = 0

  init(_ voice: Voice, _ shape: SpectralShape, _ sampleRate: Hertz) {
    let none = Voice.Segment(
      duration: 0,
      startFrequency: 1,
      endFrequency: 1,
      gain: 0,
      timbre: .pure
    )
    self.sampleRate = sampleRate
    segment = voice.segments.first ?? none
    wanted = segment.timbre.harmonics * segment.gain
    harmonics = wanted
    amplitudes = shape.amplitudes(of: harmonics, at: segment.startFrequency)
    pan = Self.gains(segment.startPan)
    step = Self.step(segment.startFrequency, sampleRate)
  }

  /// Goes on with the next segment.
  mutating func begin(_ segment: Voice.Segment, slew: Int) {
    self.segment = segment
    octaves = log2(segment.endFrequency / segment.startFrequency)
    step = Self.step(segment.startFrequency, sampleRate)
    let next = segment.timbre.harmonics * segment.gain
    if next != wanted {
      wanted = next
      slewLeft = slew
    }
  }

  /// Makes a block up to a share of the segment, 0...1, and says how to place it.
  mutating func make(
    _ count: Int,
    upTo share: Double,
    _ block: HarmonicBlock,
    _ shape: SpectralShape
  ) -> PanMove {
    let frequency = segment.startFrequency * exp2(octaves * share)
    let nextStep = Self.step(frequency, sampleRate)
    slew(count)
    let nextAmplitudes = shape.amplitudes(of: harmonics, at: frequency)
    block.make(
      count,
      phase: &phase,
      step: UInt64(step),
      stepChange: Int64((nextStep - step) / Double(count)),
      from: amplitudes,
      to: nextAmplitudes
    )
    let place = segment.startPan + (segment.endPan - segment.startPan) * share
    let move = PanMove(start: pan, end: Self.gains(place))
    (step, amplitudes, pan) = (nextStep, nextAmplitudes, move.end)
    return move
  }

  private mutating func slew(_ count: Int) {
    guard slewLeft > 0 else { return }
    let part = min(1, Double(count) / Double(slewLeft))
    harmonics += (wanted - harmonics) * part
    slewLeft = max(0, slewLeft - count)
    if slewLeft == 0 { harmonics = wanted }
  }

  /// Turns a frame, times 2⁶⁴; below half a turn.
  private static func step(_ frequency: Hertz, _ sampleRate: Hertz) -> Double {
    min(max(frequency / sampleRate, 0), 0.499) * 0x1p64
  }

  /// Left and right gains of equal power.
  private static func gains(_ pan: Double) -> SIMD2<Float> {
    let angle = (min(max(pan, -1), 1) + 1) * .pi / 4
    return SIMD2(Float(cos(angle)), Float(sin(angle)))
  }
}
