import ChartLocalization

/// One message as it came back from a translator.
struct ReceivedUnit {
  /// What the file calls the message; the first that is a message's id counts.
  let names: [String]
  /// Where the unit starts.
  let position: SourcePosition?
  /// The source that was translated.
  let source: UnitText
  /// The translation, nil if there is none, or why it cannot be read.
  var target: Result<UnitText?, UnitFault>
  /// Whether the file says that its texts are ICU MessageFormat, where they might be format strings.
  var isMarkedICU = false
  /// The mark by which the file says that the translation is a guess, or none yet; nil without one.
  var unconfirmed: String?

  /// The unit without line breaks and what stands around them; nil if its source is not laid out.
  ///
  /// Some tools lay out a text of nothing but codes as they lay out the elements around it.
  var withoutLayout: ReceivedUnit? {
    guard case .whole(let text) = source, Self.isLaidOut(text) else { return nil }
    return ReceivedUnit(
      names: names,
      position: position,
      source: .whole(Self.withoutLayout(text)),
      target: target.map { text in
        guard case .whole(let target)? = text, Self.isLaidOut(target) else { return text }
        return .whole(Self.withoutLayout(target))
      },
      isMarkedICU: isMarkedICU,
      unconfirmed: unconfirmed
    )
  }

  private static func isLaidOut(_ text: String) -> Bool { text.hasPrefix("\n ") }

  private static func withoutLayout(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.joined()
  }
}

/// What came back from a translator.
struct ReceivedFile {
  let format: ExchangeFormat
  /// The tag of the language that was translated from; nil if the file does not say.
  let sourceLocale: String?
  /// The tag of the language that was translated into; nil if the file does not say.
  let targetLocale: String?
  /// Where the file says which languages these are, or would say it.
  let place: SourcePosition
  let units: [ReceivedUnit]

  /// Reads a file of any format; which, its first character and its root tell.
  ///
  /// `locale` chooses among the languages of a string catalogue.
  init(_ bytes: [UInt8], locale: String?) throws(ExchangeError) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    guard start < bytes.count else { throw ExchangeError(.unknownFormat, at: .start) }
    switch bytes[start] {
    case UInt8(ascii: "{"): self = try StringCatalogReader(bytes, locale: locale).file()
    // UTF-16 starts with its byte order mark, or with a zero before the '<'.
    case UInt8(ascii: "<"), 0xFE, 0xFF, 0x00: self = try Self.xliff(bytes)
    case UInt8(ascii: "#"), UInt8(ascii: "m"): self = try POReader(bytes).file(locale: locale)
    default:
      let place = SourcePosition(of: start, in: bytes)
      throw ExchangeError(.unknownFormat, at: place)
    }
  }

  init(
    format: ExchangeFormat,
    sourceLocale: String?,
    targetLocale: String?,
    at place: SourcePosition,
    units: [ReceivedUnit]
  ) {
    self.format = format
    self.sourceLocale = sourceLocale
    self.targetLocale = targetLocale
    self.place = place
    self.units = units
  }

  private static func xliff(_ bytes: [UInt8]) throws(ExchangeError) -> ReceivedFile {
    let root = try XMLReader.root(of: bytes)
    guard root.name == "xliff" else {
      throw ExchangeError(
        .unexpected(found: "the element '\(root.name)'", expected: "'xliff'"),
        at: root.position
      )
    }
    switch root.attributes["version"]?.prefix(2) {
    case "1.": return try XLIFF1Reader(root).file()
    case "2.": return try XLIFF2Reader(root).file()
    default:
      let version = root.attributes["version"].map { "version '\($0)'" } ?? "no version"
      throw ExchangeError(
        .unexpected(found: version, expected: "XLIFF 1.2 or 2.1"),
        at: root.position
      )
    }
  }
}
