import ChartLocalization

/// Reads a string catalogue as Xcode and other tools give it back.
struct StringCatalogReader {
  /// The most bytes that are read.
  static let maximumByteCount = 256 << 20

  private let bytes: [UInt8]
  private let lines: LineStarts
  private let root: JSONNode
  private let locale: String?

  /// `locale` is the language to read; without it there may be one beside the source's.
  init(_ bytes: [UInt8], locale: String?) throws(ExchangeError) {
    guard bytes.count <= Self.maximumByteCount else {
      throw ExchangeError(.tooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    // Some tools write a byte order mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = bytes
    lines = LineStarts(of: bytes)
    self.locale = locale
    do throws(CatalogueError) {
      root = try JSONNode(parsing: bytes)
    } catch {
      throw ExchangeError(.catalogue(error), at: error.position)
    }
  }

  func file() throws(ExchangeError) -> ReceivedFile {
    guard let languages = root["sourceLanguage"], let source = languages.string else {
      throw fault("'sourceLanguage' with the source's tag", at: root["sourceLanguage"] ?? root)
    }
    guard let strings = root["strings"]?.members else {
      throw fault("'strings' with an object", at: root["strings"] ?? root)
    }
    let target = locale ?? otherLocale(in: strings, than: source)
    return ReceivedFile(
      format: .xcstrings,
      sourceLocale: source,
      targetLocale: target,
      at: position(of: languages.range.lower),
      units: strings.map { unit($0, source, target) }
    )
  }

  private func position(of offset: Int) -> SourcePosition {
    lines.position(of: offset, in: bytes)
  }

  private func fault(_ expected: String, at node: JSONNode) -> ExchangeError {
    ExchangeError(
      .unexpected(found: "a string catalogue without it", expected: expected),
      at: position(of: node.range.lower)
    )
  }

  /// The one language beside the source's; nil if there is none, or more than one.
  private func otherLocale(in strings: [JSONNode.Member], than source: String) -> String? {
    var found: Set<String> = []
    for string in strings {
      found.formUnion((string.node["localizations"]?.members ?? []).map(\.key))
    }
    found.remove(source)
    return found.count == 1 ? found.first : nil
  }

  private func unit(_ member: JSONNode.Member, _ source: String, _ target: String?) -> ReceivedUnit
  {
    let localizations = member.node["localizations"]
    // Without a localization of its own, the key is the text of the source.
    let original = localizations?[source].map { Self.text(of: $0) }
    let isEmpty = (try? original?.get())?.isEmpty ?? false
    let translation = target.flatMap { localizations?[$0] }
    return ReceivedUnit(
      names: [member.key],
      position: position(of: member.keyRange.lower),
      source: (try? original?.get()) ?? .whole(member.key),
      target: translation.map { Self.text(of: $0) }?.map {
        $0 == .whole("") && !isEmpty ? nil : $0
      } ?? .success(nil),
      isMarkedICU: member.node["comment"]?.string?.endsWithLine(AppleXLIFFWriter.icuNote) ?? false,
      unconfirmed: translation.flatMap(Self.unconfirmed)
    )
  }

  /// The mark by which a localization says that one of its texts is no translation yet.
  private static func unconfirmed(_ node: JSONNode) -> String? {
    for member in node.members ?? [] {
      if member.key == "state", member.node.string == "new" { return "\"state\" : \"new\"" }
      if let mark = unconfirmed(member.node) { return mark }
    }
    return nil
  }

  private static func text(of localization: JSONNode) -> Result<UnitText?, UnitFault> {
    if let key = twice(in: localization) {
      return .failure(.misshapen("one '\(key)' in an object"))
    }
    if let variations = localization["variations"] {
      return plural(variations).map { variants in variants.map { .plural($0) } }
    }
    guard let value = localization["stringUnit"]?["value"]?.string else {
      return .failure(.misshapen("'stringUnit' with a 'value'"))
    }
    let substitutions = localization["substitutions"]?.members ?? []
    guard substitutions.count < 2 else { return .failure(.choiceInForm) }
    guard let substitution = substitutions.first else {
      return .success(.whole(value))
    }
    guard let variations = substitution.node["variations"] else {
      return .failure(.misshapen("'variations' in a substitution"))
    }
    return plural(variations).map { variants in
      variants.map { .substitution(value, name: substitution.key, $0) }
    }
  }

  /// A key that stands twice in an object, at any depth.
  private static func twice(in node: JSONNode) -> String? {
    var keys: Set<String> = []
    for member in node.members ?? [] {
      if !keys.insert(member.key).inserted { return member.key }
      if let key = twice(in: member.node) { return key }
    }
    return nil
  }

  private static func plural(_ variations: JSONNode) -> Result<[String: String]?, UnitFault> {
    guard let members = variations.members, members.count == 1,
      let variants = variations["plural"]?.members
    else { return .failure(.misshapen("variations by 'plural' alone")) }
    var texts: [String: String] = [:]
    for variant in variants {
      guard let text = variant.node["stringUnit"]?["value"]?.string else {
        return .failure(.misshapen("'stringUnit' with a 'value' in '\(variant.key)'"))
      }
      texts[variant.key] = text
    }
    return .success(texts.values.allSatisfy(\.isEmpty) ? nil : texts)
  }
}
