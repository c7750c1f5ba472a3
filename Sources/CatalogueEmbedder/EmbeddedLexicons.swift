import Foundation

/// The Swift source that holds the lexicons of all locales, made from `locales/<tag>/lexicon.json`.
///
/// What is wrong with a file fails the build: a key that is not known, a word that stands twice in a
/// section, an empty word.
struct EmbeddedLexicons {
  /// What a file says; see `Lexicon` for what it means.
  private struct File: Decodable {
    let words: [String: [String]]
    let multipliers: [String: Double]
    let numbers: [String: Double]
    let percents: [String]
    let minus: [String]
    let counters: [String]
  }

  private static let keys: Set<String> = [
    "words", "multipliers", "numbers", "percents", "minus", "counters",
  ]

  /// What is wrong with the files, one line each, in order of the files.
  private(set) var faults: [String] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt locales: URL) throws {
    let tags = try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted()
    var cases = ""
    for tag in tags {
      let file = locales.appending(path: tag).appending(path: "lexicon.json")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      do {
        let flattened = Self.flattened(try Self.content(of: file))
        cases += "    case \"\(tag)\": \"\(EmbeddedSource.escaped(flattened))\"\n"
      } catch {
        faults.append("\(file.path):1:1: error: \(error)")
      }
    }
    text = """

      enum EmbeddedLexicons {
        static func text(of tag: String) -> StaticString? {
          switch tag {
      \(cases)    default: nil
          }
        }
      }

      """
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  private static func content(of file: URL) throws -> File {
    let data = try Data(contentsOf: file)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    for key in object.keys.sorted() where !keys.contains(key) {
      throw Fault("found the key '\(key)', expected one of \(keys.sorted())")
    }
    let content = try JSONDecoder().decode(File.self, from: data)
    for (section, words) in content.words.sorted(by: { $0.key < $1.key }) {
      guard Set(words).count == words.count, !words.contains("") else {
        throw Fault("found an empty word or one word twice in '\(section)'")
      }
    }
    return content
  }

  /// `section`, U+001F, words with U+001D between them, U+001E, and so on, sorted by section; a word
  /// with a number is word, U+001C, number.
  private static func flattened(_ file: File) -> String {
    var sections: [(String, [String])] = file.words.map { ("word-\($0.key)", $0.value) }
    let numbered = { (words: [String: Double]) in
      words.sorted { $0.key < $1.key }.map { "\($0.key)\u{1C}\($0.value)" }
    }
    sections.append(("multipliers", numbered(file.multipliers)))
    sections.append(("numbers", numbered(file.numbers)))
    sections.append(("percents", file.percents))
    sections.append(("minus", file.minus))
    sections.append(("counters", file.counters))
    return sections.sorted { $0.0 < $1.0 }
      .map { "\($0.0)\u{1F}\($0.1.joined(separator: "\u{1D}"))" }.joined(separator: "\u{1E}")
  }
}
