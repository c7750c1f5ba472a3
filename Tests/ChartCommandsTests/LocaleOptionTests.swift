import ChartCommands
import Testing

/// What `--locale` makes of a tag.
struct LocaleOptionTests {
  private static let table = """
    month,sales,city
    2024-01,10,Rome
    2024-02,12,Rome
    2024-01,20,Paris
    2024-02,15,Paris

    """

  private func told(_ locale: String, _ words: String...) throws -> Run {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    return run(
      ["describe", "t.csv", "--detail", "brief", "--locale", locale] + words,
      of: .chartVoice,
      in: folder.path
    )
  }

  @Test(arguments: [
    ("de_DE", "de"), ("DE-de", "de"), ("de_DE.UTF-8", "de"), ("deu", "de"), ("de-x-foo", "de"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("cmn", "zh-Hans"), ("zh-cmn-Hans", "zh-Hans"),
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"),
    ("pt", "pt-BR"), ("pt-br", "pt-BR"), ("iw", "he"), ("he-IL", "he"), ("prs", "fa-AF"),
    ("es-MX", "es"), ("en-GB", "en"),
  ])
  func `another way of naming a language tells the same, with nothing to say`(
    name: String,
    usual: String
  ) throws {
    let (found, expected) = try (told(name, "--strict"), told(usual))
    #expect(found.status == .done, "\(found.errors)")
    #expect(found.output == expected.output)
    #expect(found.output.count > 20)
  }

  @Test(arguments: [("pt-PT", "Portugal"), ("pt-AO", "Angola")])
  func `another region's variety is told, and said to be`(name: String, region: String) throws {
    let found = try told(name)
    #expect(try found.output == told("pt-BR").output)
    let sentence = "note: there is no Portuguese (\(region)); it is told in Portuguese (Brazil)\n"
    #expect(found.errors.contains(sentence))
    #expect(try told(name, "--strict").status == .inputAtFault)
  }

  @Test(arguments: [
    "xx", "sr-Latn", "in", "nb", "no", "sh", "yue", "hi-Latn", "und", "sr_RS@latin", "art-lojban",
  ])
  func `a language that nothing is told in is refused with those that there are`(
    name: String
  ) throws {
    let found = try told(name)
    #expect(found.status == .commandLineAtFault)
    #expect(found.output.isEmpty)
    let sentence =
      "chartvoice: error: --locale is \"\(name)\"; expected ar, cy, de, en, es, fa, fr, he, hi, ja, ko, "
      + "lt, pl, pt-BR, ru, sl, tr, vi, zh-Hans or zh-Hant; see chartvoice --help\n"
    #expect(found.errors == sentence)
  }

  @Test(arguments: ["", "-", "de-", "e", "i-klingon", "C", "C.UTF-8", "de DE"])
  func `what is no tag is refused with the shape of one`(name: String) throws {
    let found = try told(name)
    #expect(found.status == .commandLineAtFault)
    #expect(found.errors.contains("expected a language tag such as ko or zh-Hans"))
  }

  @Test func `what a folder lacks of a language is told in English, and said`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write(
      #"{"@@locale": "de", "spread": "Mittel {mean}", "pair-always": "{x"}"#,
      to: "own/de/narration.arb"
    )
    let words = ["describe", "t.csv", "--locale", "de", "--locales", "own"]
    let found = run(words, of: .chartVoice, in: folder.path)
    #expect(found.status == .done)
    #expect(found.output.contains("Rome und Paris: 4 values from Januar 2024"))
    let lines = found.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(lines.count == 2, "\(found.errors)")
    #expect(lines.contains { $0.contains("messages are not there in German and told in English") })
    #expect(
      lines.contains {
        $0.contains("1 message of German cannot be read and is told from elsewhere")
      }
    )
    let strict = run(words + ["--strict"], of: .chartVoice, in: folder.path)
    #expect(strict.status == .inputAtFault)
    #expect(strict.output.isEmpty)
  }

  @Test func `what a folder lacks of English is told as it is built in, and said`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write(#"{"@@locale": "en", "spread": "Mean {mean}"}"#, to: "own/en/narration.arb")
    let words = ["describe", "t.csv", "--locales", "own", "--detail", "brief"]
    let found = run(words, of: .chartVoice, in: folder.path)
    #expect(try found.output == told("en").output)
    #expect(
      found.errors.contains("of English is not in the folder and told as built in, such as")
        || found.errors.contains("of English are not in the folder and told as built in, such as"),
      "\(found.errors)"
    )
  }

  @Test(arguments: ["describe", "tree", "facts", "svg", "locales matrix", "locales pseudo"])
  func `a broken folder is one sentence with its place as it was typed`(command: String) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write("{\"@@locale\": \"en\",\n  \"a\": 3}", to: "own/en/a.arb")
    let words = command.split(separator: " ").map(String.init)
    let rest =
      switch command {
      case "locales matrix": ["own"]
      case "locales pseudo": ["en-XA", "--locales", "own"]
      default: ["t.csv", "--locales", "own"]
      }
    let found = run(words + rest, of: .chartVoice, in: folder.path)
    #expect(found.status == .inputAtFault)
    #expect(found.errors.hasPrefix("own/en/a.arb:2:8: error: "), "\(found.errors)")
    #expect(found.errors.split(separator: "\n").count == 1)
  }
}
