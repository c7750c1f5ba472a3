extension Labels {
  /// Reads one file.
  ///
  /// Throws for what is no such JSON, with its place: bytes that are no UTF-8 or begin with a byte order mark,
  /// an absent `@@locale`, a key that stands twice, a gender or number that is not known, and a text that is
  /// no string, blank, longer than ``maximumTextByteCount``, holds control characters but tabs and line ends,
  /// or begins a change of direction without ending it. Braces are text: labels are no messages. Metadata of
  /// texts that are not there is passed over; of two that tell of one translation the first counts.
  public init(arb bytes: [UInt8]) throws(CatalogueError) {
    var file = LabelsFile(bytes)
    let node = try JSONNode(parsing: bytes)
    guard let members = node.members else { throw file.unexpected(node, "an object") }
    for member in members { try file.read(member) }
    guard let locale = file.locale else { throw file.fault(.missingLocale, at: 0) }
    var names: [String: NameGrammar] = [:]
    for (key, grammar) in file.names {
      guard let translation = file.texts[key], names[translation] == nil else { continue }
      names[translation] = grammar
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
  /// What is known of texts by key, in the order of the file.
  var names: [(key: String, grammar: NameGrammar)] = []
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
    case _ where key.hasPrefix("@"):
      names.append((String(key.dropFirst()), try grammar(member.node)))
    default: texts[key] = try text(member.node)
    }
  }

  private func string(_ node: JSONNode) throws(CatalogueError) -> String {
    guard let text = node.string else { throw unexpected(node, "a string") }
    return text
  }

  private func text(_ node: JSONNode) throws(CatalogueError) -> String {
    let text = try string(node)
    if let (found, expected) = LabelText.fault(of: text) {
      throw fault(.unexpected(found: found, expected: expected), at: node.range.lower)
    }
    return text
  }

  private func tag(_ node: JSONNode) throws(CatalogueError) -> LocaleTag {
    let name = try string(node)
    guard let tag = LocaleTag(name) else { throw fault(.badLocale(name), at: node.range.lower) }
    return tag
  }

  private func grammar(_ node: JSONNode) throws(CatalogueError) -> NameGrammar {
    guard let members = node.members else { throw unexpected(node, "an object") }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw fault(.duplicateKey(member.key), at: member.keyRange.lower)
    }
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
