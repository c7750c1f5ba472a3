import Synchronization

/// Plays sound on the device of the system, and can be asked to stop.
///
/// ```
///  writing ahead of what is heard: 35 ms at most      stop()
///  ├──────────────────────────────────────────────────┤╲ 10 ms of fading
///                                                       ╲______
/// ```
/// Nothing is printed, whatever the device's library would have to say.
public final class Playback: Sendable {
  /// How playing ended.
  public enum Ending: Sendable, Equatable {
    /// All was heard.
    case finished
    /// It was asked to stop, and faded out.
    case stopped
  }

  private let device: String
  private let latency: Double
  private let isStopping = Atomic(false)

  /// Makes a player for a device by ALSA's name; `default` is what the person has chosen.
  ///
  /// `latency` is how far ahead of what is heard is written, in seconds, 0.005...2: a stop takes that
  /// long and the fading, and a machine that is busy for longer leaves a gap.
  public init(device: String = "default", latency: Double = 0.035) {
    self.device = device
    self.latency = latency
  }

  /// Ends what plays now, faded out within 50 ms, and all that is to be played later.
  ///
  /// Returns at once. Safe from any thread and from a signal's handler: it sets one flag.
  public func stop() {
    isStopping.store(true, ordering: .relaxed)
  }

  /// Plays 16-bit samples and waits until they are heard.
  ///
  /// `samples` hold the channels of the first moment, then those of the second, and so on; a moment
  /// that is not whole is left out. `sampleRate` is in moments a second.
  public func play(
    _ samples: [Int16],
    channels: Int,
    sampleRate: Int
  ) throws(PlaybackError) -> Ending {
    try playAny(samples, channels, sampleRate)
  }

  /// As for 16-bit samples, with samples of -1...1, which the device rounds itself.
  public func play(
    _ samples: [Float],
    channels: Int,
    sampleRate: Int
  ) throws(PlaybackError) -> Ending {
    try playAny(samples, channels, sampleRate)
  }

  private func playAny<Sample: PlayableSample>(
    _ samples: [Sample],
    _ channels: Int,
    _ sampleRate: Int
  ) throws(PlaybackError) -> Ending {
    let stream = try DeviceStream<Sample>(
      device,
      channels: channels,
      sampleRate: sampleRate,
      latency: latency
    )
    defer { stream.close() }
    let end = samples.count / channels
    var moment = 0
    while moment < end {
      if isStopping.load(ordering: .relaxed) {
        try stream.fadeOut(samples, from: moment, to: end)
        return .stopped
      }
      moment += try stream.write(samples, from: moment, to: end)
    }
    stream.drain()
    return .finished
  }
}
