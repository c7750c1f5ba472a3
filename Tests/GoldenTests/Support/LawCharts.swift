import ChartCommands
import ChartTestSupport
import ChartVoice
import Foundation

/// The charts on which the laws of descriptions are tried: what people have read, what nobody on the
/// project wrote, and what chance makes.
enum LawCharts {
  /// A chart with a name for messages.
  struct Named: Sendable {
    let name: String
    let chart: AccessibleChart
  }

  /// English and four more languages, which change from chart to chart so that each has its turn.
  static func tags(ofChart number: Int) -> [String] {
    let others = everyLocale.dropFirst()
    return ["en"] + (0..<4).map { others[1 + (number * 4 + $0) % others.count] }
  }

  /// The demo charts and one of every kind that the model sentences are about.
  static let golden: [Named] = {
    let demos = DemoChart.all.compactMap { demo in
      named(demo.name) { try AccessibleChart(table: demo.table, choices: demo.choices) }
    }
    let models = ModelDescription.bars + ModelDescription.series + ModelDescription.shapes
    let kinds = models.compactMap { model in
      named(model.testDescription) { try AccessibleChart(try model.spec()) }
    }
    let others = [PancakeCharts.candles()] + ShapeCharts.all
    return demos + kinds + named("shape", others)
  }()

  /// Charts of which authors say more than the data do, and of which a part is selected: data that are
  /// changed under them leave what is said behind.
  static let authored = AuthoredCharts.all.compactMap { name, spec in
    named(name) { try AccessibleChart(spec) }
  }

  /// The tables of the corpus that can be read, as the charts that are chosen for them; none without it.
  static let corpus: [Named] = {
    guard Corpus.isPresent else { return [] }
    return ["stats/known", "messy"].flatMap { folder in
      let place = Corpus.folder.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      return names.sorted().filter { !$0.hasSuffix(".json") }.compactMap { name in
        named(name) { try AccessibleChart(contentsOf: place.appending(path: name).path) }
      }
    }
  }()

  /// Charts with random data of every kind.
  static let random: [Named] =
    named("random 71", RandomCharts.make(30, seed: 71))
    + named("every kind 72", RandomCharts.everyKind(4, seed: 72))

  /// All of them.
  static let all = golden + authored + corpus + random

  private static func named(_ name: String, _ specs: [ChartSpec]) -> [Named] {
    specs.enumerated().compactMap { number, spec in
      named("\(name), chart \(number)") { try AccessibleChart(spec) }
    }
  }

  private static func named(_ name: String, _ make: () throws -> AccessibleChart) -> Named? {
    (try? make()).map { Named(name: name, chart: $0) }
  }
}

/// One chart told at one level of detail in one language.
struct ToldChart: Sendable {
  /// The place of the chart among all.
  let number: Int
  let name: String
  let chart: AccessibleChart
  let tag: String
  let detail: Detail
  let narration: Narration
  let signs: NumberSigns

  /// The numbers of a text in the chart's language.
  func numbers(in text: String) -> [WrittenNumber] { WrittenNumber.all(in: signs.english(text)) }

  /// Every chart, told once for all laws.
  static let all: [ToldChart] = LawCharts.all.enumerated().flatMap { number, named in
    LawCharts.tags(ofChart: number).flatMap { tag -> [ToldChart] in
      guard let locale = LocaleTag(tag) else { return [] }
      let localizer = Localizer(locale: locale)
      let narrator = named.chart.narrator(localizer)
      let signs = NumberSigns(localizer)
      return Detail.allCases.map { detail in
        ToldChart(
          number: number,
          name: named.name,
          chart: named.chart,
          tag: tag,
          detail: detail,
          narration: narrator.description(detail),
          signs: signs
        )
      }
    }
  }

  /// The sentences with the names of the data taken out.
  var ownWords: [String] {
    let names = chart.names
    return narration.sentences.map { sentence in
      names.reduce(sentence.text) { Self.replacing($1, in: $0) }
    }
  }

  /// The text with a name replaced wherever it is no part of a longer word.
  private static func replacing(_ name: String, in text: String) -> String {
    guard text.contains(name) else { return text }
    let parts = text.split(separator: name, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { before, after in
      let isPart =
        [before.last, name.first].allSatisfy { $0?.isCased == true }
        || [name.last, after.first].allSatisfy { $0?.isCased == true }
      return before + (isPart ? name : "it") + after
    }
  }

  /// The facts that a sentence states.
  func facts(of sentence: Narration.Sentence) -> [Fact] {
    let ids = Set(sentence.facts)
    return chart.tree.facts.filter { ids.contains($0.id) }
  }
}

extension AccessibleChart {
  /// Every name that its facts may take verbatim from the data, the longest first.
  var names: [String] {
    var names = Set(tree.facts.flatMap { $0.quantities.values.flatMap(\.names) })
    names.formUnion([spec.title, spec.x.title, spec.y.title].compactMap { $0 })
    for layer in spec.layers {
      for column in layer.channels.values {
        names.formUnion([column.name, column.unit ?? ""])
      }
    }
    // A name stands in a text with its runs of spaces and line ends as one space.
    names.formUnion(names.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
    return names.filter { !$0.isEmpty }.sorted { ($0.count, $0) > ($1.count, $1) }
  }
}
