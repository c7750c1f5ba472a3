import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartRendering

/// What the program itself does with messages: whether it joins two without the end of a sentence between
/// them (L114), and whether it says anything that no catalogue gave (L115).
struct JoinChecks {
  private let marked: MarkedCatalogue
  private let localizer: Localizer
  private let accented: Localizer
  /// What stands between the items of a list, which is no message's.
  private let listWords: Set<String>
  private(set) var faults = Faults()

  init(_ source: Catalogue) {
    marked = MarkedCatalogue(source)
    localizer = Localizer(locale: source.locale, catalogues: [marked.catalogue])
    let pseudo = PseudoLocale.accents
    accented = Localizer(locale: pseudo.locale, catalogues: [pseudo.catalogue(from: source)])
    listWords = Set(
      accented.list(["1", "2", "3"]).split { !$0.isLetter }.map(String.init)
    )
  }

  /// Checks what is told of one chart.
  mutating func check(_ checked: CheckedChart) {
    let narrator = Narrator(checked.chart.tree, localizer: localizer)
    for detail in Detail.allCases {
      checkJoins(narrator.description(detail).document(.text, localizer: localizer), checked.name)
    }
    let teller = PhraseTeller(checked.chart.tree, localizer: accented, voice: nil)
    for phrase in checked.phrases(places: 20) { checkOrigin(phrase, teller, checked.name) }
  }

  /// Checks a text in which messages stand between marks.
  mutating func checkJoins(_ document: String, _ chart: String) {
    for line in document.split(separator: "\n") {
      let spans = marked.spans(in: String(line)).filter { $0.depth == 0 }
      for (first, second) in zip(spans, spans.dropFirst()) {
        let last = first.text.last { !"\u{2069}\"”»』」)".contains($0) }
        guard let last, !Self.ends.contains(last) else { continue }
        faults.add(
          Fault(
            check: "L114",
            locale: localizer.locale,
            message: first.id,
            likeness: second.id,
            sentence:
              "chart “\(chart)” sets “\(second.text.short)” ({\(second.id)}) right behind “\(first.text.short)”, which ends no sentence"
          )
        )
      }
    }
  }

  private static let ends: Set<Character> = [".", "!", "?", "。", "！", "？", "।", "۔", "؟", ":", "："]

  /// Letters without accents, in a text whose every message has them, are of the data or of nobody.
  private mutating func checkOrigin(_ phrase: Phrase, _ teller: PhraseTeller, _ chart: String) {
    var diagnostics: [LocalizationDiagnostic] = []
    let text = teller.narrator.text(phrase, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { return }
    let own = phrase.quantities.values.flatMap { $0.texts(teller) }
    checkOrigin(of: text, own, phrase.message, chart)
  }

  /// Checks a text of which the data gave some.
  mutating func checkOrigin(of text: String, _ own: [String], _ message: String, _ chart: String) {
    var rest = text
    for text in own.sorted(by: { $0.count > $1.count }) where !text.isEmpty {
      while let range = TextSurface.range(of: text, in: rest) {
        rest.replaceSubrange(range, with: "\u{FFFC}")
      }
    }
    let word = rest.split { !$0.isLetter }.map(String.init).first {
      $0.count > 1 && $0.allSatisfy(\.isASCII) && !listWords.contains($0)
    }
    guard let word else { return }
    faults.add(
      Fault(
        check: "L115",
        locale: localizer.locale,
        message: message,
        likeness: word,
        sentence: "chart “\(chart)” says “\(word)”, which no catalogue gave"
      )
    )
  }
}

extension Quantity {
  /// The texts of the data, and the dates, within the quantity.
  fileprivate func texts(_ teller: PhraseTeller) -> [String] {
    dataTexts
      + expected.compactMap { fact in
        guard case .verbatim(let quantity) = fact else { return nil }
        return teller.text(quantity)
      }
  }
}
