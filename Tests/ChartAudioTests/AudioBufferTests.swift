import ChartAudio
import Foundation
import Testing

struct AudioBufferTests {
  private func ones(_ count: Int, _ value: Float = 1) -> AudioBuffer {
    AudioBuffer(channels: [
      [Float](repeating: value, count: count), [Float](repeating: value, count: count),
    ])
  }

  @Test func `mixing adds from the time on and grows to hold what is added`() {
    var buffer = ones(4)
    buffer.mix(ones(4, 2), at: 2.0 / 48_000)
    #expect(buffer.channels == [[1, 1, 3, 3, 2, 2], [1, 1, 3, 3, 2, 2]])
  }

  @Test func `appending puts one behind the other`() {
    var buffer = ones(2)
    buffer.append(ones(1, 5))
    #expect(buffer.channels[1] == [1, 1, 5])
  }

  @Test func `folding to one channel takes the mean`() {
    let buffer = AudioBuffer(channels: [[1, 0, -1], [0, 0, -1]])
    #expect(buffer.foldedToMono.channels == [[0.5, 0, -1]])
    #expect(buffer.foldedToMono.spreadToStereo.channels.count == 2)
  }

  @Test func `duration, frames and peak agree`() {
    let buffer = AudioBuffer(silence: 0.25, sampleRate: 8_000)
    #expect(buffer.frameCount == 2_000)
    #expect(buffer.duration == 0.25)
    #expect(AudioBuffer(channels: [[0.5, -2], [0, 1]]).peak == 2)
    #expect(AudioBuffer(frameCount: -3).frameCount == 0)
  }

  @Test func `resampling keeps pitch, level and duration`() throws {
    let speech = Probe.sine(440, amplitude: 0.5, duration: 1, channelCount: 1, sampleRate: 22_050)
    let resampled = try speech.resampled(to: 48_000)
    #expect(resampled.frameCount == 48_000)
    let middle = resampled.channels[0][10_000..<38_000]
    #expect(abs(Probe.frequency(near: 440, in: middle, sampleRate: 48_000) - 440) < 0.02)
    #expect(abs(Probe.amplitude(of: 440, in: middle, sampleRate: 48_000) - 0.5) < 1e-3)
    // Nothing of the mirror image at 22 050 − 440.
    #expect(Probe.amplitude(of: 21_610, in: middle, sampleRate: 48_000) < 1e-5)
  }

  @Test func `resampling to the same rate changes nothing, and nonsense is refused`() throws {
    let buffer = Probe.sine(440, duration: 0.1)
    #expect(try buffer.resampled(to: 48_000) == buffer)
    #expect(throws: AudioFileError.self) { try buffer.resampled(to: -1) }
    #expect(throws: AudioFileError.self) { try buffer.resampled(to: .nan) }
    #expect(try AudioBuffer(frameCount: 0).resampled(to: 44_100).frameCount == 0)
  }
}
