import ChartAudio
import ChartSonification
import Foundation
import Testing

/// The sounds in `audio-samples/` are those that the program makes today; `.ci/audio-samples` makes them
/// anew.
struct AudioSamplesTests {
  @Test func `every sample is whole, nothing else lies there, and all is small`() throws {
    let texts = ["brief.en.spoken.txt", "score.txt"]
    let expected = Sample.all.flatMap { sample in
      (texts + ["chart.flac", "\(sample.name).csv"]).map { "\(sample.name)/\($0)" }
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path)
      .filter { $0.contains("/") }
    #expect(found.sorted() == (expected + ["daily/brief.en.flac"]).sorted())
    let bytes = try found.map { try Data(contentsOf: Sample.folder.appending(path: $0)).count }
    #expect(bytes.reduce(0, +) < 1_500_000)
  }

  @Test(arguments: Sample.all)
  func `the score and the spoken words are those of the table`(sample: Sample) throws {
    #expect(try sample.made("sonify", "--format", "txt") == sample.text("score.txt"))
    #expect(
      try sample.made("speak", "--format", "txt") == sample.text("brief.en.spoken.txt")
    )
  }

  @Test(arguments: Sample.all)
  func `the sound is heard as the score asks for`(sample: Sample) throws {
    let heard = Listener(try sample.sound("chart.flac")).faults(against: try sample.score())
    #expect(heard.sentences.isEmpty)
    #expect(heard.pitches >= 8 && heard.onsets >= 3)
  }

  @Test(arguments: Sample.all)
  func `the sound made again differs by less than anyone hears`(sample: Sample) throws {
    let (there, made) = (try sample.sound("chart.flac"), try sample.madeSound("sonify"))
    #expect(difference(there, made) < -80)
  }

  @Test func `the speech is as long and as loud as speech made again`() throws {
    let sample = try #require(Sample.all.first { $0.name == "daily" })
    let (there, made) = (try sample.sound("brief.en.flac"), try sample.madeSound("speak"))
    // Another release of the voice may take a little more or less time.
    #expect(abs(there.duration / made.duration - 1) < 0.1)
    #expect(there.duration > 5)
    for sound in [there, made] {
      let loudness = try #require(Loudness(of: sound).integrated)
      #expect(abs(loudness + 20) < 0.5 && Decibels(amplitude: sound.truePeak) < -1)
    }
  }

  @Test func `what listens hears a wrong pitch, a late tone, a wrong level and another length`()
    throws
  {
    let sample = try #require(Sample.all.first { $0.name == "daily" })
    let score = try sample.score()
    #expect(
      try planted(in: score) {
        $0.startFrequency? *= 1.007; $0.endFrequency? *= 1.007
      } == ["pitch"]
    )
    #expect(try planted(in: score) { $0.onset += 0.008 }.contains("onset"))
    let quiet = score.rendered().channels.map { $0.map { $0 * 0.9 } }
    #expect(kinds(Listener(AudioBuffer(channels: quiet)).faults(against: score)) == ["level"])
    let short = score.rendered().channels.map { Array($0.dropLast(480)) }
    #expect(kinds(Listener(AudioBuffer(channels: short)).faults(against: score)) == ["lasts"])
    #expect(difference(AudioBuffer(channels: quiet), score.rendered()) > -80)
  }

  /// What is heard of a score whose tenth event was changed: the first word of each sentence.
  private func planted(in score: Score, _ change: (inout ScoreEvent) -> Void) throws -> [String] {
    var changed = score
    change(&changed.events[10])
    return kinds(Listener(changed.rendered()).faults(against: score))
  }

  private func kinds(_ heard: (sentences: [String], pitches: Int, onsets: Int)) -> [String] {
    heard.sentences.map { String($0.prefix { $0 != " " }) }
  }

  /// The largest difference of two sounds in decibels of full scale; infinite if one is longer.
  private func difference(_ one: AudioBuffer, _ other: AudioBuffer) -> Double {
    guard one.frameCount == other.frameCount, one.channels.count == other.channels.count else {
      return .infinity
    }
    let differences = zip(one.channels.joined(), other.channels.joined()).map { abs($0 - $1) }
    return Decibels(amplitude: Double(differences.max() ?? 0)).value
  }
}
