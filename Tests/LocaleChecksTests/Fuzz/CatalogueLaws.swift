import ChartLocalization
import ChartTestSupport
import LocaleChecks

/// What holds of any bytes that are read as a file of a folder of catalogues.
enum CatalogueLaws {
  private static let english = Array(
    """
    {"@@locale": "en", "a": "Words {n}.", "b": "{n, plural, one {# day} other {# days}} of {s}",
    "@b": {"placeholders": {"n": {"type": "number"}, "s": {"type": "text"}}},
    "trend-rising": "{series} rose by {delta}."}
    """.utf8
  )

  static func verdict(ofCatalogue bytes: [UInt8]) -> FuzzRun.Verdict {
    let file = CatalogueFile(bytes)
    var breaches: [String] = []
    for fault in file.faults { breaches += Self.breaches(of: fault, in: file.bytes) }
    for entry in file.entries { breaches += Self.breaches(of: entry, in: file) }
    var ways = Set(file.faults.map { name(of: $0.fault) })
    do throws(CatalogueError) {
      let catalogue = try Catalogue(arb: bytes)
      if Set(file.entries.map(\.id)) != Set(catalogue.messages.keys) {
        breaches.append("loss: a message was lost")
      }
    } catch {
      breaches += Self.breaches(of: error, in: file.bytes)
      ways.insert("refused")
    }
    for tag in ["ko", "ar"] {
      let folder = LocaleFolder(files: [("en/a.arb", english), ("\(tag)/a.arb", bytes)])
      for finding in folder.findings() where finding.place.file.hasPrefix(tag) {
        breaches += Self.breaches(of: finding, in: file.bytes)
        ways.insert(finding.check)
      }
    }
    return FuzzRun.Verdict(way: ways.sorted().joined(separator: "+"), breaches: breaches)
  }

  static func verdict(ofFileBeside bytes: [UInt8]) -> FuzzRun.Verdict {
    let names = [
      "registry.json", "ko/glossary.json", "ko/checks.json", "ko/lexicon.json", "speech/ko.json",
    ]
    let korean = Array(
      #"{"@@locale": "ko", "a": "말 {n}.", "b": "{n, plural, other {#일}} {s}"}"#.utf8
    )
    let folder = LocaleFolder(
      files: [("en/a.arb", english), ("ko/a.arb", korean)] + names.map { ($0, bytes) }
    )
    var breaches: [String] = []
    var ways: Set<String> = []
    for finding in folder.findings() where names.contains(finding.place.file) {
      breaches += Self.breaches(of: finding, in: bytes)
      let words = finding.sentence.split(separator: " ").filter { !$0.contains("'") }.suffix(4)
      ways.insert("\(finding.check) \(words.joined(separator: " "))")
    }
    return FuzzRun.Verdict(way: ways.sorted().joined(separator: "+"), breaches: breaches)
  }

  static func verdict(ofLabels bytes: [UInt8]) -> FuzzRun.Verdict {
    do throws(CatalogueError) {
      let labels = try Labels(arb: bytes)
      var breaches: [String] = []
      if try Labels(arb: bytes) != labels {
        breaches.append("repeat: read otherwise a second time")
      }
      let members = try JSONNode(parsing: bytes).members ?? []
      for member in members where !member.key.hasPrefix("@") {
        if labels.text(for: member.key) != member.node.string {
          breaches.append("loss: '\(member.key)' was lost")
        }
      }
      return FuzzRun.Verdict(way: "taken", breaches: breaches)
    } catch {
      return FuzzRun.Verdict(
        way: name(of: error.fault),
        breaches: breaches(of: error, in: bytes)
      )
    }
  }

  private static func name(of fault: CatalogueError.Fault) -> String {
    if case .unexpected(_, let expected) = fault { return "unexpected \(expected)" }
    return String("\(fault)".prefix { $0 != "(" })
  }

  private static func breaches(of error: CatalogueError, in bytes: [UInt8]) -> [String] {
    var breaches = [TextPlace.breach(sentence: error.sentence)]
    if let place = error.position {
      breaches.append(TextPlace.breach(line: place.line, column: place.column, in: bytes))
    } else {
      breaches.append("absent: no place for \(name(of: error.fault))")
    }
    return breaches.compactMap(\.self)
  }

  private static func breaches(of entry: CatalogueFile.Entry, in file: CatalogueFile) -> [String] {
    let count = file.bytes.count
    for range in [entry.keyRange, entry.messageRange]
    where range.lower < 0 || range.upper > count || range.lower == range.upper {
      return ["range: an entry lies outside the file"]
    }
    for offset in [0, 1, entry.text.utf8.count / 2, entry.text.utf8.count, .max] {
      let place = file.fileOffset(of: offset, in: entry)
      if place < entry.messageRange.lower || place > entry.messageRange.upper {
        return ["offset: a text's byte lies outside its message"]
      }
    }
    return []
  }

  private static func breaches(of finding: Finding, in bytes: [UInt8]) -> [String] {
    var breaches: [String?] = [finding.sentence.isEmpty ? "sentence: empty" : nil]
    for place in [finding.place.start, finding.place.end].compactMap(\.self) {
      breaches.append(
        TextPlace.breach(line: place.line, column: place.column, in: bytes).map {
          "\($0) of \(finding.check)"
        }
      )
    }
    if let start = finding.place.start, let end = finding.place.end, end < start {
      breaches.append("order: a finding of \(finding.check) ends before it begins")
    }
    return breaches.compactMap(\.self)
  }
}
