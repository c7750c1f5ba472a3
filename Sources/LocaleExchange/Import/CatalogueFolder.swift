import ChartLocalization

/// A folder of catalogues, `<tag>/<name>.arb`, ours or a user's.
public struct CatalogueFolder: Sendable {
  /// Gives a short digest of a text, which a translation keeps (`x-source`) to see that its source has
  /// changed.
  public typealias Digest = @Sendable (String) -> String

  /// One catalogue file.
  struct File: Sendable {
    let name: String
    let path: String
    let catalogue: CatalogueFile
  }

  /// The folder's path.
  public let path: String
  /// The tag of the language that is translated from: what the registry says, or `en`.
  public let sourceLocale: String
  private let registry: JSONNode?
  let digest: Digest?

  /// Opens a folder; `source` goes before what its `registry.json` says.
  ///
  /// Throws ``ExchangeError`` where the folder is none or its registry is no JSON.
  public init(
    at path: String,
    source: String? = nil,
    digest: Digest? = nil
  ) throws(ExchangeError) {
    guard let names = FolderReading.names(in: path) else {
      throw ExchangeError(.unreadable, file: path)
    }
    self.path = path
    self.digest = digest
    guard names.contains("registry.json") else {
      registry = nil
      sourceLocale = source ?? "en"
      return
    }
    let file = "\(path)/registry.json"
    guard let bytes = FolderReading.bytes(ofFile: file) else {
      throw ExchangeError(.unreadable, file: file)
    }
    do throws(CatalogueError) {
      registry = try JSONNode(parsing: bytes)
    } catch {
      throw ExchangeError(.catalogue(error), file: file, at: error.position)
    }
    sourceLocale = source ?? registry?["source"]?.string ?? "en"
  }

  /// All messages of a locale beside the source's, for a translator.
  ///
  /// A locale that has no catalogue yet has no translations. Throws ``ExchangeError`` where there is no
  /// catalogue of the source, or a file cannot be read as JSON.
  public func document(for tag: String) throws(ExchangeError) -> ExchangeDocument {
    let tag = spelling(of: LocaleTag(tag)?.description ?? tag)
    let sources = try sourceFiles()
    let targets = try files(of: tag)
    var messages: [String: (text: String, digest: String?)] = [:]
    for file in targets {
      let digests = Dictionary(
        file.catalogue.metadata.map { ($0.id, $0.sourceDigest) },
        uniquingKeysWith: { first, _ in first }
      )
      // What is marked so holds the text of the source.
      let untranslated = Set(file.catalogue.metadata.filter(\.isUntranslated).map(\.id))
      for entry in file.catalogue.entries
      where entry.isText && messages[entry.id] == nil && !untranslated.contains(entry.id) {
        messages[entry.id] = (entry.text, digests[entry.id] ?? nil)
      }
    }
    let state: ExchangeUnit.State = status(of: tag) == "reviewed" ? .reviewed : .translated
    var units: [ExchangeUnit] = []
    var ids: Set<String> = []
    for file in sources {
      let metadata = Dictionary(
        file.catalogue.metadata.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for entry in file.catalogue.entries where entry.isText && ids.insert(entry.id).inserted {
        let target = messages[entry.id]
        let isOutdated = target?.digest.map { known in
          digest.map { $0(entry.text) != known.lowercased() } ?? false
        }
        let placeholders = metadata[entry.id]?.placeholders ?? []
        units.append(
          ExchangeUnit(
            id: entry.id,
            file: file.name,
            source: entry.text,
            target: target?.text,
            state: isOutdated == true ? .outdated : state,
            note: metadata[entry.id]?.description,
            examples: Dictionary(
              placeholders.compactMap { known in known.example.map { (known.name, $0) } },
              uniquingKeysWith: { first, _ in first }
            )
          )
        )
      }
    }
    return ExchangeDocument(sourceLocale: sourceLocale, targetLocale: tag, units: units)
  }

  /// The files of the source; there is at least one.
  func sourceFiles() throws(ExchangeError) -> [File] {
    let files = try files(of: sourceLocale)
    guard !files.isEmpty else { throw ExchangeError(.missingLocale(sourceLocale), file: path) }
    return files
  }

  /// The catalogue files of a locale, sorted by name; none where it has no folder.
  func files(of tag: String) throws(ExchangeError) -> [File] {
    let folder = "\(path)/\(tag)"
    var files: [File] = []
    for name in FolderReading.names(in: folder) ?? [] where name.hasSuffix(".arb") {
      guard let bytes = FolderReading.bytes(ofFile: "\(folder)/\(name)") else {
        throw ExchangeError(.unreadable, file: "\(folder)/\(name)")
      }
      let file = File(name: name, path: "\(folder)/\(name)", catalogue: CatalogueFile(bytes))
      try Self.check(file)
      files.append(file)
    }
    return files
  }

  /// A tag as the folder spells it, `pt_BR` perhaps; as it is where the folder does not have it.
  func spelling(of tag: String) -> String {
    let names = FolderReading.names(in: path) ?? []
    return names.first { $0 == tag } ?? names.first { LocaleTag($0)?.description == tag } ?? tag
  }

  private func status(of tag: String) -> String? {
    registry?["locales"]?.elements?.first { $0["tag"]?.string == tag }?["status"]?.string
  }

  /// Throws what keeps a file from being written back: a fault of its JSON, or a key that stands twice.
  private static func check(_ file: File) throws(ExchangeError) {
    for fault in file.catalogue.faults {
      switch fault.fault {
      case .unexpected, .badEncoding, .duplicateKey, .unreadable:
        throw ExchangeError(.catalogue(fault), file: file.path, at: fault.position)
      default: continue
      }
    }
  }
}

extension CatalogueMetadata {
  /// Whether the message is marked as not translated: `"x-state": "untranslated"`.
  var isUntranslated: Bool { node["x-state"]?.string == "untranslated" }
}
