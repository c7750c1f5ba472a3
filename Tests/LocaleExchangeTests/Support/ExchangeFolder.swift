import Foundation
import LocaleExchange

/// A folder of catalogues that a test makes, removed with the value.
final class ExchangeFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "exchange-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A folder with English and one other language, their messages in order.
  convenience init(
    _ source: [(String, String)],
    _ target: [(String, String)],
    in tag: String = "de"
  ) throws {
    try self.init()
    try write(Self.catalogue("en", source), to: "en/narration.arb")
    if !target.isEmpty { try write(Self.catalogue(tag, target), to: "\(tag)/narration.arb") }
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path).appending(path: name), encoding: .utf8)
  }

  func exported(_ format: ExchangeFormat, _ tag: String = "de") throws -> String {
    let document = try CatalogueFolder(at: path).document(for: tag)
    return String(decoding: try document.bytes(as: format), as: UTF8.self)
  }

  func imported(_ text: String, isForced: Bool = false) throws -> LocaleImport {
    try LocaleImport(Array(text.utf8), into: CatalogueFolder(at: path), isForced: isForced)
  }

  /// The one outcome of a file of one unit.
  func result(_ text: String, isForced: Bool = false) throws -> LocaleImport.Result? {
    let outcomes = try imported(text, isForced: isForced).outcomes
    return outcomes.count == 1 ? outcomes[0].result : nil
  }

  private static func catalogue(_ tag: String, _ messages: [(String, String)]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let lines = try messages.map {
      "  \"\($0.0)\": \(String(decoding: try encoder.encode($0.1), as: UTF8.self))"
    }
    return "{\n  \"@@locale\": \"\(tag)\",\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

/// The locales of this package, each with its tag.
enum OwnLocales {
  static let path = packageRootPath + "/locales"

  static let tags: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter {
      $0 != "en" && FileManager.default.fileExists(atPath: "\(path)/\($0)/narration.arb")
    }
  }()
}
