#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Turns voices into the samples of a stereo buffer.
struct Synthesizer {
  private let sampleRate: Hertz
  private let shape: SpectralShape

  /// How long a change of gain or colour within a voice takes.
  private let slewFrames: Int

  init(sampleRate: Hertz) {
    self.sampleRate = sampleRate
    shape = SpectralShape(sampleRate: sampleRate)
    slewFrames = Int(sampleRate / 50)
  }

  /// Adds a voice to both channels; what lies outside of them is not heard.
  func add(
    _ voice: Voice,
    left: UnsafeMutableBufferPointer<Float>,
    right: UnsafeMutableBufferPointer<Float>
  ) {
    let capacity = HarmonicBlock.capacity
    withUnsafeTemporaryAllocation(of: Float.self, capacity: HarmonicBlock.rowCount * capacity) {
      guard let memory = $0.baseAddress else { return }
      let block = HarmonicBlock(workingIn: memory)
      var state = VoiceState(voice, shape, sampleRate)
      let (first, last) = (frame(voice.start), frame(voice.end))
      let envelope = Envelope(first: first, last: last, ramp: Int(voice.ramp * sampleRate))
      var time = voice.start
      for segment in voice.segments {
        let start = frame(time)
        time += segment.duration
        let count = frame(time) - start
        guard count > 0 else { continue }
        state.begin(segment, slew: slewFrames)
        var done = 0
        while done < count {
          let size = min(capacity, count - done)
          let gains = state.make(size, upTo: Double(done + size) / Double(count), block, shape)
          Self.place(block.samples, size, start + done, gains, envelope, left, right)
          done += size
        }
      }
    }
  }

  private func frame(_ time: Seconds) -> Int {
    Int((time * sampleRate).rounded())
  }

  /// Adds a block to both channels under the voice's envelope.
  private static func place(
    _ samples: UnsafePointer<Float>,
    _ count: Int,
    _ start: Int,
    _ gains: PanMove,
    _ envelope: Envelope,
    _ left: UnsafeMutableBufferPointer<Float>,
    _ right: UnsafeMutableBufferPointer<Float>
  ) {
    let step = (gains.end - gains.start) / Float(count)
    let isPlain = envelope.isFull(from: start, to: start + count)
    for index in max(0, -start)..<max(min(count, left.count - start), max(0, -start)) {
      let frame = start + index
      let sample = isPlain ? samples[index] : samples[index] * envelope.gain(at: frame)
      let gain = gains.start + step * Float(Int32(truncatingIfNeeded: index))
      left[frame] += sample * gain.x
      right[frame] += sample * gain.y
    }
  }
}

/// The gains of left and right at both ends of a block.
struct PanMove {
  var start: SIMD2<Float>
  var end: SIMD2<Float>
}

/// Raised-cosine ramps at both ends of a voice, in frames.
private struct Envelope {
  let first: Int
  let last: Int
  private let rise: [Float]

  init(first: Int, last: Int, ramp: Int) {
    self.first = first
    self.last = last
    let count = max(0, min(ramp, (last - first) / 2))
    rise = (0..<count).map { Float(0.5 - 0.5 * cos(.pi * Double($0) / Double(count))) }
  }

  func isFull(from start: Int, to end: Int) -> Bool {
    start >= first + rise.count && end <= last - rise.count
  }

  func gain(at frame: Int) -> Float {
    let distance = min(frame - first, last - 1 - frame)
    return distance < rise.count ? rise[max(distance, 0)] : 1
  }
}
