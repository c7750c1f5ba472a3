import ChartLocalization

/// Reads a string catalogue as Xcode and other tools give it back.
struct StringCatalogReader {
  /// The most bytes that are read.
  static let maximumByteCount = 64 << 20

  private let lines: LineIndex
  private let root: JSONNode
  private let locale: String?

  /// `locale` is the language to read; without it there may be one beside the source's.
  init(_ bytes: [UInt8], locale: String?) throws(ExchangeError) {
    guard bytes.count <= Self.maximumByteCount else {
      throw ExchangeError(.tooLarge(byteCount: bytes.count, limit: Self.maximumByteCount))
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ExchangeError(.unexpected(found: "a byte that is no UTF-8", expected: "UTF-8"))
    }
    lines = LineIndex(bytes)
    self.locale = locale
    do throws(CatalogueError) {
      root = try JSONNode(parsing: bytes)
    } catch {
      throw ExchangeError(.catalogue(error), at: error.position)
    }
  }

  func file() throws(ExchangeError) -> ReceivedFile {
    guard let source = root["sourceLanguage"]?.string, let strings = root["strings"]?.members else {
      throw ExchangeError(
        .unexpected(
          found: "an object without it",
          expected: "a string catalogue with 'sourceLanguage' and 'strings'"
        ),
        at: lines.position(of: root.range.lower)
      )
    }
    let target = locale ?? otherLocale(in: strings, than: source)
    return ReceivedFile(
      format: .xcstrings,
      sourceLocale: source,
      targetLocale: target,
      units: strings.map { unit($0, source, target) }
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
    return ReceivedUnit(
      names: [member.key],
      position: lines.position(of: member.keyRange.lower),
      source: (try? original?.get()) ?? .whole(member.key),
      target: target.flatMap { localizations?[$0] }.map { Self.text(of: $0) }?.map {
        $0 == .whole("") && !isEmpty ? nil : $0
      } ?? .success(nil),
      isMarkedICU: member.node["comment"]?.string?.endsWithLine(AppleXLIFFWriter.icuNote) ?? false
    )
  }

  private static func text(of localization: JSONNode) -> Result<UnitText?, UnitFault> {
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
