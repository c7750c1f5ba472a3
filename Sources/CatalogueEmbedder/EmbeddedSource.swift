import Foundation

/// The Swift source that holds the messages of all locales, and what is wrong with them.
///
/// The source declares `EmbeddedCatalogues` with the sorted tags and, for each, one literal:
/// `id`, U+001F, message, U+001E, and so on, sorted by id, so that starting needs no JSON.
struct EmbeddedSource {
  /// The faults of all files, in order of tag and file.
  private(set) var faults: [CatalogueError] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt folder: URL) throws {
    let tags = try Self.names(in: folder).filter {
      (try? Self.names(in: folder.appending(path: $0)))?.contains { $0.hasSuffix(".arb") } == true
    }
    var cases = ""
    for tag in tags {
      let messages = try messages(of: tag, in: folder.appending(path: tag))
      cases += "    case \"\(tag)\": \"\(Self.escaped(Self.flattened(messages)))\"\n"
    }
    text = """
      // Written by CatalogueEmbedder from locales/; not to be edited.
      enum EmbeddedCatalogues {
        static let tags: [String] = [\(tags.map { "\"\($0)\"" }.joined(separator: ", "))]

        static func messages(of tag: String) -> StaticString? {
          switch tag {
      \(cases)    default: nil
          }
        }
      }

      """
  }

  private mutating func messages(of tag: String, in folder: URL) throws -> [String: String] {
    var messages: [String: String] = [:]
    for name in try Self.names(in: folder) where name.hasSuffix(".arb") {
      let file = folder.appending(path: name)
      let bytes = [UInt8](try Data(contentsOf: file))
      do throws(CatalogueError) {
        let catalogue = try CatalogueFile(strictly: bytes)
        try catalogue.checkLocale(isNamed: tag)
        try catalogue.checkMessages()
        for entry in catalogue.entries {
          guard messages.updateValue(entry.text, forKey: entry.id) == nil else {
            throw catalogue.error(.duplicateKey(entry.id), at: entry.keyRange.lower)
          }
        }
      } catch {
        faults.append(error.inFile(file.path))
      }
    }
    return messages
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func flattened(_ messages: [String: String]) -> String {
    messages.sorted { $0.key < $1.key }
      .map { "\($0.key)\u{1F}\($0.value)" }.joined(separator: "\u{1E}")
  }

  /// A text as it stands within a Swift literal, in ASCII.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }
}
