import ChartLocalization
import LocaleChecks
import Testing

/// Defects of catalogues that were shipped, rebuilt small.
///
/// Source: the German, Spanish and English catalogues of Chart2Music; the Chinese and Norwegian ones of
/// Highcharts; the English aria texts of ECharts; the plurals of several programs in Flutter.
struct ShippedDefectsTests {
  private func findings(_ english: String, _ tag: String, _ translation: String) -> [Finding] {
    func file(_ tag: String, _ members: String) -> (path: String, bytes: [UInt8]) {
      ("\(tag)/interface.arb", Array("{\"@@locale\": \"\(tag)\",\n\(members)}".utf8))
    }
    return LocaleFolder(files: [file("en", english), file(tag, translation)]).findings()
  }

  @Test(arguments: [
    // Chart2Music, German: the placeholder's name was translated.
    (
      #""group-unknown": "Group {title}.""#, "de", #""group-unknown": "Gruppe {Titel}.""#, "L101",
      "de 2:26"
    ),
    // Chart2Music, German: sentences about kinds of charts end without a mark.
    (
      #""chart-line": "This is a line chart.""#, "de",
      #""chart-line": "Dies ist ein Liniendiagramm""#,
      "L201", "de 2:42"
    ),
    // Chart2Music, German: 32 of 153 keys are absent.
    (
      #""chart-line": "Line chart.", "chart-bar": "Bar chart.""#, "de",
      #""chart-line": "Liniendiagramm.""#, "L001", "de"
    ),
    // Chart2Music, English: the quote opens behind a letter.
    (#""summary": "This chart is titled\" {title}\".""#, "en", "", "L203", "en 2:33"),
    // Highcharts, Chinese: the number of points where that of series is meant.
    (
      #""combination-chart": "Combination chart with {numSeries} data series.""#, "zh-CN",
      #""combination-chart": "组合图表，共{numPoints}个数据系列。""#, "L101", "zh-CN 2:29"
    ),
    // Highcharts, Norwegian: English words were left.
    (
      #""line-chart": "Line chart with {count} data points.""#, "nb",
      #""line-chart": "Linjediagram med {count} data points.""#, "L009", "nb 2:41"
    ),
    // ECharts: a full-width comma in English.
    (
      #""series": "The type of series is {type}， and it has {count} values.""#, "en", "", "L202",
      "en 2:40"
    ),
    // Polish without 'many', which crashed a program; Spanish with a key of an older source.
    (
      #""hours": "{n, plural, one {# hour} other {# hours}}""#, "pl",
      #""hours": "{n, plural, one {# godzina} few {# godziny} other {# godziny}}""#, "L103",
      "pl 2:12"
    ),
  ])
  func `a defect that was shipped is found at its place`(
    english: String,
    tag: String,
    translation: String,
    check: String,
    place: String
  ) {
    let files = tag == "en" ? [(tag, english)] : [("en", english), (tag, translation)]
    let folder = LocaleFolder(
      files: files.map { tag, members in
        ("\(tag)/interface.arb", Array("{\"@@locale\": \"\(tag)\",\n\(members)}".utf8))
      }
    )
    let findings = folder.findings()
    #expect(findings.map(\.check) == [check], "\(findings)")
    let found = findings.first.map { finding in
      (finding.locale ?? "") + (finding.place.start.map { " \($0)" } ?? "")
    }
    #expect(found == place)
  }

  @Test func `a key of an older source is one too many, and the new one is absent`() {
    let findings = findings(
      #""description-untitled": "Chart.""#,
      "es",
      #""description-title": "Gráfico.""#
    )
    #expect(findings.map(\.check) == ["L001", "L002"])
    #expect(findings.map(\.message) == ["description-untitled", "description-title"])
  }
}
