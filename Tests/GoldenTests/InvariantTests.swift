import ChartCommands
import ChartTestSupport
import ChartVoice
import Testing

/// Laws of descriptions that hold of every golden case in every language.
struct InvariantTests {
  private static let tags = everyLocale

  private func narrator(_ demo: DemoChart, _ tag: String) throws -> Narrator {
    let chart = try AccessibleChart(table: demo.table, choices: demo.choices)
    return chart.narrator(Localizer(locale: try #require(LocaleTag(tag))))
  }

  @Test(arguments: DemoChart.all, tags)
  func `every number in a sentence is a rounding of a number in its facts`(
    demo: DemoChart,
    tag: String
  ) throws {
    let narrator = try narrator(demo, tag)
    let signs = NumberSigns(narrator.localizer)
    for detail in Detail.allCases {
      for sentence in narrator.description(detail).sentences {
        let known = narrator.tree.facts.filter { sentence.facts.contains($0.id) }
          .flatMap { $0.numbers }
        for number in WrittenNumber.all(in: signs.english(sentence.text)) {
          #expect(
            known.contains { number.isRounding(of: $0) },
            "\(number.text) in \(sentence.text)"
          )
        }
      }
    }
  }

  @Test(arguments: DemoChart.all, tags)
  func `every sentence ends once and has no holes`(demo: DemoChart, tag: String) throws {
    let narrator = try narrator(demo, tag)
    for detail in Detail.allCases {
      for sentence in narrator.description(detail).sentences {
        #expect(sentenceEnds.contains { sentence.text.last == $0 })
        #expect(
          ["{", "}", "NaN", "null", "  ", "()", ".."].allSatisfy { !sentence.text.contains($0) }
        )
      }
    }
  }

  @Test(arguments: DemoChart.all, everyLocaleBeyondLatin)
  func `no English word stands in another language's text beyond the data's own`(
    demo: DemoChart,
    tag: String
  ) throws {
    let narrator = try narrator(demo, tag)
    let own = Set(Self.words(in: demo.table)).union(["z", "p"])
    for detail in Detail.allCases {
      for sentence in narrator.description(detail).sentences {
        #expect(Set(Self.words(in: sentence.text)).subtracting(own).isEmpty, "\(sentence.text)")
      }
    }
  }

  @Test(arguments: DemoChart.all)
  func `brief has at most 25 words and standard at most 90 in English`(demo: DemoChart) throws {
    let narrator = try narrator(demo, "en")
    for (detail, most) in [(Detail.brief, 25), (.standard, 90)] {
      let text = narrator.description(detail).document(.text, localizer: narrator.localizer)
      #expect(text.split(whereSeparator: \.isWhitespace).count <= most, "\(text)")
    }
  }

  @Test(arguments: DemoChart.all, tags.dropFirst())
  func `all languages render the same facts`(demo: DemoChart, tag: String) throws {
    for detail in Detail.allCases {
      let english = try narrator(demo, "en").description(detail).sentences.map(\.facts)
      #expect(try narrator(demo, tag).description(detail).sentences.map(\.facts) == english)
    }
  }

  @Test(arguments: DemoChart.all)
  func `the same input gives the same bytes`(demo: DemoChart) throws {
    let drawings = try (0..<2).map { _ in
      try AccessibleChart(table: demo.table, choices: demo.choices).drawing().text
    }
    #expect(drawings[0] == drawings[1])
  }

  // MARK: Reading texts

  /// The runs of Latin letters in a text.
  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter && ($0.isASCII || "ê".contains($0))) }.map(String.init)
  }
}
