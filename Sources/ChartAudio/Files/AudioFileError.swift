/// Why a sound could not be written, each with what the library says.
public enum AudioFileError: Error, Equatable, CustomStringConvertible {
  /// The library refuses this number of channels or this rate in the format.
  case unsupported(AudioFileFormat, channelCount: Int, sampleRate: Double)

  /// A library that sound needs is not installed: the name of its package.
  case libraryMissing(package: String)

  /// The file could not be begun.
  case opening(String)

  /// The samples could not be written: the device is full, say.
  case writing(String)

  /// The sound could not be brought to another rate.
  case resampling(String)

  /// One sentence: what was found.
  public var description: String {
    switch self {
    case .unsupported(let format, let channelCount, let sampleRate):
      "\(format.rawValue) files cannot hold \(channelCount) channels at \(sampleRate) hertz"
    case .libraryMissing(let package): "sound needs a library; install the package \(package)"
    case .opening(let reason): "the sound file could not be begun: \(reason)"
    case .writing(let reason): "the sound could not be written: \(reason)"
    case .resampling(let reason): "the sound could not be resampled: \(reason)"
    }
  }
}
