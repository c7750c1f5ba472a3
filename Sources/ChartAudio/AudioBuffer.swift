/// Samples of one or more channels at one rate, nominally −1...1.
///
/// Planar: synthesis and filters run through a channel at a time, and only files want channels
/// side by side. Samples beyond ±1 are kept until they are limited or written.
public struct AudioBuffer: Sendable, Equatable {
  /// The rate of a buffer unless told otherwise: what players and Opus run at.
  public static let standardRate: Hertz = 48_000

  /// Samples a second in each channel.
  public let sampleRate: Hertz

  /// The samples, channel by channel, all of one length: left and right for a stereo buffer.
  public private(set) var channels: [[Float]]

  /// Takes samples as they are; every channel must have the same length.
  public init(channels: [[Float]], sampleRate: Hertz = AudioBuffer.standardRate) {
    precondition(
      Set(channels.map(\.count)).count <= 1,
      "the channels of a buffer have one length"
    )
    self.channels = channels
    self.sampleRate = sampleRate
  }

  /// Makes silence of so many frames.
  public init(
    frameCount: Int,
    channelCount: Int = 2,
    sampleRate: Hertz = AudioBuffer.standardRate
  ) {
    channels = Array(
      repeating: [Float](repeating: 0, count: max(frameCount, 0)),
      count: channelCount
    )
    self.sampleRate = sampleRate
  }

  /// Makes silence of some duration, rounded to whole frames.
  public init(
    silence duration: Seconds,
    channelCount: Int = 2,
    sampleRate: Hertz = AudioBuffer.standardRate
  ) {
    let frames = Int((max(duration, 0) * sampleRate).rounded())
    self.init(frameCount: frames, channelCount: channelCount, sampleRate: sampleRate)
  }

  /// How many samples each channel has.
  public var frameCount: Int { channels.first?.count ?? 0 }

  /// How long it sounds.
  public var duration: Seconds { Double(frameCount) / sampleRate }

  /// The largest magnitude of a sample in any channel; 0 without samples.
  public var peak: Float {
    channels.reduce(0) { peak, channel in
      channel.withUnsafeBufferPointer { samples in
        var largest = peak
        for sample in samples where abs(sample) > largest { largest = abs(sample) }
        return largest
      }
    }
  }

  /// Gives the samples of one channel to a closure that may change them.
  mutating func withChannel(_ index: Int, _ body: (UnsafeMutableBufferPointer<Float>) -> Void) {
    channels[index].withUnsafeMutableBufferPointer { body($0) }
  }
}
