import Foundation

/// The Swift source that holds the glossaries' nouns with their genders, made from
/// `locales/<tag>/glossary.json`.
///
/// What is wrong with a file fails the build: another shape, or a gender that is not known.
struct EmbeddedGlossaries {
  /// What is read of a file; the rest is for translators and for checks.
  private struct File: Decodable {
    struct Term: Decodable {
      let forms: [String]
      let gender: String?
    }

    let terms: [String: Term]
  }

  private static let genders: Set<String> = ["masculine", "feminine", "neuter", "common"]

  /// What is wrong with the files, one line each, in order of the files.
  private(set) var faults: [String] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt locales: URL) throws {
    let tags = try FileManager.default.contentsOfDirectory(atPath: locales.path).sorted()
    var cases = ""
    for tag in tags {
      let file = locales.appending(path: tag).appending(path: "glossary.json")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      do {
        let terms = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).terms
        for (id, term) in terms.sorted(by: { $0.key < $1.key }) {
          guard let gender = term.gender, !Self.genders.contains(gender) else { continue }
          faults.append("\(file.path):1:1: error: the gender '\(gender)' of '\(id)' is not known")
        }
        cases += "    case \"\(tag)\": \"\(EmbeddedSource.escaped(Self.flattened(terms)))\"\n"
      } catch {
        faults.append("\(file.path):1:1: error: \(error)")
      }
    }
    text = """

      enum EmbeddedGlossaries {
        static func names(of tag: String) -> StaticString? {
          switch tag {
      \(cases)    default: nil
          }
        }
      }

      """
  }

  /// The dictionary form, U+001F, gender, U+001E, and so on, sorted.
  private static func flattened(_ terms: [String: File.Term]) -> String {
    terms.values.compactMap { term in
      term.gender.flatMap { gender in term.forms.first.map { "\($0)\u{1F}\(gender)" } }
    }.sorted().joined(separator: "\u{1E}")
  }
}
