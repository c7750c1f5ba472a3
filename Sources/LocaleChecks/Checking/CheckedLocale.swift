internal import ChartLocalization

/// One locale of a folder with what all checks ask of it.
final class CheckedLocale: Sendable {
  /// The folder's locale.
  let locale: LocaleFolder.Locale
  /// The messages in the order of files and of their places; an id may stand twice.
  let messages: [CheckedMessage]
  /// The source; nil for the source itself and where the folder has none.
  let source: CheckedLocale?
  /// Whether this is the source.
  let isSource: Bool
  /// The categories of cardinal numbers.
  let cardinals: PluralCategories
  /// The categories of ordinal numbers.
  let ordinals: PluralCategories
  /// The script it is written in, by code.
  let scriptCode: String?
  /// The scripts of its letters; nil if they are not told apart.
  let scripts: Set<Script>?
  /// The value of its digit 0.
  let zeroDigit: UInt32
  /// The voice that would say its messages; nil where none speaks the language.
  let voice: VoiceProfile?
  /// The numbers that words stand for, of the source alone: `ten` for `10`.
  let numberWords: [String: String]
  /// The glossary's terms in each message, of the source alone; nil where it has no glossary.
  let terms: [String: [String]]?
  private let byId: [String: Int]

  init(_ locale: LocaleFolder.Locale, source: CheckedLocale?, isSource: Bool) {
    self.locale = locale
    self.source = source
    self.isSource = isSource
    cardinals = PluralCategories(of: locale.tag, isOrdinal: false)
    ordinals = PluralCategories(of: locale.tag, isOrdinal: true)
    scriptCode = locale.registered?.script ?? locale.tag.writingScript
    scripts = scriptCode.flatMap { Script.scripts(of: $0) }
    zeroDigit =
      Self.zeroes[locale.registered?.numbering ?? ""] ?? locale.tag.zeroDigit.value
    voice = VoiceProfile.speaking(to: locale.tag)
    var messages: [CheckedMessage] = []
    var byId: [String: Int] = [:]
    for file in locale.files {
      var metadata: [String: CatalogueMetadata] = [:]
      for known in file.catalogue.metadata where metadata[known.id] == nil {
        metadata[known.id] = known
      }
      for entry in file.catalogue.entries.prefix(LocaleFolder.maximumEntryCount)
      where entry.isText {
        if byId[entry.id] == nil { byId[entry.id] = messages.count }
        messages.append(
          CheckedMessage(
            entry,
            in: file,
            metadata: metadata[entry.id],
            source: source?.message(entry.id),
            voice: voice
          )
        )
      }
    }
    self.messages = messages
    self.byId = byId
    numberWords =
      isSource ? Self.numberWords(of: locale.tag) : [:]
    terms =
      isSource ? locale.glossary.map { TermChecks.termIndex(messages, $0) } : nil
  }

  /// A message by its id; where it stands twice, the first.
  func message(_ id: String) -> CheckedMessage? { byId[id].map { messages[$0] } }

  /// The locale's language.
  var language: String { locale.tag.language }

  /// Whether letters of the locale's script are cased.
  var isCased: Bool { scripts?.contains(where: \.isCased) ?? false }

  /// Whether words are told apart by spaces.
  var separatesWords: Bool { scripts?.allSatisfy(\.separatesWords) ?? true }

  /// The categories by which a choice chooses; nil for a select.
  func categories(of kind: MessageChoice.Kind) -> PluralCategories? {
    switch kind {
    case .plural: cardinals
    case .ordinal: ordinals
    case .select: nil
    }
  }

  private static func numberWords(of tag: LocaleTag) -> [String: String] {
    (Lexicon.embedded(for: tag)?.numbers ?? [:]).compactMapValues { number in
      Int(exactly: number).map(String.init)
    }
  }

  private static let zeroes: [String: UInt32] = [
    "latn": 0x30, "arab": 0x660, "arabext": 0x6F0, "deva": 0x966, "beng": 0x9E6, "mymr": 0x1040,
    "thai": 0xE50, "khmr": 0x17E0, "laoo": 0xED0,
  ]
}
