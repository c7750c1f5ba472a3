import ChartLocalization
import ChartTestSupport
import LocaleExchange
import Testing

/// String catalogues as Xcode and others write them, and as nobody means well.
struct HostileStringCatalogTests {
  private func folder() throws -> ExchangeFolder {
    try ExchangeFolder([("one", "Sales rose.")], [("one", "Umsatz stieg.")])
  }

  private static func catalogue(_ german: String, _ rest: String = "") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "one" : {
          \(rest)"localizations" : {
            "de" : \(german),
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Sales rose." } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
  }

  @Test func `variants by device, two substitutions and keys that stand twice are refused`() throws
  {
    let folder = try folder()
    for (german, words) in [
      ("{ \"variations\" : { \"device\" : { \"mac\" : \(Self.unit("a")) } } }", "'plural' alone"),
      (
        "{ \"variations\" : { \"plural\" : { \"other\" : \(Self.unit("a")) }, \"device\" : {} } }",
        "'plural' alone"
      ),
      ("{ \"variations\" : { \"plural\" : { \"other\" : {} } } }", "'other'"),
      ("{}", "'stringUnit'"), ("7", "'stringUnit'"),
      (
        "{ \"stringUnit\" : { \"value\" : \"a\" }, \"substitutions\" : { \"a\" : {}, \"b\" : {} } }",
        "another choice"
      ),
      ("{ \"stringUnit\" : { \"value\" : \"a\", \"value\" : \"b\" } }", "one 'value'"),
    ] {
      let back = try folder.imported(Self.catalogue(german))
      guard case .refused(let fault)? = back.outcomes.first?.result else {
        Issue.record("\(german) \(back.outcomes)")
        continue
      }
      #expect(fault.sentence.contains(words), "\(fault.sentence)")
      #expect(back.outcomes.first?.position?.description == "4:5")
      #expect(back.changes == [])
    }
  }

  @Test func `states are heeded: new is no translation, stale and needs_review are`() throws {
    let folder = try folder()
    let text = Self.unit("Der Umsatz stieg.", "new")
    #expect(
      try folder.result(Self.catalogue(text))
        == .refused(.unconfirmed("\"state\" : \"new\""))
    )
    #expect(try folder.result(Self.catalogue(text), isForced: true) == .changed)
    let reviewed = Self.unit("Der Umsatz stieg.", "needs_review")
    let stale = "\"extractionState\" : \"stale\", "
    #expect(try folder.result(Self.catalogue(reviewed, stale)) == .changed)
  }

  @Test(arguments: [
    ("\"sourceLanguage\" : \"en\",", "", "'sourceLanguage'", "1:1"),
    ("\"en\",", "null,", "'sourceLanguage'", "2:22"),
    ("\"strings\"", "\"texts\"", "'strings'", "1:1"),
    ("\"en\",", "\"fr\",", "source here is 'en'", "2:22"),
    ("\"version\" : \"1.0\"", "\"version\" : 1.0.0", "'.'", "11:18"),
    ("Umsatz", "Um\\ud800satz", "escape", "6:72"),
    ("Umsatz", "Um\u{1}satz", "control character", "6:72"),
  ])
  func `what cannot be read is told with its place`(
    _ part: String,
    _ replacement: String,
    _ words: String,
    _ place: String
  ) throws {
    let text = Self.catalogue(Self.unit("Umsatz")).replacing(
      part,
      with: replacement,
      maxReplacements: 1
    )
    let folder = try folder()
    let fault = #expect(throws: ExchangeError.self) { try folder.imported(text) }
    #expect(fault?.sentence.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.position?.description == place, "\(fault?.description ?? "")")
  }

  @Test func `a byte that is no UTF-8 is told where it stands, and a byte order mark is none`()
    throws
  {
    let folder = try folder()
    let text = Self.catalogue(Self.unit("Umsatz stieg."))
    let marked = Array("\u{FEFF}\(text)".utf8)
    let back = try LocaleImport(marked, into: CatalogueFolder(at: folder.path))
    #expect(back.outcomes.map(\.result) == [.unchanged])
    var bytes = Array(text.utf8)
    let place = try #require(bytes.firstRange(of: Array("Umsatz".utf8))?.lowerBound)
    bytes[place] = 0xFF
    let fault = #expect(throws: ExchangeError.self) {
      try LocaleImport(bytes, into: CatalogueFolder(at: folder.path))
    }
    #expect(fault?.position?.description == "6:70", "\(fault?.description ?? "")")
  }
}
