import ChartLocalization
import ChartTestSupport
import Foundation
import LocaleExchange

/// What holds of any bytes that are taken back as a translator's file.
final class ExchangeLaws {
  static let source = [
    ("pair", "{first} to {second}"),
    ("apart", "{count, plural, one {One value lies} other {# values lie}} apart: {places}."),
    ("days", "{n, plural, one {# day} other {# days}}"),
    ("sign", "{sign, select, less {less} other {more}} of {y}"),
    ("plain", "All is \"well\" & <good>, 100%."), ("lines", "One\ntwo\tthree"),
    ("quoted", "It''s '{'{x}'}'"),
  ]
  private static let targets = [
    "de": [
      ("pair", "{first} bis {second}"),
      ("apart", "{count, plural, one {Ein Wert liegt} other {# Werte liegen}} abseits: {places}."),
      ("plain", "Alles ist \"gut\" & <schön>, 100%."), ("lines", "Eins\nzwei\tdrei"),
    ],
    "ar": [
      ("pair", "من {first} إلى {second}"),
      (
        "days",
        "{n, plural, zero {#} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}"
      ),
    ],
  ]

  let format: ExchangeFormat
  private let folder: ExchangeFolder
  private let copy: ExchangeFolder

  init(_ format: ExchangeFormat) throws {
    self.format = format
    folder = try Self.made()
    copy = try Self.made()
  }

  private static func made() throws -> ExchangeFolder {
    let folder = try ExchangeFolder(source, [])
    for (tag, messages) in targets {
      let other = try ExchangeFolder([], messages, in: tag)
      try folder.write(try other.text("\(tag)/narration.arb"), to: "\(tag)/narration.arb")
    }
    return folder
  }

  /// Files that go out, with and without translations.
  func corpus() throws -> [[UInt8]] {
    try ["de", "ar", "ru", "ja"].map { Array(try folder.exported(format, $0).utf8) }
  }

  func verdict(of bytes: [UInt8]) throws -> FuzzRun.Verdict {
    let text = Self.decoded(bytes)
    do throws(ExchangeError) {
      let back = try LocaleImport(bytes, into: CatalogueFolder(at: folder.path))
      _ = try LocaleImport(bytes, into: CatalogueFolder(at: folder.path), isForced: true)
      return try self.verdict(of: back, text)
    } catch {
      var breaches = [TextPlace.breach(sentence: error.sentence)]
      if let place = error.position {
        breaches.append(TextPlace.breach(line: place.line, column: place.column, in: text))
      } else {
        breaches.append("absent: no place for \(error.sentence)")
      }
      return FuzzRun.Verdict(
        way: "refused \(Self.skeleton(error.sentence))",
        breaches: breaches.compactMap(\.self)
      )
    }
  }

  private func verdict(
    of back: LocaleImport,
    _ text: [UInt8]
  ) throws(ExchangeError) -> FuzzRun.Verdict {
    var breaches: [String] = []
    var ways: Set<String> = []
    for outcome in back.outcomes {
      if let place = outcome.position {
        if let breach = TextPlace.breach(line: place.line, column: place.column, in: text) {
          breaches.append(breach)
        }
      } else {
        breaches.append("absent: no place for '\(outcome.id)'")
      }
      guard case .refused(let fault) = outcome.result else {
        ways.insert("\(outcome.result)")
        continue
      }
      ways.insert(Self.skeleton(fault.sentence))
      if let breach = TextPlace.breach(sentence: fault.sentence) { breaches.append(breach) }
    }
    if !back.changes.isEmpty { breaches += try writtenBack(back) }
    return FuzzRun.Verdict(
      way: "\(back.format.rawValue) \(ways.sorted().joined(separator: "+"))",
      breaches: breaches
    )
  }

  /// What is taken is sound, and goes out and comes back as it is.
  private func writtenBack(_ back: LocaleImport) throws(ExchangeError) -> [String] {
    var breaches: [String] = []
    defer { try? restore(back) }
    for change in back.changes {
      let file = CatalogueFile(change.bytes)
      if let fault = file.faults.first { breaches.append("written: \(fault)") }
      let name = change.path.dropFirst(folder.path.count + 1)
      guard change.path.hasPrefix("\(folder.path)/\(back.locale)/"), !name.contains("..") else {
        return ["path: \(change.path)"]
      }
      try? copy.write(String(decoding: change.bytes, as: UTF8.self), to: String(name))
    }
    do throws(ExchangeError) {
      let document = try CatalogueFolder(at: copy.path).document(for: back.locale)
      for format in Set([format, .po]).sorted(by: { $0.rawValue < $1.rawValue }) {
        let again = try LocaleImport(
          try document.bytes(as: format),
          into: CatalogueFolder(at: copy.path),
          locale: back.locale
        )
        let others = again.outcomes.filter { ![.unchanged, .untranslated].contains($0.result) }
        if let other = others.first { breaches.append("return: \(format) \(other)") }
      }
    } catch {
      guard case .unwritable = error.fault else { return breaches + ["return: \(error)"] }
    }
    return breaches
  }

