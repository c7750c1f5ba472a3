/// How long a text takes to say at 175 words a minute, without asking a voice.
///
/// A sum over the signs of a text, by kind: what a voice takes for each was measured (``Pace``). Without a
/// voice, or with one that was not measured, the seconds are those fitted by least squares to 84
/// descriptions of 5 to 60 seconds that espeak-ng 1.51 spoke in English, Korean and Chinese, 5 % off in the
/// mean and 16 % at most; kana are taken at the 7.5 morae a second of read Japanese, as no voice here reads
/// it, and letters of other scripts count as Latin ones.
public enum SpeakingTime {
  /// The seconds that a voice takes for each kind of sign: `pace` in `locales/speech/<voice>.json`.
  ///
  /// Fitted by least squares of the relative error, without the worst 3 %, to some 220 brief descriptions
  /// of 4 seconds and more in each language, that espeak-ng 1.51 spoke: each once as it is read, with
  /// digits, and once as it is given to the voice. In the mean they are 5 to 7 % off.
  public struct Pace: Sendable, Equatable {
    /// A letter of the language's own script.
    public let letter: Double

    /// A Latin letter.
    public let latin: Double

    /// A digit of any script.
    public let digit: Double

    /// A comma, a full stop, a bracket and the like.
    public let mark: Double

    /// The part of the true time by which all but 5 % of texts are off at most.
    public let error: Double
  }

  /// The seconds that a text takes, said by a voice or by one that is not known.
  public static func seconds(of text: String, by voice: VoiceProfile? = nil) -> Double {
    let pace = voice?.pace
    return text.unicodeScalars.reduce(0) { $0 + seconds(of: $1, at: pace) }
  }

  /// The seconds that one sign takes.
  package static func seconds(of scalar: Unicode.Scalar, at pace: Pace? = nil) -> Double {
    guard let pace else { return unmeasured(scalar) }
    switch scalar.value {
    // Most signs are not looked up.
    case 0x41...0x5A, 0x61...0x7A: return pace.latin
    case 0x30...0x39: return pace.digit
    case ..<0x80: return marks.contains(scalar) ? pace.mark : 0
    default:
      if marks.contains(scalar) { return pace.mark }
      if scalar.properties.numericType == .decimal { return pace.digit }
      guard scalar.properties.isAlphabetic else { return 0 }
      let isLatin = scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
      return isLatin ? pace.latin : pace.letter
    }
  }

  private static func unmeasured(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    // Letters of ASCII, so that most signs are not looked up.
    case 0x41...0x5A, 0x61...0x7A: 0.073
    case 0x30...0x39: 0.358
    case 0x3041...0x30FF: 0.133
    case 0xAC00...0xD7A3: 0.166
    case _ where scalar.properties.isIdeographic: 0.247
    case _ where scalar.properties.isAlphabetic: 0.073
    case _ where pauses.contains(scalar): 0.131
    default: 0
    }
  }

  private static let pauses = Set(",;:.()、。，；：（）؛،".unicodeScalars)
  private static let marks = pauses.union("।۔؟?!！？".unicodeScalars)
}
