import ChartAccessibility
import ChartLocalization
import ChartSpeech
import NarrationChecks
import Testing

/// What every language says of the same charts stands side by side.
struct MatrixTests {
  private func matrix(_ tags: [String], budget: Double? = nil) throws -> NarrationMatrix {
    NarrationMatrix(
      Array(NarrationMatrix.charts.prefix(2)),
      locales: try tags.map { try Planted.locale($0) },
      details: [.brief, .standard],
      budget: budget,
      hears: false
    )
  }

  @Test func `every chart has every detail in every language`() throws {
    let matrix = try matrix(["en", "ko", "ja"])
    #expect(matrix.rows.count == 4)
    for row in matrix.rows {
      #expect(row.cells.map(\.locale.description) == ["en", "ko", "ja"])
      #expect(row.cells.allSatisfy { !$0.text.isEmpty && $0.seconds > 1 })
      #expect(row.cells[1].speech?.contains { $0.isNumber } == false)
      #expect(row.cells[2].speech == nil)
    }
  }

  @Test func `sentences stand beside the source's with their facts, each once`() throws {
    let matrix = try matrix(["en", "ko"])
    #expect(matrix.translations.allSatisfy { $0.locale.description == "ko" && !$0.facts.isEmpty })
    let total = matrix.translations.filter { $0.key == "total-and-mean" }
    #expect(total.count == 1 || total.isEmpty)
    #expect(Set(matrix.translations.map { $0.key + $0.source }).count == matrix.translations.count)
    #expect(
      matrix.translations.contains {
        $0.source.contains("Cachapa") && $0.target.contains("Cachapa")
      }
    )
  }

  @Test func `the page has language and direction in every cell, headers, and no script`() throws {
    let html = try matrix(["en", "ar"]).html
    #expect(
      html.contains("<td lang=\"ar\" dir=\"rtl\">") && html.contains("<td lang=\"en\" dir=\"ltr\">")
    )
    #expect(html.contains("<html lang=\"en\">") && !html.contains("<script"))
    let tables = html.components("<table>")
    #expect(tables == html.components("<caption>") && tables == html.components("</table>"))
    #expect(html.components("<tr>") == html.components("<th scope=\"row\">") + tables)
    #expect(html.contains("ICU \(Localizer.dataVersions.icu); CLDR \(Localizer.dataVersions.cldr)"))
  }

  @Test func `names of the data mean nothing to the page or to Markdown`() throws {
    let matrix = try matrix(["en"])
    let lines = matrix.markdown.split(separator: "\n").filter { $0.hasPrefix("| en |") }
    #expect(lines.count == 4)
    for line in lines {
      var count = 0
      var before: Character = " "
      for character in line {
        if character == "|", before != "\\" { count += 1 }
        before = character
      }
      #expect(count == 6)
    }
  }

  @Test func `what takes longer than it may is said`() throws {
    #expect(try matrix(["en"], budget: 2).markdown.contains("over the 2 allowed"))
    #expect(try !matrix(["en"], budget: 600).markdown.contains("allowed"))
  }

  @Test(.enabled(if: SpeechEngine.libraryVersion != nil, "espeak-ng is not installed"))
  func `seconds are those of the voice where there is one`() throws {
    let matrix = NarrationMatrix(
      Array(NarrationMatrix.charts.prefix(1)),
      locales: [.english, try Planted.locale("ja")],
      details: [.brief]
    )
    #expect(matrix.rows[0].cells.map(\.isHeard) == [true, false])
    #expect((4...12).contains(matrix.rows[0].cells[0].seconds))
    #expect(matrix.voices["en"] == "en-us" && matrix.html.contains("espeak-ng 1."))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
