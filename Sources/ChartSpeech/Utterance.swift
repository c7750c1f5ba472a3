/// A text as sound, with the moment at which each word begins.
public struct Utterance: Sendable, Equatable {
  /// When one word begins.
  public struct WordTiming: Sendable, Equatable {
    /// Seconds from the first sample.
    public var start: Double

    /// The word's place in the text, in Unicode scalars from 0; within the text, never empty.
    public var range: Range<Int>

    /// Makes a timing.
    public init(start: Double, range: Range<Int>) {
      self.start = start
      self.range = range
    }
  }

  /// One channel, -1..<1, each a multiple of 1/32768.
  public var samples: [Float]

  /// Samples a second.
  public var sampleRate: Int

  /// The words, in order of both time and place, no two overlapping.
  ///
  /// A word is what the voice takes for one; a number is one word.
  public var words: [WordTiming]

  /// Makes an utterance.
  public init(samples: [Float], sampleRate: Int, words: [WordTiming]) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.words = words
  }

  /// How long it takes, in seconds.
  public var duration: Double {
    sampleRate > 0 ? Double(samples.count) / Double(sampleRate) : 0
  }
}
