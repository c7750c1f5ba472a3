import ChartCommands
import ChartTestSupport
import ChartVoice
import Testing

/// Laws of descriptions that hold of every golden case in every language.
struct InvariantTests {
  private static let tags = ["en", "ko", "ja", "zh-Hans"]

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
    for detail in Detail.allCases {
      for sentence in narrator.description(detail).sentences {
        let known = narrator.tree.facts.filter { sentence.facts.contains($0.id) }
          .flatMap { $0.numbers }
        for number in Self.numbers(in: sentence.text, names: narrator.tree.chart) {
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
        #expect([".", "。"].contains { sentence.text.hasSuffix($0) })
        #expect(
          ["{", "}", "NaN", "null", "  ", "()", ".."].allSatisfy { !sentence.text.contains($0) }
        )
      }
    }
  }

  @Test(arguments: DemoChart.all, tags.dropFirst())
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

  /// A number as it stands in a text.
  private struct WrittenNumber {
    var text: String
    var value: Double
    var decimals: Int

    func isRounding(of exact: Double) -> Bool {
      [exact, exact * 100].contains { abs(abs($0) - value) <= 0.5000001 * pow(decimals) }
    }

    private func pow(_ decimals: Int) -> Double {
      (0..<decimals).reduce(1) { power, _ in power / 10 }
    }
  }

  /// The numbers of a text, without those within names of the data.
  private static func numbers(in text: String, names: ResolvedChart) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    for run in text.split(whereSeparator: { !($0.isASCII && ($0.isNumber || ".,".contains($0))) }) {
      let digits = run.filter { $0 != "," }
      let trimmed = digits.hasSuffix(".") ? digits.dropLast() : digits[...]
      guard let value = Double(trimmed) else { continue }
      let decimals = trimmed.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        .first
      numbers.append(
        WrittenNumber(text: String(run), value: value, decimals: decimals?.count ?? 0)
      )
    }
    return numbers
  }

  /// The runs of Latin letters in a text.
  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter && ($0.isASCII || "ê".contains($0))) }.map(String.init)
  }
}

extension Fact {
  /// Every number that the fact states or that proves it, dates by their parts.
  fileprivate var numbers: [Double] {
    var numbers = quantities.values.flatMap(\.numbers)
    if let test = evidence.test {
      numbers +=
        [test.statistic] + [test.pValue.map { max($0, 0.001) }, test.effect].compactMap { $0 }
    }
    return numbers
  }
}

extension Quantity {
  fileprivate var numbers: [Double] {
    switch self {
    case .amount(let value, _, _, _), .share(let value): return [value]
    case .probability(let value): return [max(value, 0.001)]
    case .count(let count): return [Double(count)]
    case .date(let seconds, _, _):
      let date = CalendarDate(secondsSince1970: seconds, offset: utc)
      return [Double(date.year), Double(date.month), Double(date.day)]
    case .list(let items, let omitted): return items.flatMap(\.numbers) + [Double(omitted)]
    case .place(let first, let second), .span(let first, let second), .noted(let first, let second),
      .against(let first, let second):
      return first.numbers + second.numbers
    case .titled(_, let value): return value.numbers
    case .multipleOfPi(let numerator, let denominator):
      return [Double(numerator), Double(denominator)]
    case .calendar(let part, let number):
      return [Double(part == .hour ? (number + 11) % 12 + 1 : number)]
    case .clause(let phrase): return phrase.quantities.values.flatMap(\.numbers)
    case .name, .term, .topic: return []
    }
  }
}
