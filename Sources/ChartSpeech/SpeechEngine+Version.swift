import CEspeakNG

extension SpeechEngine {
  /// The version of espeak-ng that is installed: `1.51`; nil without it.
  public static var libraryVersion: String? {
    guard cespeak_is_there() != 0, let version = cespeak_version() else { return nil }
    return String(cString: version).split(separator: " ").first.map(String.init)
  }
}
