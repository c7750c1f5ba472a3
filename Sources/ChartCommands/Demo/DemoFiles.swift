import ChartAccessibility
import ChartLocalization
import ChartNarration
import ChartVoice

/// Every rendering that there is of one demo chart, as files by name.
struct DemoFiles {
  private let demo: DemoChart
  private let chart: AccessibleChart

  init(reading demo: DemoChart) throws(CommandFailure) {
    self.demo = demo
    do {
      chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    } catch {
      throw .input(InputFault(demo.name, .notUnderstood(nil, "\(error)")))
    }
  }

  /// The files, sorted by name: the table, then words in every language that is built in, the tree, the
  /// facts and the picture.
  var files: [(name: String, text: String)] {
    var files = [(name: "\(demo.name).csv", text: demo.table)]
    for locale in Catalogue.embeddedLocales { files += self.files(in: locale) }
    return files.map { ($0.name, $0.text.hasSuffix("\n") ? $0.text : "\($0.text)\n") }
      .sorted { $0.0 < $1.0 }
  }

  /// The chart told at the standard length.
  func description(_ localizer: Localizer) -> String {
    chart.narrator(localizer).description(.standard).document(.text, localizer: localizer)
  }

  private func files(in locale: LocaleTag) -> [(name: String, text: String)] {
    let localizer = Localizer(locale: locale)
    let narrator = chart.narrator(localizer)
    var diagnostics: [LocalizationDiagnostic] = []
    var files: [(name: String, text: String)] = []
    for detail in Detail.allCases {
      files.append(
        (
          "\(detail.rawValue).\(locale).txt",
          narrator.description(detail).document(.text, localizer: localizer)
        )
      )
    }
    let full = narrator.description(.full)
    files.append(("full.\(locale).md", full.document(.markdown, localizer: localizer)))
    files.append(("full.\(locale).html", full.document(.html, localizer: localizer)))
    files.append(("full.\(locale).json", full.document(.json, localizer: localizer)))
    files.append(("tree.\(locale).txt", TreeDocument(narrator).text(diagnostics: &diagnostics)))
    files.append(("tree.\(locale).json", TreeDocument(narrator).json(diagnostics: &diagnostics)))
    files.append(("facts.\(locale).txt", FactsDocument(narrator).text(diagnostics: &diagnostics)))
    files.append(("chart.\(locale).svg", chart.drawing(localizer: localizer).text))
    return files
  }
}
