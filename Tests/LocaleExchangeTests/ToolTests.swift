import ChartTestSupport
import Foundation
import LocaleExchange
import Testing

/// Our files before programs of the system.
struct ToolTests {
  private static let formats = Tool("msgfmt")
  private static let lint = Tool("xmllint")
  private static let schemas = "/usr/share/php/Symfony/Component/Translation/Resources/schemas"
  private static let hasSchemas =
    lint != nil && FileManager.default.fileExists(atPath: "\(schemas)/xliff-core-2.0.xsd")

  /// The schemas with those that they import beside them, so that nothing is fetched.
  private static func copiedSchemas() throws -> ExchangeFolder {
    let folder = try ExchangeFolder()
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(schemas)/\(name)", encoding: .utf8)
    }
    let strict = try text("xliff-core-1.2-strict.xsd")
    try folder.write(
      strict.replacing("http://www.w3.org/2001/xml.xsd", with: "xml.xsd"),
      to: "xliff-core-1.2-strict.xsd"
    )
    try folder.write(try text("xliff-core-2.0.xsd"), to: "xliff-core-2.0.xsd")
    for name in ["xml.xsd", "informativeCopiesOf3rdPartySchemas/w3c/xml.xsd"] {
      try folder.write(try text("xml.xsd"), to: name)
    }
    return folder
  }

  private func exported(_ tag: String, _ format: ExchangeFormat) throws -> ExchangeFolder {
    let document = try CatalogueFolder(at: OwnLocales.path).document(for: tag)
    let folder = try ExchangeFolder()
    try folder.write(String(decoding: try document.bytes(as: format), as: UTF8.self), to: "file")
    return folder
  }

  @Test(.enabled(if: formats != nil, "gettext is not installed"), arguments: OwnLocales.tags)
  func `msgfmt --check finds no fault, and finds one that is planted`(_ tag: String) throws {
    let folder = try exported(tag, .po)
    let tool = try #require(Self.formats)
    let arguments = ["--check", "--output-file=/dev/null", "\(folder.path)/file"]
    let result = try tool.run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    // The header has no date and no names, so that the same catalogue gives the same bytes.
    let others = result.errors.split(separator: "\n").filter { !$0.contains("missing in header") }
    #expect(others.isEmpty, "\(others)")
    try folder.write(
      try folder.text("file").replacing("msgctxt \"", with: "msgctxt \"\\q", maxReplacements: 1),
      to: "file"
    )
    #expect(try tool.run(arguments).status != 0)
  }

  @Test(
    .enabled(
      if: hasSchemas,
      "xmllint or OASIS' schemas (php-symfony-translation) are not installed"
    ),
    arguments: [
      (ExchangeFormat.xliff, "xliff-core-1.2-strict.xsd"),
      (ExchangeFormat.appleXLIFF, "xliff-core-1.2-strict.xsd"),
      (ExchangeFormat.xliff2, "xliff-core-2.0.xsd"),
    ]
  )
  func `OASIS' schemas find no fault, and find one that is planted`(
    _ format: ExchangeFormat,
    _ schema: String
  ) throws {
    let tool = try #require(Self.lint)
    let schemas = try Self.copiedSchemas()
    for tag in OwnLocales.tags + ["ga"] {
      let folder = try exported(tag, format)
      let arguments = [
        "--noout", "--nonet", "--schema", "\(schemas.path)/\(schema)", "\(folder.path)/file",
      ]
      let result = try tool.run(arguments)
      #expect(result.status == 0, "\(result.errors.prefix(1000))")
      try folder.write(
        try folder.text("file").replacing("datatype=", with: "kind=", maxReplacements: 1)
          .replacing("<unit ", with: "<unit kind=\"x\" ", maxReplacements: 1),
        to: "file"
      )
      #expect(try tool.run(arguments).status != 0)
    }
  }

  /// The file goes through gettext's form and back, by the programs that people use for it.
  @Test(
    .enabled(if: Judge.arePresent, Comment(rawValue: Judge.absence)),
    arguments: ["de", "ja", "ru"]
  )
  func `xliff2po and po2xliff leave every message as it is`(_ tag: String) throws {
    let folder = try exported(tag, .xliff)
    let python = try Judge.python().path
    let programs = URL(fileURLWithPath: python).deletingLastPathComponent().path
    for (program, from, to) in [
      ("xliff2po", "file", "file.po"), ("po2xliff", "file.po", "file.xlf"),
    ] {
      let name = from == "file" ? "file.xliff" : from
      if from == "file" { try folder.write(try folder.text("file"), to: name) }
      let result = try Tool(at: python).run([
        "\(programs)/\(program)", "--progress=none", "\(folder.path)/\(name)",
        "\(folder.path)/\(to)",
      ])
      #expect(result.status == 0, "\(result.errors)")
    }
    let own = try CatalogueFolder(at: OwnLocales.path)
    let back = try LocaleImport(
      Array(try folder.text("file.po").utf8),
      into: own,
      locale: tag
    )
    #expect(back.changes == [])
  }

  private static let rules = """
    import gettext, json, sys
    from babel import Locale
    for language, forms, expression in json.load(open(sys.argv[1])):
        choose = gettext.c2py(expression)
        rule = Locale.parse(language, sep="-").plural_form
        for n in list(range(1300)) + [1000000 * k + d for k in (1, 2, 5, 101) for d in (0, 1, 2, 3, 11, 19, 20)]:
            if forms[choose(n)] != rule(n):
                print(language, n, forms[choose(n)], rule(n))
                break
    """

  @Test(.enabled(if: Judge.arePresent, Comment(rawValue: Judge.absence)))
  func `gettext chooses the form that CLDR has for every whole number`() throws {
    let folder = try ExchangeFolder([("one", "{n, plural, one {#} other {#}}")], [])
    // Without gl and vi, to which CLDR has given another form since ICU 72.
    let languages =
      ("af ak am ar az be bg br bs ca cs cy da de dsb el en-GB es et eu fa fi fil fo fr ga gd "
      + "gu gv he hi hr hu hy is it ja ka ko ksh kw lag lt lv mk mt my nb nl pa pl pt pt-PT ro ru se shi si "
      + "sk sl sq sr sv sw ta te th tr tzm uk ur zh-Hant zu").split(separator: " ").map(
        String.init
      )
    var rules: [[Any]] = []
    for language in languages {
      let po = try folder.exported(.po, language)
      let forms = try #require(po.firstMatch(of: /Plural forms: (.*)/)).1
      let expression = try #require(po.firstMatch(of: /plural=\((.*)\);/)).1
      rules.append([
        language, forms.split(separator: ", ").map { String($0.split(separator: " ")[1]) },
        String(expression),
      ])
    }
    try folder.write(
      String(decoding: try JSONSerialization.data(withJSONObject: rules), as: UTF8.self),
      to: "rules.json"
    )
    let result = try Judge.python().run(["-c", Self.rules, "\(folder.path)/rules.json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.isEmpty, "\(result.output)")
  }
}
