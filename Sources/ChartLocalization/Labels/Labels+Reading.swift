extension Labels {
  /// Reads one file.
  ///
  /// Throws for what is no such JSON, with its place: an absent `@@locale`, a text that is no string or
  /// is empty, a key that stands twice, a gender or number that is not known. Metadata of texts that are
  /// not there is passed over.
  public init(arb bytes: [UInt8]) throws(CatalogueError) {
    var file = LabelsFile(bytes)
    let node = try JSONNode(parsing: bytes)
    guard let members = node.members else { throw file.unexpected(node, "an object") }
    for member in members { try file.read(member) }
    guard let locale = file.locale else { throw file.fault(.missingLocale, at: 0) }
    var names: [String: NameGrammar] = [:]
    for (key, grammar) in file.names {
      if let translation = file.texts[key] { names[translation] = grammar }
    }
    self.init(locale: locale, sourceLocale: file.sourceLocale, texts: file.texts, names: names)
  }
}

/// What a file of labels holds, as it is read.
private struct LabelsFile {
  let bytes: [UInt8]
  var locale: LocaleTag?
  var sourceLocale: LocaleTag?
  var texts: [String: String] = [:]
  var names: [String: NameGrammar] = [:]
  private var seen: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func fault(_ fault: CatalogueError.Fault, at offset: Int) -> CatalogueError {
    CatalogueError(fault: fault, file: nil, position: SourcePosition(of: offset, in: bytes))
  }

  func unexpected(_ node: JSONNode, _ expected: String) -> CatalogueError {
    let offset = node.range.lower
    return fault(JSONReader(bytes, from: offset).unexpected(expected).fault, at: offset)
  }

  mutating func read(_ member: JSONNode.Member) throws(CatalogueError) {
    let key = member.key
    guard seen.insert(key).inserted else {
      throw fault(.duplicateKey(key), at: member.keyRange.lower)
    }
    switch key {
    case "@@locale": locale = try tag(member.node)
    case "@@x-source-locale": sourceLocale = try tag(member.node)
    case _ where key.hasPrefix("@@"): break
    case _ where key.hasPrefix("@"): names[String(key.dropFirst())] = try grammar(member.node)
    default: texts[key] = try text(member.node)
    }
  }

  private func string(_ node: JSONNode) throws(CatalogueError) -> String {
    guard let text = node.string else { throw unexpected(node, "a string") }
    return text
  }

  private func text(_ node: JSONNode) throws(CatalogueError) -> String {
    let text = try string(node)
    guard !text.isEmpty else {
      let empty = CatalogueError.Fault.unexpected(found: "an empty text", expected: "a text")
      throw fault(empty, at: node.range.lower)
    }
    return text
  }

  private func tag(_ node: JSONNode) throws(CatalogueError) -> LocaleTag {
    let name = try string(node)
    guard let tag = LocaleTag(name) else { throw fault(.badLocale(name), at: node.range.lower) }
    return tag
  }

  private func grammar(_ node: JSONNode) throws(CatalogueError) -> NameGrammar {
    guard node.members != nil else { throw unexpected(node, "an object") }
    return NameGrammar(gender: try word(node["gender"]), number: try word(node["number"]))
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode?
  ) throws(CatalogueError) -> Word? {
    guard let node else { return nil }
    let name = try string(node)
    guard let word = Word(rawValue: name) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      let other = CatalogueError.Fault.unexpected(found: "'\(name)'", expected: "one of \(known)")
      throw fault(other, at: node.range.lower)
    }
    return word
  }
}
