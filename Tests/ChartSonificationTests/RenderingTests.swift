import ChartAudio
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

struct RenderingTests {
  private func level(_ buffer: AudioBuffer, from start: Double, to end: Double) -> Decibels {
    let frames = Int(start * buffer.sampleRate)..<Int(end * buffer.sampleRate)
    let sum = buffer.channels.reduce(0.0) { sum, channel in
      channel[frames].reduce(sum) { $0 + Double($1 * $1) }
    }
    return Decibels(amplitude: (sum / Double(max(2 * frames.count, 1))).squareRoot())
  }

  @Test func `a score sounds as long as it says, from silence to silence`() throws {
    let score = try score(of: MinimalChart.daily([3, 1, 4, 1, 5, 9, 2, 6]))
    let sound = score.rendered()
    #expect(abs(sound.duration - score.duration) < 1e-4)
    #expect(sound.channels.count == 2 && sound.sampleRate == 48_000)
    for channel in sound.channels { #expect(channel.first == 0 && channel.last == 0) }
    let first = try #require(score.events.first)
    #expect(sound.channels[0][..<Int(first.onset * 48_000)].allSatisfy { $0 == 0 })
    #expect(level(sound, from: first.onset, to: first.end) > -40)
  }

  @Test func `levels are as promised`() throws {
    for amounts in [[3, 1, 4, 1, 5.0], [5.0], [-3, 3, -2]] {
      for mark in [Mark.bar, .line] {
        let sound = try score(of: MinimalChart.daily(amounts, mark: mark)).rendered()
        #expect(Decibels(amplitude: sound.truePeak) < -1)
        let loudness = try #require(Loudness(of: sound).integrated)
        #expect(abs(loudness + 20) < 0.5)
      }
    }
  }

  @Test(arguments: [Mark.line, .bar])
  func `a gap is silent and what is around it is not`(mark: Mark) throws {
    let score = try score(of: MinimalChart.daily([1, 2, 3, .nan, .nan, 4, 5], mark: mark))
    let sound = score.rendered(.tones)
    for gap in score.events(.gap) {
      #expect(level(sound, from: gap.onset, to: gap.end) < -100)
    }
    for tone in score.events(.tone, .glide) {
      #expect(level(sound, from: tone.onset, to: tone.end) > -40)
    }
  }

  @Test func `a line sounds on through its marks`() throws {
    let score = try score(of: MinimalChart.daily([1, 4, 2, 8, 5]))
    let sound = score.rendered(.tones)
    let glides = score.events(.glide)
    for glide in glides.dropFirst() {
      #expect(level(sound, from: glide.onset - 0.004, to: glide.onset + 0.004) > -30)
    }
  }

  @Test func `stems add up to the whole`() throws {
    let score = try score(of: MinimalChart.daily([-1, 2, -3, 4], mark: .bar))
    let whole = score.rendered()
    var sum = score.rendered(.tones)
    sum.mix(score.rendered(.context))
    let differences = zip(whole.channels[0], sum.channels[0]).map { abs($0 - $1) }
    #expect((differences.max() ?? 1) < 1e-5)
    #expect(score.rendered(.context).peak > 0.01 && score.rendered(.tones).peak > 0.01)
  }

  @Test func `every mark of constants is heard, and single points are`() throws {
    for spec in [
      MinimalChart.daily([7, 7, 7, 7]), MinimalChart.daily([0]), plot([3], [0], mark: .point),
    ] {
      let score = try score(of: spec)
      let sound = score.rendered(.tones)
      for event in score.data {
        #expect(level(sound, from: event.onset, to: event.end) > -40)
      }
      #expect(!score.data.isEmpty)
    }
  }

  @Test func `a negative value has another sound than a positive one of the same pitch`() throws {
    let below = plot([0, 1], [-5, -5], mark: .point, yDomain: Interval(-10, 0))
    let above = plot([0, 1], [5, 5], mark: .point, yDomain: Interval(0, 10))
    let sounds = try [below, above].map { try score(of: $0).rendered(.tones) }
    let scores = try [below, above].map { try score(of: $0).events(.tone).map(\.startFrequency) }
    #expect(scores[0] == scores[1])
    let difference = zip(sounds[0].channels[0], sounds[1].channels[0]).map { abs($0 - $1) }.max()
    #expect((difference ?? 0) > 0.02)
  }

  @Test func `a chart without marks has a sound`() throws {
    let sound = try score(of: MinimalChart.daily([])).rendered()
    #expect(sound.duration < 1 && sound.peak > 0.05)
  }

  @Test func `another rate is the same score`() throws {
    let score = try score(of: MinimalChart.daily([1, 2]))
    let sound = score.rendered(sampleRate: 44_100)
    #expect(sound.sampleRate == 44_100)
    #expect(abs(sound.duration - score.duration) < 1e-4)
  }
}
