import ChartAudio
import ChartTestSupport
import Foundation
import Testing

struct VoiceTests {
  private let rich = Timbre(overtones: [0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1])

  private func steady(
    _ frequency: Hertz,
    from start: Seconds = 0,
    lasting duration: Seconds = 0.5,
    pan: Double = 0,
    timbre: Timbre = .pure
  ) -> Voice {
    Voice(
      start: start,
      segments: [
        Voice.Segment(
          duration: duration,
          startFrequency: frequency,
          endFrequency: frequency,
          startPan: pan,
          endPan: pan,
          timbre: timbre
        )
      ]
    )
  }

  @Test func `a voice is silent before its start and after its end`() {
    let buffer = AudioBuffer(voices: [steady(440, from: 0.1, lasting: 0.2)], duration: 0.5)
    for channel in buffer.channels {
      #expect(channel[..<4_800].allSatisfy { $0 == 0 })
      #expect(channel[4_801..<4_900].contains { $0 != 0 })
      #expect(channel[14_400...].allSatisfy { $0 == 0 })
      #expect(channel[14_300..<14_400].contains { $0 != 0 })
    }
  }

  @Test func `a voice fades in and out over its ramp and no longer`() {
    let buffer = AudioBuffer(voices: [steady(1_000, lasting: 0.2)], duration: 0.2)
    let peaks = stride(from: 0, to: 9_600, by: 48).map { start in
      buffer.channels[0][start..<(start + 48)].map(abs).max() ?? 0
    }
    let full = peaks[100]
    // A millisecond in, sin²(π/20) of the amplitude.
    #expect(peaks[0] < 0.03 * full && peaks[199] < 0.03 * full)
    #expect(peaks[4] > 0.3 * full && peaks[4] < 0.7 * full)
    #expect(peaks[10..<190].allSatisfy { $0 > 0.99 * full })
  }

  @Test(arguments: [65.4, 130.8128, 441.3, 1_046.5, 2_637])
  func `a voice sounds at its frequency within a tenth of a cent`(frequency: Double) {
    let buffer = AudioBuffer(voices: [steady(frequency, timbre: rich)], duration: 0.5)
    let found = Probe.frequency(
      near: frequency,
      in: buffer.channels[0][2_400..<21_600],
      sampleRate: 48_000
    )
    #expect(abs(1_200 * log2(found / frequency)) < 0.1)
  }

  @Test func `the fundamental is the strongest harmonic at every pitch`() {
    for note in stride(from: 36.0, through: 96, by: 6) {
      let frequency = frequency(ofNote: note)
      let buffer = AudioBuffer(voices: [steady(frequency, timbre: rich)], duration: 0.5)
      let amplitudes = (1...8).map { harmonic in
        Probe.amplitude(
          of: frequency * Double(harmonic),
          in: buffer.channels[0][2_400..<21_600],
          sampleRate: 48_000
        )
      }
      #expect(amplitudes.max() == amplitudes[0])
    }
  }

  @Test func `no harmonic folds back at the top of a low rate`() {
    // Of 1300 hertz at 8 kHz, harmonic 3 lies above 0.45 of the rate and harmonic 5 would fold to 1500.
    let buffer = AudioBuffer(
      voices: [steady(1_300, timbre: rich)],
      duration: 0.5,
      sampleRate: 8_000
    )
    let middle = buffer.channels[0][400..<3_600]
    let fundamental = Probe.amplitude(of: 1_300, in: middle, sampleRate: 8_000)
    for frequency in [1_500.0, 3_900, 2_800, 200] {
      let found = Probe.amplitude(of: frequency, in: middle, sampleRate: 8_000)
      #expect(Decibels(amplitude: found / fundamental) < -80)
    }
    let second = Probe.amplitude(of: 2_600, in: middle, sampleRate: 8_000)
    #expect(Decibels(amplitude: second / fundamental) > -10)
  }

