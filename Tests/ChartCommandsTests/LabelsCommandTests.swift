import ChartCommands
import Testing

/// The author's texts in the readers' language, by `--labels`.
struct LabelsCommandTests {
  private static let table = """
    month,sales,city
    2024-01,10,Rome
    2024-02,12,Rome
    2024-01,20,Paris
    2024-02,15,Paris

    """

  private static let whole = """
    { "@@locale": "ko", "@@x-source-locale": "en",
      "Sales by city": "도시별 매출", "month": "월", "sales": "매출", "city": "도시",
      "Rome": "로마", "Paris": "파리" }
    """

  private func told(_ words: String..., labels: String) throws -> Run {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "table.csv")
    try folder.write(labels, to: "labels.ko.arb")
    let fixed = [
      "describe", "table.csv", "--mark", "line", "--x", "month", "--y", "sales", "--series", "city",
      "--title", "Sales by city", "--labels", "labels.ko.arb",
    ]
    return run(fixed + words, of: .chartVoice, in: folder.path)
  }

  @Test func `every text of the author is told in the readers' language`() throws {
    let found = try told("--locale", "ko", "--detail", "full", "--strict", labels: Self.whole)
    #expect(found.status == .done, "\(found.errors)")
    #expect(found.output.hasPrefix("도시별 매출\n"))
    for word in ["Sales", "sales", "Rome", "Paris", "month", "city"] {
      #expect(!found.output.contains(word))
    }
    for word in ["로마", "파리", "매출"] { #expect(found.output.contains(word)) }
  }

  @Test func `what is missing stays as it is, is marked, and is said`() throws {
    let labels = #"{"@@locale": "ko", "@@x-source-locale": "en", "sales": "매출", "Rome": "로마"}"#
    let found = try told("--locale", "ko", "--format", "html", labels: labels)
    #expect(found.status == .done)
    #expect(found.output.contains(#"<h2><span lang="en">Sales by city</span></h2>"#))
    #expect(found.output.contains(#"<span lang="en">Paris</span>"#))
    #expect(!found.output.contains(#">로마</span>"#))
    #expect(found.errors.contains("table.csv: note: title: no Korean text\n"))
    #expect(found.errors.contains(#"note: series "Paris": no Korean text"#))
    #expect(
      found.errors.contains(#"note: axis "month": no Korean text, and 2 texts of this kind in all"#)
    )
    let plain = try told("--locale", "ko", labels: labels)
    #expect(!plain.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let strict = try told("--locale", "ko", "--strict", labels: labels)
    #expect(strict.status == .inputAtFault)
    #expect(strict.output.isEmpty)
  }

  @Test func `a language whose text is not known is marked as unknown`() throws {
    let found = try told("--locale", "ko", "--format", "html", labels: #"{"@@locale": "ko"}"#)
    #expect(found.output.contains(#"<h2><span lang="">Sales by city</span></h2>"#))
  }

  @Test func `labels of another language leave everything to be said`() throws {
    let found = try told("--locale", "ja", labels: Self.whole)
    #expect(found.errors.contains("note: title: no Japanese text"))
    #expect(found.output.contains("Sales by city"))
  }

  @Test func `readers of the author's own language lack nothing`() throws {
    let found = try told("--locale", "en", "--strict", labels: Self.whole)
    #expect(found.status == .done, "\(found.errors)")
    #expect(found.output.contains("Rome"))
  }

  @Test func `a broken file of labels is one sentence with its place`() throws {
    let found = try told("--locale", "ko", labels: "{\n  \"@@locale\": \"ko\",\n  \"a\": 3\n}")
    #expect(found.status == .inputAtFault)
    #expect(
      found.errors.contains("labels.ko.arb:3:8: error: '3' was found; a string was expected")
    )
  }

  @Test(arguments: [
    (#"{"@@locale": "ko", "sales": "a\u202Eb"}"#, "1:29: error: U+202E without its pair"),
    (#"{"@@locale": "ko", "sales": "a\u0000b"}"#, "1:29: error: the control character U+0000"),
    (#"{"@@locale": "ko", "sales": "a", "sales": "b"}"#, "1:34: error: the key 'sales' stands"),
    (#"{"@@locale": "ko", "sales": ["a"]}"#, "1:29: error: '[' was found; a string was expected"),
    (#"{"@@locale": 5}"#, "1:14: error: '5' was found; a string was expected"),
    (#"{"sales": "a"}"#, "1:1: error: the key '@@locale' is absent"),
    ("", "1:1: error: the end of the file was found; a value was expected"),
    ("\u{FEFF}{}", "1:1: error: UTF-8 without a byte order mark was expected"),
  ])
  func `whatever is wrong with it, nothing is told`(labels: String, expected: String) throws {
    let found = try told("--locale", "ko", labels: labels)
    #expect(found.status == .inputAtFault)
    #expect(found.output.isEmpty)
    #expect(found.errors.hasPrefix("labels.ko.arb:\(expected)"), "\(found.errors)")
    #expect(found.errors.split(separator: "\n").count == 1)
  }

  @Test func `what stands in braces or in brackets of markup is text`() throws {
    let labels =
      #"{"@@locale": "ko", "@@x-source-locale": "en", "Rome": "{count} <b>", "Paris": "{n, plural, other {#}}"}"#
    let found = try told("--locale", "ko", "--format", "html", labels: labels)
    #expect(found.status == .done)
    #expect(found.output.contains("{count} &lt;b&gt;"), "\(found.output)")
    #expect(found.output.contains("{n, plural, other {#}}"))
  }

  @Test func `a key that is no text of the chart is said where a text lacks its own`() throws {
    let misspelt = Self.whole.replacing("\"Rome\"", with: "\"Roma\"")
    let found = try told("--locale", "ko", labels: misspelt)
    #expect(found.errors.contains(#"note: series "Rome": no Korean text"#))
    #expect(
      found.errors.contains(#"note: labels: 1 key is no text of the chart, such as "Roma""#),
      "\(found.errors)"
    )
    let more = Self.whole.replacing("\"Paris\"", with: "\"Oslo\": \"오슬로\", \"Paris\"")
    #expect(try told("--locale", "ko", "--strict", labels: more).status == .done)
  }

  @Test func `two series that are told by the same words are said`() throws {
    let same = Self.whole.replacing("로마", with: "파리")
    let found = try told("--locale", "ko", labels: same)
    #expect(
      found.errors.contains(
        #"warning: labels: the series names "Rome" and "Paris" are both told as "파리""#
      ),
      "\(found.errors)"
    )
    #expect(try told("--locale", "ko", "--strict", labels: same).status == .inputAtFault)
  }

  @Test func `labels of another language are said to be`() throws {
    let found = try told("--locale", "ja", labels: Self.whole)
    #expect(found.errors.contains("note: the labels are in Korean; none are in Japanese\n"))
    #expect(!(try told("--locale", "ko", labels: Self.whole)).errors.contains("the labels are in"))
  }

  @Test func `a second file of one language is refused, one of another is welcome`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write(Self.whole, to: "a.arb")
    try folder.write(#"{"@@locale": "ko", "sales": "판매"}"#, to: "b.arb")
    try folder.write(#"{"@@locale": "ko-KR", "sales": "판매"}"#, to: "c.arb")
    let fixed = ["describe", "t.csv", "--locale", "ko", "--labels", "a.arb", "--labels"]
    let twice = run(fixed + ["b.arb"], of: .chartVoice, in: folder.path)
    #expect(twice.status == .inputAtFault)
    #expect(twice.output.isEmpty)
    #expect(
      twice.errors
        == "b.arb: error: found labels of 'ko' a second time, after those of a.arb; expected one file a language\n"
    )
    #expect(run(fixed + ["c.arb"], of: .chartVoice, in: folder.path).status == .done)
  }

  @Test func `a file that is not there, a folder and no name are one sentence each`() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    try folder.write("", to: "folder/x")
    for (name, sentence) in [
      ("none.arb", "none.arb: error: found no such file"),
      ("folder", "folder: error: found a folder"),
      ("", "\"\": error: found a folder"),
    ] {
      let found = run(["describe", "t.csv", "--labels", name], of: .chartVoice, in: folder.path)
      #expect(found.status == .inputAtFault)
      #expect(found.output.isEmpty)
      #expect(found.errors.hasPrefix(sentence), "\(found.errors)")
    }
  }

  @Test func `table and labels cannot both be standard input`() throws {
    for words in [["-", "--labels", "-"], ["t.csv", "--labels", "-", "--labels", "-"]] {
      let found = run(["describe"] + words, of: .chartVoice, input: Self.table)
      #expect(found.status == .commandLineAtFault)
      #expect(found.errors.contains("two inputs are -, standard input, which is read once"))
    }
    let folder = try ScratchFolder()
    try folder.write(Self.table, to: "t.csv")
    let one = run(
      ["describe", "t.csv", "--locale", "ko", "--labels", "-"],
      of: .chartVoice,
      in: folder.path,
      input: Self.whole
    )
    #expect(one.status == .done && one.output.contains("로마"), "\(one.errors)")
  }
}
