extension Catalogue {
  /// Reads all catalogues of a folder that is laid out as `locales/` is: `<tag>/<name>.arb`.
  ///
  /// Sorted by tag. The files of one locale are one catalogue, and no id may stand in two of them.
  /// Folders without `.arb` files, names that start with a dot and plain files are passed over.
  /// Throws the first fault, with its file: what ``init(arb:)`` throws, a `@@locale` that is not
  /// the folder's name, a file that cannot be read, or a folder with no catalogue in it.
  public static func catalogues(inFolder path: String) throws(CatalogueError) -> [Catalogue] {
    guard let names = FolderReading.names(in: path) else {
      throw CatalogueError(fault: .unreadable, file: path, position: nil)
    }
    var catalogues: [Catalogue] = []
    for name in names {
      if let catalogue = try Catalogue(localeFolder: "\(path)/\(name)", named: name) {
        catalogues.append(catalogue)
      }
    }
    guard !catalogues.isEmpty else {
      throw CatalogueError(fault: .empty, file: path, position: nil)
    }
    return catalogues
  }

  /// Reads the `.arb` files of one locale's folder; nil if there are none.
  private init?(localeFolder path: String, named name: String) throws(CatalogueError) {
    let files = (FolderReading.names(in: path) ?? []).filter { $0.hasSuffix(".arb") }
    guard !files.isEmpty else { return nil }
    var messages: [String: String] = [:]
    for file in files {
      let filePath = "\(path)/\(file)"
      guard let bytes = FolderReading.bytes(ofFile: filePath) else {
        throw CatalogueError(fault: .unreadable, file: filePath, position: nil)
      }
      do throws(CatalogueError) {
        let text = try CatalogueFile(strictly: bytes)
        try text.checkLocale(isNamed: name)
        for entry in text.entries {
          guard messages.updateValue(entry.text, forKey: entry.id) == nil else {
            throw text.error(.duplicateKey(entry.id), at: entry.keyRange.lower)
          }
        }
      } catch {
        throw error.inFile(filePath)
      }
    }
    guard let locale = LocaleTag(name) else {
      throw CatalogueError(fault: .badLocale(name), file: path, position: nil)
    }
    self.init(
      locale: locale,
      messages: messages,
      names: try Self.names(inGlossary: "\(path)/glossary.json")
    )
  }

  /// The nouns of a glossary with their genders; none without the file.
  ///
  /// Throws for a file that is no JSON; what is wrong within it is for `locales check` to say.
  private static func names(
    inGlossary path: String
  ) throws(CatalogueError) -> [String: NameGrammar] {
    guard let bytes = FolderReading.bytes(ofFile: path) else { return [:] }
    let glossary: JSONNode
    do throws(CatalogueError) {
      glossary = try JSONNode(parsing: bytes)
    } catch {
      throw error.inFile(path)
    }
    var names: [String: NameGrammar] = [:]
    for term in glossary["terms"]?.members ?? [] {
      guard let form = term.node["forms"]?.elements?.first?.string,
        let gender = term.node["gender"]?.string.flatMap(NameGrammar.Gender.init)
      else { continue }
      names[form] = NameGrammar(gender: gender, number: .singular)
    }
    return names
  }
}