  @Test func `a steady voice in two parts is the same sound as in one`() {
    let whole = steady(333, timbre: rich)
    var parted = whole
    let half = Voice.Segment(
      duration: 0.25,
      startFrequency: 333,
      endFrequency: 333,
      timbre: rich
    )
    parted.segments = [half, half]
    let (one, two) = (
      AudioBuffer(voices: [whole], duration: 0.6), AudioBuffer(voices: [parted], duration: 0.6)
    )
    let difference = zip(one.channels[0], two.channels[0]).map { abs($0 - $1) }.max() ?? 1
    #expect(difference < 1e-5)
    #expect(one.peak > 0.3)
  }

  @Test func `pitch, colour, gain and place may jump and the samples do not`() {
    let buzz = Timbre(overtones: [1, 1, 1, 1, 1, 1, 1])
    let segments = [
      Voice.Segment(
        duration: 0.1,
        startFrequency: 150,
        endFrequency: 300,
        startPan: -1,
        endPan: -1,
        timbre: rich
      ),
      Voice.Segment(
        duration: 0.1,
        startFrequency: 200,
        endFrequency: 150,
        gain: 0.5,
        startPan: 1,
        endPan: 1,
        timbre: buzz
      ),
    ]
    let buffer = AudioBuffer(voices: [Voice(start: 0, segments: segments)], duration: 0.2)
    for channel in buffer.channels {
      // Eight harmonics of 300 hertz at full strength climb no more than 2π · 300 · 36 a second.
      let steepest = zip(channel, channel.dropFirst()).map { abs($0 - $1) }.max() ?? 1
      #expect(steepest < 2 * .pi * 300 * 36 / 48_000)
      // Where the parts meet, no step stands out.
      let seam = (4_790..<4_810).map { abs(channel[$0 + 1] - channel[$0]) }.max() ?? 1
      #expect(seam < 0.15)
    }
  }

  @Test func `a glide passes the geometric mean of its ends half way`() {
    let glide = Voice.Segment(
      duration: 2,
      startFrequency: 200,
      endFrequency: 800,
      timbre: .pure
    )
    let buffer = AudioBuffer(voices: [Voice(start: 0, segments: [glide])], duration: 2)
    let middle = buffer.channels[0][47_000..<49_000]
    let found = Probe.frequency(near: 400, in: middle, sampleRate: 48_000)
    #expect(abs(1_200 * log2(found / 400)) < 2)
  }

  @Test func `a voice at one side is silent at the other, and its power is the same anywhere`() {
    let sides = [-1.0, -0.5, 0, 0.3, 1].map { pan in
      AudioBuffer(voices: [steady(440, pan: pan)], duration: 0.5).channels.map { channel in
        channel.reduce(0) { $0 + Double($1 * $1) }
      }
    }
    let powers = sides.map { $0[0] + $0[1] }
    for power in powers { #expect(isClose(power, powers[0], relative: 1e-4)) }
    #expect(sides[0][1] < 1e-9 * sides[0][0])
    #expect(sides[4][0] < 1e-9 * sides[4][1])
    #expect(sides[1][0] > sides[1][1])
  }

  @Test func `a low note is raised, by nine decibels at most`() {
    let peaks = [60.0, 1_000].map { AudioBuffer(voices: [steady($0)], duration: 0.5).peak }
    #expect(abs(Decibels(amplitude: Double(peaks[0] / peaks[1])).value - 9) < 0.3)
  }

  @Test func `what lies outside of the buffer is not heard`() {
    let voices = [steady(440, from: -0.25), steady(440, from: 0.9), steady(440, from: 3)]
    let buffer = AudioBuffer(voices: voices, duration: 1)
    #expect(buffer.frameCount == 48_000)
    #expect(buffer.channels[0][..<10_000].contains { $0 != 0 })
    #expect(buffer.channels[0][15_000..<43_000].allSatisfy { $0 == 0 })
  }

  @Test func `a voice without parts, and one of no length, are silent`() {
    let none = Voice(start: 0, segments: [])
    let buffer = AudioBuffer(voices: [none, steady(440, lasting: 0)], duration: 0.1)
    #expect(buffer.peak == 0)
  }

  @Test func `overtones that are no numbers are left out`() {
    let timbre = Timbre(overtones: [.nan, -1, .infinity])
    #expect(timbre == .pure)
  }
}
