extension Labels {
  /// Reads one file.
  ///
  /// Throws for what is no such JSON, with its place: an absent `@@locale`, a text that is no string or
  /// is empty, a key that stands twice, a gender or number that is not known. Metadata of texts that are not
  /// there is passed over.
  public init(arb bytes: [UInt8]) throws(CatalogueError) {
    var file = LabelsFile(bytes)
    try file.read()
    guard let locale = file.locale else { throw file.fault(.missingLocale, at: 0) }
    self.init(
      locale: locale,
      sourceLocale: file.sourceLocale,
      texts: file.texts,
      names: Dictionary(
        file.names.compactMap { key, grammar in file.texts[key].map { ($0, grammar) } },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }
}

/// The text of a file of labels while it is read.
private struct LabelsFile {
  let bytes: [UInt8]
  var locale: LocaleTag?
  var sourceLocale: LocaleTag?
  var texts: [String: String] = [:]
  var names: [String: NameGrammar] = [:]
  private var reader: JSONReader
  private var seen: Set<String> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    reader = JSONReader(bytes)
  }

  mutating func read() throws(CatalogueError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw fault(.badEncoding, at: 0) }
    try reader.expect(UInt8(ascii: "{"), "an object")
    if !reader.take(UInt8(ascii: "}")) {
      repeat {
        try readMember()
      } while reader.take(UInt8(ascii: ","))
      try reader.expect(UInt8(ascii: "}"), "',' or '}'")
    }
    try reader.expectEnd()
  }

  func fault(_ fault: CatalogueError.Fault, at offset: Int) -> CatalogueError {
    CatalogueError(fault: fault, file: nil, position: SourcePosition(of: offset, in: bytes))
  }

  private mutating func readMember() throws(CatalogueError) {
    reader.skipSpace()
    let keyOffset = reader.offset
    let key = try reader.string()
    guard seen.insert(key).inserted else { throw fault(.duplicateKey(key), at: keyOffset) }
    try reader.expect(UInt8(ascii: ":"), "':'")
    reader.skipSpace()
    switch key {
    case "@@locale": locale = try tag()
    case "@@x-source-locale": sourceLocale = try tag()
    case _ where key.hasPrefix("@@"): try reader.skipValue()
    case _ where key.hasPrefix("@"): names[String(key.dropFirst())] = try grammar()
    default: texts[key] = try text()
    }
  }

  private mutating func text() throws(CatalogueError) -> String {
    let offset = reader.offset
    let text = try reader.string()
    guard !text.isEmpty else {
      throw fault(.unexpected(found: "an empty text", expected: "a text to be read"), at: offset)
    }
    return text
  }

  private mutating func tag() throws(CatalogueError) -> LocaleTag {
    let offset = reader.offset
    let name = try reader.string()
    guard let tag = LocaleTag(name) else { throw fault(.badLocale(name), at: offset) }
    return tag
  }

  /// The metadata of a text: gender and number, and whatever else, which is passed over.
  private mutating func grammar() throws(CatalogueError) -> NameGrammar {
    var grammar = NameGrammar()
    try reader.expect(UInt8(ascii: "{"), "an object")
    if reader.take(UInt8(ascii: "}")) { return grammar }
    repeat {
      let key = try reader.string()
      try reader.expect(UInt8(ascii: ":"), "':'")
      switch key {
      case "gender": grammar.gender = try word(NameGrammar.Gender.self)
      case "number": grammar.number = try word(NameGrammar.Number.self)
      default: try reader.skipValue()
      }
    } while reader.take(UInt8(ascii: ","))
    try reader.expect(UInt8(ascii: "}"), "',' or '}'")
    return grammar
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type
  ) throws(CatalogueError) -> Word {
    reader.skipSpace()
    let offset = reader.offset
    let name = try reader.string()
    guard let word = Word(rawValue: name) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(.unexpected(found: "'\(name)'", expected: "one of \(known)"), at: offset)
    }
    return word
  }
}
