package import ChartLocalization

/// A folder of catalogues, read as far as it can be: `<tag>/*.arb`, and beside them what there is of
/// `registry.json`, `<tag>/glossary.json` and `<tag>/checks.json`.
///
/// Nothing throws and nothing is read beyond bounds: what cannot be read is a finding.
package struct LocaleFolder: Sendable {
  /// The largest file that is read, in bytes.
  package static let maximumFileByteCount = 8 << 20
  /// The most messages of one file that are checked.
  package static let maximumEntryCount = 50_000

  /// One catalogue file.
  package struct File: Sendable {
    /// The path from the folder: `de/narration.arb`.
    package let path: String
    /// The file's own name: `narration.arb`.
    package let name: String
    /// What it holds.
    package let catalogue: CatalogueFile
  }

  /// One locale's folder.
  package struct Locale: Sendable {
    /// The folder's name.
    package let name: String
    /// The locale; that of the source, where the name is no tag.
    package let tag: LocaleTag
    /// The catalogues, sorted by name; at least one.
    package let files: [File]
    /// The terms; nil if there is no such file or it cannot be read.
    package let glossary: Glossary?
    /// The words that checks look for.
    package let words: CheckWords
    /// What the registry says of it.
    package let registered: LocaleRegistry.Locale?
  }

  /// What the registry says; nil if there is none or it cannot be read.
  package let registry: LocaleRegistry?
  /// The name of the source locale's folder.
  package let source: String
  /// The locales, sorted by name.
  package let locales: [Locale]
  /// What was wrong with files as such, outside the messages of catalogues.
  let faults: [FileFault]

  /// Something that is wrong with a file before any message is looked at.
  struct FileFault: Sendable {
    let path: String
    let locale: String?
    let error: CatalogueError
  }

  /// Takes a folder's files by their paths from it, in any order.
  ///
  /// The source locale is the one that is asked for, else that of the registry, else `en`. Files that
  /// have no part in this layout are passed over.
  package init(files: [(path: String, bytes: [UInt8])], source asked: String? = nil) {
    var reader = FolderReader()
    for file in files.sorted(by: { $0.path < $1.path }) { reader.take(file.path, file.bytes) }
    registry = reader.registry
    let source = asked ?? reader.registry?.source ?? "en"
    self.source = source
    locales = reader.locales()
    faults = reader.faults
  }

  /// The source's locale; nil if the folder has none.
  package var sourceLocale: Locale? { locales.first { $0.name == source } }
}

/// Sorts the files of a folder by what they are.
private struct FolderReader {
  var registry: LocaleRegistry?
  var faults: [LocaleFolder.FileFault] = []
  private var catalogues: [String: [LocaleFolder.File]] = [:]
  private var glossaries: [String: Glossary] = [:]
  private var words: [String: CheckWords] = [:]

  mutating func take(_ path: String, _ bytes: [UInt8]) {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, parts.count <= 2 else { return }
    let folder = parts.count == 2 ? parts[0] : nil
    guard bytes.count <= LocaleFolder.maximumFileByteCount else {
      // No more of it was read, so that its size is not known.
      let found = "a file of more than \(LocaleFolder.maximumFileByteCount) bytes"
      let expected = "a smaller one"
      return note(path, folder, .unexpected(found: found, expected: expected))
    }
    switch (folder, name) {
    case (nil, "registry.json"):
      registry = node(path, nil, bytes, .registry).flatMap { LocaleRegistry($0) }
    case (let folder?, "glossary.json"):
      glossaries[folder] = node(path, folder, bytes, .glossary).flatMap { Glossary($0) }
    case (let folder?, "checks.json"):
      words[folder] = node(path, folder, bytes, .checkWords).map { CheckWords($0) }
    case (let folder?, "lexicon.json"):
      _ = node(path, folder, bytes, .object([:]))
    case (let folder?, _) where name.hasSuffix(".arb"):
      let file = LocaleFolder.File(path: path, name: name, catalogue: CatalogueFile(bytes))
      catalogues[folder, default: []].append(file)
      noteUnread(of: file, folder)
    case ("speech"?, _) where name.hasSuffix(".json"):
      _ = node(path, nil, bytes, .object([:]))
    default: break
    }
  }

  /// Tells of the first message beyond those that are checked: nothing is passed over in silence.
  private mutating func noteUnread(of file: LocaleFolder.File, _ locale: String) {
    let entries = file.catalogue.entries
    guard entries.count > LocaleFolder.maximumEntryCount else { return }
    let place = file.catalogue.position(
      of: entries[LocaleFolder.maximumEntryCount].keyRange.lower
    )
    let expected = "at most \(LocaleFolder.maximumEntryCount), the rest is not checked,"
    note(
      file.path,
      locale,
      .unexpected(found: "a file of \(entries.count) messages", expected: expected),
      place
    )
  }

  /// The value of a JSON file, nil if it is no object; what has another shape is a fault.
  private mutating func node(
    _ path: String,
    _ locale: String?,
    _ bytes: [UInt8],
    _ shape: JSONShape
  ) -> JSONNode? {
    do throws(CatalogueError) {
      let node = try JSONNode(parsing: bytes)
      let lines = LineStarts(of: bytes)
      let found = shape.faults(of: node, named: path)
      for fault in found.prefix(CatalogueFile.maximumFaultCount) {
        let kind = CatalogueError.Fault.badMetadata(
          key: path,
          field: fault.field,
          expected: fault.expected
        )
        note(path, locale, kind, lines.position(of: fault.offset, in: bytes))
      }
      if found.count > CatalogueFile.maximumFaultCount { note(path, locale, .tooManyFaults) }
      return node.members == nil ? nil : node
    } catch {
      faults.append(LocaleFolder.FileFault(path: path, locale: locale, error: error))
      return nil
    }
  }

  mutating func note(
    _ path: String,
    _ locale: String?,
    _ fault: CatalogueError.Fault,
    _ position: SourcePosition? = nil
  ) {
    let error = CatalogueError(fault: fault, file: nil, position: position)
    faults.append(LocaleFolder.FileFault(path: path, locale: locale, error: error))
  }

  mutating func locales() -> [LocaleFolder.Locale] {
    catalogues.keys.sorted().map { name in
      let tag = LocaleTag(name)
      if tag == nil { note(name, name, .badLocale(name)) }
      return LocaleFolder.Locale(
        name: name,
        tag: tag ?? .english,
        files: catalogues[name] ?? [],
        glossary: glossaries[name],
        words: words[name] ?? tag.map { CheckWords.embedded(for: $0) } ?? CheckWords(),
        registered: registry?.locales.first { $0.tag == name }
      )
    }
  }
}