  /// The copied folder as it was.
  private func restore(_ back: LocaleImport) throws {
    let path = "\(copy.path)/\(back.locale)"
    try FileManager.default.removeItem(atPath: path)
    if let messages = Self.targets[back.locale] {
      let other = try ExchangeFolder([], messages, in: back.locale)
      let name = "\(back.locale)/narration.arb"
      try copy.write(try other.text(name), to: name)
    }
  }

  /// A sentence without what it names.
  private static func skeleton(_ sentence: String) -> String {
    var words = sentence.replacing(/'[^']*'/, with: "_").replacing(/\{[^}]*\}/, with: "_")
    words.removeAll { $0.isNumber }
    return String(words.prefix(80))
  }

  /// The text in which places are counted: XML may come in UTF-16.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard [0x3C, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D].contains(bytes.first) else {
      return bytes
    }
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.dropFirst().first == 0
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.first == 0
    guard isLittle || isBig else { return bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension ExchangeFormat {
  /// What the format is written with.
  var words: [String] {
    switch self {
    case .xliff, .appleXLIFF:
      [
        "<", ">", "/>", "</target>", "<target>", "<target state=\"needs-translation\">", "<group>",
        "<x id=\"1\"/>", "<x id=\"9\" equiv-text=\"{n}\"/>", "<g id=\"1\">", "</g>",
        "<ph id=\"1\">",
        "<![CDATA[", "]]>", "<!--", "-->", "<?x", "?>", "&amp;", "&#10;", "&#x1F600;", "&x;",
        "<!DOCTYPE x [<!ENTITY a \"b\">]>", " xml:space=\"preserve\"", " id=\"one\"",
        "xmlns:p=\"u\"",
        "<p:a/>", "<trans-unit id=\"pair\">", "</trans-unit>", "<source>", "</source>", "\"", "'",
        "|==|plural.one", "|==|substitutions.count.plural.other", "%1$@", "%lld", "%#@count@",
        "%arg", "<cp hex=\"0\"/>", "<mrk mtype=\"seg\">", "{n}", "target-language=\"ar\"",
        " encoding=\"UTF-16\"", " encoding=\"ISO-8859-1\"",
      ]
    case .xliff2:
      [
        "<", ">", "/>", "</target>", "<target>", "<segment>", "</segment>", "<unit id=\"u1\">",
        "<ph id=\"1\"/>", "<ph id=\"9\" dataRef=\"d9\"/>", "<pc id=\"1\">", "</pc>", "<ignorable>",
        "<data id=\"d1\">", "</data>", "<originalData>", "<![CDATA[", "]]>", "<!--", "-->",
        "<?x ?>", "&amp;", "&#10;", "&x;", " state=\"final\"", " xml:space=\"preserve\"", "<group>",
        "<cp hex=\"FFFF\"/>", "<sm id=\"1\"/>", "<mrk id=\"1\">", " trgLang=\"ar\"",
        "xmlns:p=\"u\"",
        "<p:a/>", "{n}", "{n, plural, other {#}}", "<p:p><p:p>", "\"",
      ]
    case .po:
      [
        "\nmsgid \"", "\nmsgstr \"", "\nmsgstr[0] \"", "\nmsgstr[1] \"", "\nmsgstr[-1] \"",
        "\nmsgstr[9999999999] \"", "\nmsgctxt \"pair\"", "\nmsgid_plural \"", "\"\n\"", "\"\n",
        "\n#~ msgid \"a\"\n", "\n#| msgid \"a\"\n", "\n#, fuzzy\n", "\n#, fuzzy, c-format\n",
        "\n\n",
        "\\n", "\\x41", "\\101", "\\q", "\\\"", "\\", "charset=ISO-8859-1", "Language: ar\\n",
        "nplurals=9;", "{n}", "\t", " ", "domain \"a\"",
      ]
    case .xcstrings:
      [
        "{", "}", "[", "]", ":", ",", "\"", "\"stringUnit\" : {\"state\" : \"needs_review\", ",
        "\"value\" : \"x\"", "\"variations\" : {\"plural\" : {", "\"device\" : {\"iphone\" : {",
        "\"other\" : ", "\"substitutions\" : {\"count\" : {", "\"argNum\" : 1",
        "\"sourceLanguage\" : ",
        "\"extractionState\" : \"stale\"", "\"localizations\" : {", "\"de\" : ", "%1$@", "%lld",
        "%#@count@", "%arg", "\\u0000", "\\ud800", "null", "1e999", "\"zero\" : ",
        "\"strings\" : {",
      ]
    }
  }
}
