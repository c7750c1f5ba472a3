/// Why sound could not be played.
public enum PlaybackError: Error, Sendable, Equatable {
  /// No sound device is there, or no sound server answers.
  case noDevice

  /// Another program has the device to itself.
  case deviceBusy

  /// The device takes no sound of this kind.
  case formatNotTaken(channels: Int, sampleRate: Int)

  /// The device went away, or failed with the system's error number, while it played.
  case deviceFailed(code: Int)
}

extension PlaybackError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .noDevice: "found no sound device; write the sound to a file instead"
    case .deviceBusy: "the sound device is in use by another program"
    case .formatNotTaken(let channels, let sampleRate):
      "the sound device takes no sound of \(channels) channels at \(sampleRate) samples a second"
    case .deviceFailed(let code): "the sound device failed with the system's error \(code)"
    }
  }
}
