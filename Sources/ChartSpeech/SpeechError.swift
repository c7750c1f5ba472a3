/// Why a text could not be spoken.
public enum SpeechError: Error, Sendable, Equatable {
  /// espeak-ng itself is not installed.
  case libraryMissing

  /// espeak-ng's data are not there: in the given folder, or, with nil, where it was installed.
  case dataMissing(folder: String?)

  /// No voice has this name.
  case unknownVoice(String)

  /// The voice speaks the language but cannot read its script without readings, Japanese in kanji.
  case readingsMissing(locale: String, found: String)

  /// The voice says nothing for this: digits in Hebrew.
  case unreadable(voice: String, found: String)

  /// The rate is outside ``SpeechEngine/rates``.
  case rateNotAllowed(Int)

  /// The task that asked was cancelled.
  case cancelled

  /// The library failed with a number of its own.
  case failed(code: Int)

  /// The child process could not be started, or ended without an answer.
  case childFailed
}

extension SpeechError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .libraryMissing: "speech needs espeak-ng; install the package libespeak-ng1"
    case .dataMissing(nil):
      "speech needs the data of espeak-ng; install the package espeak-ng-data"
    case .dataMissing(let folder?):
      "found no data of espeak-ng in '\(folder)'; expected the folder 'espeak-ng-data'"
    case .unknownVoice(let voice): "found no voice '\(voice)'; 'espeak-ng --voices' lists them"
    case .readingsMissing(let locale, let found):
      "speech in '\(locale)' needs readings for characters such as '\(found)', "
        + "which it does not have yet"
    case .unreadable(let voice, let found): "the voice '\(voice)' cannot read '\(found)'"
    case .rateNotAllowed(let rate):
      "found a rate of \(rate) words a minute; expected \(SpeechEngine.rates.lowerBound) to "
        + "\(SpeechEngine.rates.upperBound)"
    case .cancelled: "speaking was cancelled"
    case .failed(let code): "espeak-ng failed with its error \(code)"
    case .childFailed: "the process that speaks ended without an answer"
    }
  }
}
