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
}
