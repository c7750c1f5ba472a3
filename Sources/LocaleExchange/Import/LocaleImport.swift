public import ChartLocalization

/// What a file from a translator changes in a folder of catalogues: worked out, and nothing written.
///
/// A message whose text came back as it went out keeps its bytes, whatever the tools between have done to
/// the file around it.
public struct LocaleImport: Sendable {
  /// What came of one unit of the file.
  public enum Result: Sendable, Equatable {
    /// The message is translated for the first time.
    case new
    /// The translation is another than the catalogue's.
    case changed
    /// The translation is the catalogue's.
    case unchanged
    /// The file has no translation.
    case untranslated
    /// The source has changed since the file was written; not taken unless forced.
    case stale
    /// The translation cannot be taken.
    case refused(UnitFault)
    /// The source has no such message.
    case unknown
  }

  /// One unit of the file and what came of it.
  public struct Outcome: Sendable, Equatable {
    /// The message's id; what the file calls it, if it is none; the start of its source, if it has no
    /// name.
    public let id: String
    /// Where the unit stands in the file.
    public let position: SourcePosition?
    /// What came of it.
    public let result: Result
  }

  /// A catalogue file with other bytes than it has, or that is not there yet.
  public struct Change: Sendable, Equatable {
    /// The file's path.
    public let path: String
    /// All that it shall hold.
    public let bytes: [UInt8]
  }

  /// The format of the file.
  public let format: ExchangeFormat
  /// The tag of the language that was translated into.
  public let locale: String
  /// The units in the order of the file.
  public let outcomes: [Outcome]
  /// The files to write, sorted by path; each has other bytes than now.
  public let changes: [Change]

  /// Reads a file of any format against a folder.
  ///
  /// `locale` must be the file's own if the file has one, and says which it is where it has none. Throws
  /// ``ExchangeError`` where the file cannot be read or is for another language; what is wrong with one
  /// unit is in ``outcomes``, and the others go on.
  public init(
    _ bytes: [UInt8],
    into folder: CatalogueFolder,
    locale: String? = nil,
    isForced: Bool = false
  ) throws(ExchangeError) {
    let received = try ReceivedFile(bytes, locale: locale)
    let tag = folder.spelling(of: try Self.locale(of: received, asked: locale, folder))
    let document = try folder.document(for: tag)
    var judge = UnitJudge(document, received.format, isForced: isForced)
    let judged = received.units.map { judge.judge($0) }
    format = received.format
    self.locale = tag
    outcomes = judged.map(\.outcome)
    changes = try CatalogueEdits(folder, tag).changes(
      Dictionary(
        judged.compactMap { unit in unit.message.map { (unit.outcome.id, $0) } },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private static func locale(
    of file: ReceivedFile,
    asked: String?,
    _ folder: CatalogueFolder
  ) throws(ExchangeError) -> String {
    if let source = file.sourceLocale, !areSame(source, folder.sourceLocale) {
      throw ExchangeError(
        .otherSource(found: source, expected: folder.sourceLocale),
        at: file.place
      )
    }
    guard let found = file.targetLocale ?? asked else {
      throw ExchangeError(.unnamedLocale, at: file.place)
    }
    guard let tag = LocaleTag(found) else {
      throw ExchangeError(
        .unexpected(found: "'\(found)'", expected: "a locale tag"),
        at: file.place
      )
    }
    if let asked, !areSame(asked, found) {
      throw ExchangeError(.otherLocale(found: found, expected: asked), at: file.place)
    }
    guard !areSame(found, folder.sourceLocale) else {
      let expected = "another than the source"
      throw ExchangeError(.otherLocale(found: found, expected: expected), at: file.place)
    }
    return tag.description
  }

  /// Whether two names are one tag: `pt_br` is `pt-BR`.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    guard let tag = LocaleTag(left) else { return left.lowercased() == right.lowercased() }
    return tag == LocaleTag(right)
  }
}
