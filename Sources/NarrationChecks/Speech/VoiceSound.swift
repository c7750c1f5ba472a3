import ChartSpeech

/// What a voice makes of texts, each text asked for once.
final class VoiceSound {
  let voice: String
  private var known: [String: [String]] = [:]

  init(voice: String) {
    self.voice = voice
  }

  /// Whether the voice can be used at all; the reason if not.
  var fault: SpeechError? {
    do throws(SpeechError) {
      _ = try SpeechEngine.shared.phonemes(of: "1", voice: voice)
      return nil
    } catch {
      return error
    }
  }

  /// The phonemes of a text, a clause in each element.
  func clauses(_ text: String) -> [String] {
    if let clauses = known[text] { return clauses }
    let clauses = (try? SpeechEngine.shared.phonemes(of: text, voice: voice)) ?? []
    known[text] = clauses
    return clauses
  }

  /// The phonemes of a text without stress, pauses and the marks of clauses.
  func sound(_ text: String) -> String {
    clauses(text).joined().filter { !"',_!|-=%: ~;?\n".contains($0) }
  }

  /// Whether another language's voice takes over within a text.
  func switchesLanguage(_ text: String) -> Bool {
    let phonemes = clauses(text).joined()
    return phonemes.contains("(en") && !voice.hasPrefix("en")
  }

  /// The seconds that the voice takes at its usual rate.
  func seconds(_ text: String) -> Double? {
    (try? SpeechEngine.shared.sayWaiting(text, voice: voice))?.duration
  }

  /// How alike two sounds are, 0...1: one less the share of phonemes to be changed.
  ///
  /// - Complexity: O(n · m) in the lengths.
  static func likeness(_ left: String, _ right: String) -> Double {
    let (left, right) = (Array(left), Array(right))
    guard !left.isEmpty, !right.isEmpty else { return left.count == right.count ? 1 : 0 }
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let changed = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return 1 - Double(row[right.count]) / Double(max(left.count, right.count))
  }
}
