import ChartAudio
import ChartTestSupport
import Foundation
import Testing

struct LevelTests {
  /// ISO 226:2003, annex A, 40 phon, at 20, 40, 100, 1000, 3150 and 12 500 hertz.
  @Test(arguments: [
    (20, 99.85), (40, 82.63), (100, 64.37), (1_000, 40.01), (3_150, 35.61), (12_500, 51.49),
  ])
  func `the contour of 40 phon is that of the standard`(frequency: Double, level: Double) {
    // Its frequencies are rounded, 12 589 to 12 500 say.
    #expect(abs(LoudnessContour.level(at: frequency, phon: 40).value - level) < 0.15)
  }

  /// EBU Tech 3341 and BS.1770: a sine of 997 hertz at full scale in one channel reads −3.01 LUFS.
  @Test func `a full sine reads -3.01 in one channel and 0 in two`() throws {
    let one = try #require(Loudness(of: Probe.sine(997, channelCount: 1)).integrated)
    let two = try #require(Loudness(of: Probe.sine(997)).integrated)
    #expect(abs(one + 3.01) < 0.02)
    #expect(abs(two - 0) < 0.02)
  }

  @Test func `silence between sounds counts for nothing, and pauses are gated`() throws {
    var buffer = Probe.sine(997, amplitude: 0.1)
    let alone = try #require(Loudness(of: buffer).integrated)
    buffer.append(AudioBuffer(silence: 4))
    let padded = try #require(Loudness(of: buffer).integrated)
    #expect(abs(padded - alone) < 0.7)
    #expect(abs(alone + 20) < 0.02)
  }

  @Test func `what is more than ten units softer than the rest counts for nothing`() throws {
    var buffer = Probe.sine(997, amplitude: 0.1)
    buffer.append(Probe.sine(997, amplitude: 0.1 * Decibels(-16).amplitude, duration: 6))
    // Over everything the mean would be near −25.7.
    #expect(abs(try #require(Loudness(of: buffer).integrated) + 20) < 0.7)
    #expect(abs(try #require(Loudness(of: buffer).loudestMoment) + 20) < 0.02)
  }

  @Test func `silence and what is shorter than 400 milliseconds have no loudness`() {
    #expect(Loudness(of: AudioBuffer(silence: 2)).integrated == nil)
    #expect(Loudness(of: Probe.sine(997, duration: 0.3)).integrated == nil)
    #expect(Loudness(of: AudioBuffer(frameCount: 0)).loudestMoment == nil)
  }

  @Test func `the true peak lies between samples`() {
    // A quarter of the rate, sampled half way up: every sample is at 0.7071.
    let sine = Probe.sine(12_000, phase: .pi / 4, duration: 0.1)
    #expect(abs(Double(sine.peak) - 0.5.squareRoot()) < 1e-3)
    // That it starts of a sudden lifts the curve a little.
    #expect(abs(sine.truePeak - 1) < 0.02)
  }

  @Test func `a loud sound is held below the ceiling and keeps its shape`() {
    var buffer = Probe.sine(400, amplitude: 0.5, duration: 0.5)
    buffer.mix(Probe.sine(400, amplitude: 2, duration: 0.05), at: 0.2)
    let limited = buffer.limited(to: -1.5)
    #expect(Decibels(amplitude: limited.truePeak) <= -1.45)
    #expect(Decibels(amplitude: limited.truePeak) > -2.5)
    // Far from the peak nothing changes.
    #expect(limited.channels[0][..<9_000] == buffer.channels[0][..<9_000])
    #expect(limited.channels[1][13_000...] == buffer.channels[1][13_000...])
  }

  @Test func `a sound below the ceiling is returned sample for sample`() {
    let buffer = Probe.sine(400, amplitude: 0.8, duration: 0.2)
    #expect(buffer.limited() == buffer)
  }

  @Test(arguments: [0.001, 0.2, 3])
  func `a sound is brought to the loudness asked for`(amplitude: Double) throws {
    let levelled = Probe.sine(500, amplitude: amplitude).levelled(to: -20)
    #expect(abs(try #require(Loudness(of: levelled).integrated) + 20) < 0.1 || amplitude < 0.003)
    #expect(levelled.peak <= 0.85)
  }

  @Test func `a short sound is brought to a peak, and silence stays silent`() {
    let click = Probe.sine(500, amplitude: 0.02, duration: 0.1).levelled()
    #expect(abs(Decibels(amplitude: Double(click.peak)).value + 10) < 0.1)
    let silence = AudioBuffer(silence: 1)
    #expect(silence.levelled() == silence)
  }

  @Test func `decibels and amplitudes go both ways`() {
    #expect(isClose(Decibels(-20).amplitude, 0.1))
    #expect(isClose(Decibels(amplitude: 10).value, 20))
    #expect(Decibels(-6) < Decibels(0))
  }
}
