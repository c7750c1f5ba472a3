import Foundation

/// The Swift source that holds the pages of all checks, made from `locales/checks/<ID>.md`, and the
/// registry of locales.
///
/// A page whose first line is not `# <ID>: <title>`, with the id of its file, fails the build.
struct EmbeddedPages {
  /// What is wrong with the files, one line each, in order of the files.
  private(set) var faults: [String] = []
  /// The Swift source; not to be used if there are faults.
  private(set) var text = ""

  init(localesAt locales: URL) throws {
    let folder = locales.appending(path: "checks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()
    var ids: [String] = []
    var cases = ""
    for name in names {
      let file = folder.appending(path: name)
      let id = String(name.dropLast(3))
      let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let first = page.prefix { $0 != "\n" }
      guard first.hasPrefix("# \(id): "), first.count > id.count + 4 else {
        faults.append("\(file.path):1:1: error: found '\(first)', expected '# \(id): <title>'")
        continue
      }
      ids.append(id)
      cases += "    case \"\(id)\": \"\(EmbeddedSource.escaped(page))\"\n"
    }
    let registry = try Data(contentsOf: locales.appending(path: "registry.json"))
    text = """
      // Written by CatalogueEmbedder from locales/; not to be edited.
      enum EmbeddedRegistry {
        static let text: StaticString =
          "\(EmbeddedSource.escaped(String(decoding: registry, as: UTF8.self)))"
      }

      enum EmbeddedPages {
        static let ids: [String] = [\(ids.map { "\"\($0)\"" }.joined(separator: ", "))]

        static func text(of id: String) -> StaticString? {
          switch id {
      \(cases)    default: nil
          }
        }
      }

      """
  }
}
