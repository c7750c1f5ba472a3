import Foundation

/// The Swift source that holds the profiles of all voices, made from `locales/speech/*.json`.
///
/// What is wrong with a file fails the build: a key that is not known, a value of another kind, a
/// `voice` that is not the file's name, two voices for one locale.
struct EmbeddedVoices {
  /// What a file may say; see `VoiceProfile` for what it means.
  private struct Profile: Decodable {
    struct Context: Decodable {
      let after: [String]?
      let before: [String]?
      let digits: Int?
      let below: Double?
      let rules: String
    }

    struct Pace: Decodable {
      let letter: Double
      let latin: Double?
      let digit: Double
      let mark: Double
      let error: Double
    }

    let voice: String
    let locale: String
    let otherLocales: [String]?
    let numbers: String
    let rules: String?
    let wordsFrom: Double?
    let wordsBelow: Double?
    let spelling: [String]?
    let years: String?
    let yearAlone: String?
    let dates: [[String]]?
    let keepsZeros: Bool?
    let pause: String?
    let contexts: [Context]?
    let replacements: [[String]]?
    let unreadable: [String]?
    let pace: Pace?
  }

  private static let keys: Set<String> = [
    "voice", "locale", "otherLocales", "numbers", "rules", "wordsFrom", "wordsBelow", "spelling",
    "years", "yearAlone", "dates", "keepsZeros", "pause", "contexts", "replacements", "unreadable",
    "pace",
  ]

  /// What is wrong with the files, one line each, in order of the files.
  private(set) var faults: [String] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt locales: URL) throws {
    let folder = locales.appending(path: "speech")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    var profiles: [Profile] = []
    for name in names {
      let file = folder.appending(path: name)
      do {
        let profile = try Self.profile(in: file)
        guard !profiles.contains(where: { $0.locale == profile.locale }) else {
          throw Fault("a second voice for '\(profile.locale)'")
        }
        profiles.append(profile)
      } catch {
        faults.append("\(file.path):1:1: error: \(error)")
      }
    }
    text = """

      extension VoiceProfile {
        static let embedded: [VoiceProfile] = [
      \(profiles.map { "    \(Self.source($0)),\n" }.joined())  ]
      }

      """
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  private static func profile(in file: URL) throws -> Profile {
    let data = try Data(contentsOf: file)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    for key in object.keys.sorted() where !keys.contains(key) {
      throw Fault("found the key '\(key)', expected one of \(keys.sorted())")
    }
    let profile = try JSONDecoder().decode(Profile.self, from: data)
    guard "\(profile.voice).json" == file.lastPathComponent else {
      throw Fault("found the voice '\(profile.voice)', expected the file's name")
    }
    guard ["digits", "words"].contains(profile.numbers) else {
      throw Fault("found numbers '\(profile.numbers)', expected 'digits' or 'words'")
    }
    let replacements = (profile.replacements ?? []) + (profile.dates ?? [])
    guard replacements.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else {
      throw Fault("found a replacement that is no pair")
    }
    guard profile.pause.map({ [",", "،", "，", "、"].contains($0) }) ?? true else {
      throw Fault("found the pause '\(profile.pause ?? "")', expected one of , ، ， 、")
    }
    for name in profile.unreadable ?? [] where !["digits", "Han", "Hebrew"].contains(name) {
      throw Fault("found the script '\(name)', expected 'digits', 'Han' or 'Hebrew'")
    }
    if let pace = profile.pace {
      let seconds = [pace.letter, pace.latin ?? pace.letter, pace.digit, pace.mark]
      guard seconds.allSatisfy({ $0 > 0 && $0 < 2 }), pace.error > 0, pace.error < 1 else {
        throw Fault(
          "found a pace that no voice has; expected seconds of a sign, and an error below 1"
        )
      }
    }
    return profile
  }

  private static func source(_ profile: Profile) -> String {
    let contexts = (profile.contexts ?? []).map { context in
      "Context(after: \(list(context.after ?? [])), before: \(list(context.before ?? [])), digits: \(optional(context.digits)), "
        + "below: \(optional(context.below)), rules: \(literal(context.rules)))"
    }
    let spelling = profile.spelling.map { literal($0.joined(separator: "\n")) } ?? "nil"
    return """
      VoiceProfile(voice: \(literal(profile.voice)), locale: \(literal(profile.locale)), \
      otherLocales: \(list(profile.otherLocales ?? [])), numbers: .\(profile.numbers), \
      rules: \(profile.rules.map(literal) ?? "nil"), wordsFrom: \(profile.wordsFrom ?? 0), \
      wordsBelow: \(profile.wordsBelow ?? 1e15), spelling: \(spelling), \
      years: \(profile.years.map(literal) ?? "nil"), \
      yearAlone: \(profile.yearAlone.map(literal) ?? "nil"), dates: \(pairs(profile.dates)), \
      keepsZeros: \(profile.keepsZeros ?? false), pause: \(literal(profile.pause ?? ",")), \
      contexts: [\(contexts.joined(separator: ", "))], \
      replacements: \(pairs(profile.replacements)), \
      unreadable: \(list(profile.unreadable ?? [])), \
      pace: \(profile.pace.map(source) ?? "nil"))
      """
  }

  private static func source(_ pace: Profile.Pace) -> String {
    "SpeakingTime.Pace(letter: \(pace.letter), latin: \(pace.latin ?? pace.letter), "
      + "digit: \(pace.digit), mark: \(pace.mark), error: \(pace.error))"
  }

  private static func pairs(_ replacements: [[String]]?) -> String {
    let pairs = (replacements ?? []).map { pair in
      "Replacement(\(literal(pair[0])), by: \(literal(pair[1])))"
    }
    return "[\(pairs.joined(separator: ", "))]"
  }

  private static func optional(_ value: (some CustomStringConvertible)?) -> String {
    value.map(\.description) ?? "nil"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(literal).joined(separator: ", "))]"
  }

  private static func literal(_ text: String) -> String { "\"\(EmbeddedSource.escaped(text))\"" }
}
