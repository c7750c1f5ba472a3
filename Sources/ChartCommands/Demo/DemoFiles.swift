import ChartAccessibility
import ChartAudio
import ChartLocalization
import ChartNarration
import ChartRendering
import ChartSonification

/// Every rendering that there is of one demo chart, as files by name.
struct DemoFiles {
  /// One file.
  struct File {
    var name: String
    var bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// Text, with a newline at its end.
    init(_ name: String, _ text: String) {
      self.init(name, Array((text.hasSuffix("\n") ? text : "\(text)\n").utf8))
    }
  }

  /// The languages of the demo, unless one more is asked for: all of them would be a thousand files.
  private static let usual = ["en", "ko", "ja", "zh-Hans"]

  private let demo: DemoChart
  private let chart: AccessibleChart
  private let localizers: [Localizer]

  /// Reads a chart, to be told in the usual languages and the one asked for, by the same catalogues.
  init(reading demo: DemoChart, _ words: Words) throws(CommandFailure) {
    self.demo = demo
    let usual = Self.usual.compactMap { LocaleTag($0) }
    let asked = words.localizer
    localizers =
      usual.map { $0 == asked.locale ? asked : words.localizer(for: $0) }
      + (usual.contains(asked.locale) ? [] : [asked])
    do {
      chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    } catch {
      throw .input(InputFault(demo.name, .notUnderstood(nil, "\(error)")))
    }
  }

  /// The table, the tones with their score, and in every language of the demo the words, the tree,
  /// the facts and the picture.
  func files() throws(CommandFailure) -> [File] {
    let score = chart.score()
    var files = [
      File("\(demo.name).csv", demo.table),
      File("score.json", score.json(proof: chart.proof().json)),
      File("score.txt", score.text),
      File("chart.flac", try AudioFileFormat.flac.bytes(of: score.rendered())),
    ]
    for localizer in localizers { files += self.files(localizer) }
    return files
  }

  /// The brief description as each voice tells it, for the languages that have one; throws where no
  /// speech is to be had at all.
  func spoken() throws(CommandFailure) -> [File] {
    var files: [File] = []
    for localizer in localizers {
      guard let spoken = try SpokenChart(chart, readersOf: localizer) else { continue }
      let locale = localizer.locale
      let sound = try spoken.repeatable().sound()
      files.append(File("brief.\(locale).flac", try AudioFileFormat.flac.bytes(of: sound)))
      files.append(File("brief.\(locale).spoken.txt", spoken.text))
    }
    return files
  }

  /// The chart told at the standard length.
  func description(_ localizer: Localizer) -> String {
    chart.narrator(localizer).description(.standard).document(.text, localizer: localizer)
  }

  private func files(_ localizer: Localizer) -> [File] {
    let locale = localizer.locale
    let narrator = chart.narrator(localizer)
    var diagnostics: [LocalizationDiagnostic] = []
    var files = Detail.allCases.map { detail in
      File(
        "\(detail.rawValue).\(locale).txt",
        narrator.description(detail).document(.text, localizer: localizer)
      )
    }
    let full = narrator.description(.full)
    files.append(File("full.\(locale).md", full.document(.markdown, localizer: localizer)))
    files.append(File("full.\(locale).html", full.document(.html, localizer: localizer)))
    files.append(
      File(
        "full.\(locale).json",
        full.document(.json, localizer: localizer, proof: chart.proof(in: locale))
      )
    )
    let tree = TreeDocument(narrator)
    files.append(File("tree.\(locale).txt", tree.text(diagnostics: &diagnostics)))
    files.append(File("tree.\(locale).json", tree.json(diagnostics: &diagnostics)))
    let facts = FactsDocument(narrator)
    files.append(File("facts.\(locale).txt", facts.text(diagnostics: &diagnostics)))
    files.append(File("chart.\(locale).svg", chart.drawing(localizer: localizer).write()))
    return files
  }
}
