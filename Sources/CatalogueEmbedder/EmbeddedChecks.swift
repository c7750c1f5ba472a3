import Foundation

/// The Swift source that holds the words that checks look for, made from
/// `locales/checks/words/<tag>.json` (see `CheckWords` for what they mean), and the sample into which
/// defects are planted, made from `locales/checks/sample`.
///
/// A file of words that is no object, or has a key that is not known, fails the build.
struct EmbeddedChecks {
  private static let keys: Set<String> = [
    "agreeing", "agreeingPrefixes", "counted", "avoided", "repeatable", "doublesWords",
    "foreignCharacters", "telltale", "homographs",
  ]

  /// What is wrong with the files, one line each, in order of the files.
  private(set) var faults: [String] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt locales: URL) throws {
    let folder = locales.appending(path: "checks/words")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    var cases = ""
    for name in names {
      let file = folder.appending(path: name)
      let data = try Data(contentsOf: file)
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let object else {
        faults.append("\(file.path):1:1: error: found no JSON object, expected one")
        continue
      }
      for key in object.keys.sorted() where !Self.keys.contains(key) {
        faults.append(
          "\(file.path):1:1: error: found the key '\(key)', expected one of \(Self.keys.sorted())"
        )
      }
      let content = EmbeddedSource.escaped(String(decoding: data, as: UTF8.self))
      cases += "    case \"\(name.dropLast(5))\": \"\(content)\"\n"
    }
    let samples = try Self.samples(in: locales.appending(path: "checks/sample"))
    text = """

      enum EmbeddedChecks {
        static func text(of tag: String) -> StaticString? {
          switch tag {
      \(cases)    default: nil
          }
        }

        static let sample: [(path: String, text: StaticString)] = [
      \(samples)  ]
      }

      """
  }

  /// The files of the sample with their paths, sorted.
  private static func samples(in folder: URL) throws -> String {
    var paths: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let inner = folder.appending(path: name).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: inner)) ?? []
      paths += files.isEmpty ? [name] : files.map { "\(name)/\($0)" }
    }
    return try paths.filter { $0.hasSuffix(".json") || $0.hasSuffix(".arb") }.sorted().map { path in
      let text = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
      return "    (\"\(path)\", \"\(EmbeddedSource.escaped(text))\"),\n"
    }.joined()
  }
}
