import ChartLocalization
import ChartTestSupport
import Foundation

/// A kind of file that people write for this program, with the laws of reading it.
enum CatalogueFamily: String, CaseIterable {
  /// One message in ICU MessageFormat.
  case message
  /// A catalogue beside a sound one.
  case catalogue
  /// Registry, glossary, words for checks, lexicon and voice profile: one file as all of them.
  case beside
  /// An author's labels.
  case labels

  func verdict(of bytes: [UInt8]) -> FuzzRun.Verdict {
    switch self {
    case .message: MessageLaws.verdict(of: bytes)
    case .catalogue: CatalogueLaws.verdict(ofCatalogue: bytes)
    case .beside: CatalogueLaws.verdict(ofFileBeside: bytes)
    case .labels: CatalogueLaws.verdict(ofLabels: bytes)
    }
  }

  /// Real inputs.
  func corpus() throws -> [[UInt8]] {
    switch self {
    case .message:
      try Self.tags.flatMap { tag in
        Set(try Self.catalogue(tag).entries.map(\.text).filter { $0.contains("{") }).sorted()
          .prefix(60).map { Array($0.utf8) }
      }
    case .catalogue:
      try Self.tags.flatMap { tag -> [[UInt8]] in
        let file = try Self.catalogue(tag)
        return stride(from: 0, to: 120, by: 12).map { Self.excerpt(of: file, tag, from: $0) }
      }
    case .beside:
      try ["registry.json", "ko/glossary.json", "ko/lexicon.json", "speech/ko.json"].map { name in
        Array(try Self.bytes(name).prefix(4_000))
      } + [
        Array(
          #"{"agreeing":["der"],"counted":["x"],"avoided":{"mad":"wild"},"doublesWords":true}"#
            .utf8
        )
      ]
    case .labels:
      [
        """
        { "@@locale": "de", "@@x-source-locale": "en",
          "Sales": "Umsatz", "@Sales": { "gender": "masculine", "number": "singular" },
          "unit:t": "Tonnen", "series:North": "Nord", "title:Sales by month": "Umsatz je Monat" }
        """, #"{"@@locale":"ar","Sales":"المبيعات"}"#,
      ].map { Array($0.utf8) }
    }
  }

  /// What the formats are written with.
  var words: [String] {
    switch self {
    case .message:
      [
        "{", "}", "{n}", "{n, plural, ", "{s, select, ", "{n, selectordinal, ", "one {#}",
        "other {x}", "other {", "=0 {", "=1e3{a}", "offset:1 ", "offset:-1e308 ", "#", "'", "''",
        "'{'", "'#'", ",", "=", "{0}", "{00}", "{s_final, select, vowel {가} other {이}}",
        "{s_gender, select, ", ".", "\u{200E}", "many {", "{n, number}", "{n, date, short}",
      ]
    case .catalogue, .beside, .labels:
      [
        "{", "}", "[", "]", ":", ",", "\"", "\"a\": ", "\"@a\": ", "\"@@locale\": \"de\"", "null",
        "true", "1", "{}", "[]", "\"x-allow\": [{\"check\": \"L109\", \"reason\": \"x\"}]",
        "\"placeholders\": {\"n\": {\"type\": \"number\", \"example\": \"1\"}}",
        "\"maxSeconds\": 1e999", "\"x-source\": \"0\"", "\\\"", "\\\\", "\\n", "\\u0041",
        "\"terms\": {",
        "\"forms\": [\"x\"]", "\"locales\": [", "\"tag\": \"ko\"", "\"gender\": \"feminine\"",
        "{n, plural, one {#} other {#}}", "  ", "은", "은(는)", "..", "(",
      ]
    }
  }

  private static let tags = ["en", "ko", "ar", "pl", "ja"]

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageRoot.appending(path: "locales/\(name)")))
  }

  private static func catalogue(_ tag: String) throws -> CatalogueFile {
    CatalogueFile(try bytes("\(tag)/narration.arb"))
  }

  /// A dozen messages of a catalogue as a catalogue, as they stand.
  private static func excerpt(of file: CatalogueFile, _ tag: String, from start: Int) -> [UInt8] {
    let members = file.entries.dropFirst(start).prefix(12).map { entry in
      String(
        decoding: file.bytes[entry.keyRange.lower..<entry.messageRange.upper],
        as: UTF8.self
      )
    }
    return Array(
      "{\n  \"@@locale\": \"\(tag)\",\n  \(members.joined(separator: ",\n  "))\n}\n".utf8
    )
  }
}
