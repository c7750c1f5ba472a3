import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Foundation
import Testing

struct DocumentTests {
  private func narrator(_ title: String? = nil) throws -> Narrator {
    var spec = MinimalChart.named(["<b>", "a*b_c", "R&D\nnext"], [3, 2, 1])
    spec.title = title
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    return Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag("en"))))
  }

  private func document(
    _ format: NarrationFormat,
    _ detail: Detail,
    title: String? = nil
  ) throws -> String {
    let narrator = try narrator(title)
    return narrator.description(detail).document(format, localizer: narrator.localizer)
  }

  @Test func `labels cannot become markup in HTML`() throws {
    let html = try document(.html, .full, title: "<script>")
    #expect(!html.contains("<b>") && !html.contains("<script>"))
    #expect(html.contains("&lt;script&gt;") && html.contains("R&amp;D"))
  }

  @Test func `labels cannot become markup in Markdown`() throws {
    let markdown = try document(.markdown, .full)
    #expect(markdown.contains("a\\*b\\_c"))
    #expect(!markdown.contains("R&D\nnext"))
  }

  @Test func `what is told of each of several series stands below its name`() throws {
    let days = (1...6).map { MinimalChart.day(2022, 5, $0) }
    let spec = MinimalChart.split(
      .numbers(days + days),
      [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1],
      by: Array(repeating: "north", count: 6) + Array(repeating: "south", count: 6),
      mark: .line
    )
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let narrator = Narrator(tree, localizer: Localizer(locale: .english))
    let narration = narrator.description(.full)
    var diagnostics: [LocalizationDiagnostic] = []
    let names = tree.root.children.filter { $0.role == .series }
      .map { narrator.text($0.label, diagnostics: &diagnostics) }
    #expect(names.count == 2)
    let html = narration.document(.html, localizer: narrator.localizer)
    let markdown = narration.document(.markdown, localizer: narrator.localizer)
    for name in names {
      #expect(html.contains("<h3>\(name)</h3>"))
      #expect(markdown.contains("\n## \(name)\n"))
    }
    #expect(!html.contains("<h3>\(narration.headings.values)</h3>"))
  }

  @Test func `brief text is one line`() throws {
    #expect(!(try document(.text, .brief, title: "Title")).contains("Title"))
  }

  @Test(arguments: Detail.allCases)
  func `JSON holds every sentence with its facts and a version`(detail: Detail) throws {
    let json = try JSONSerialization.jsonObject(with: Data(try document(.json, detail).utf8))
    let body = try #require(json as? [String: Any])
    #expect(body["schema"] as? String == "chartvoice-narration")
    #expect(body["version"] as? Int == AccessibilityTree.schemaVersion)
    let sentences = try #require(body["sentences"] as? [[String: Any]])
    #expect(sentences.count == (try narrator().description(detail).sentences.count))
    #expect(sentences.allSatisfy { ($0["facts"] as? [String])?.isEmpty == false })
  }

  @Test func `the tree's JSON and text hold the same nodes`() throws {
    let document = TreeDocument(try narrator())
    var diagnostics: [LocalizationDiagnostic] = []
    let lines = document.text(diagnostics: &diagnostics).split(separator: "\n")
    let json = try JSONSerialization.jsonObject(
      with: Data(document.json(diagnostics: &diagnostics).utf8)
    )
    var open = [try #require((json as? [String: Any])?["root"] as? [String: Any])]
    var ids: [String] = []
    while let node = open.popLast() {
      ids.append(try #require(node["id"] as? String))
      open += (node["children"] as? [[String: Any]] ?? []).reversed()
    }
    let told = lines.map { line in "\(line.split(separator: "[").last ?? "")" }
    #expect(told == ids.map { "\($0)]" })
    #expect(diagnostics.isEmpty)
  }

  @Test func `each fact is printed with its formula and rows`() throws {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = FactsDocument(try narrator()).text(diagnostics: &diagnostics)
    #expect(text.contains("max(sales); row 1"))
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["1. one", "2) two", "- item", "+ p"])
  func `a sentence that begins like an item of a list is none in Markdown`(name: String) throws {
    let spec = MinimalChart.named([name, "b", "c"], [3, 2, 1])
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let localizer = Localizer(locale: try #require(LocaleTag("en")))
    let markdown = Narrator(tree, localizer: localizer).description(.full)
      .document(.markdown, localizer: localizer)
    let items = markdown.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(
      items.allSatisfy { item in
        let text = item.dropFirst(2)
        let rest = text.drop { $0.isASCII && $0.isNumber }
        let isOrdered = rest.count < text.count && (rest.hasPrefix(".") || rest.hasPrefix(")"))
        return !text.hasPrefix("-") && !text.hasPrefix("+") && !isOrdered
      }
    )
  }
}
