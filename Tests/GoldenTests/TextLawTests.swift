import ChartTestSupport
import ChartVoice
import Testing

/// Laws of the words, over every chart of ``LawCharts`` in every language.
struct TextLawTests {
  @Test func `no NaN, null, undefined, object, braces, double spaces or empty parentheses`() {
    let holes = [
      "NaN", "nan", "null", "nil", "undefined", "[object", "{", "}", "  ", "()", "（）", "#",
    ]
    for told in ToldChart.all {
      #expect(told.narration.diagnostics.isEmpty, "\(told.name) \(told.tag)")
      for (sentence, text) in zip(told.narration.sentences, told.ownWords) {
        let words = Set(text.split { !$0.isLetter }.map(String.init))
        // A function can be undefined at a place, and that is said.
        let isOfFunction = sentence.facts.contains { $0.contains("#function-") }
        for hole in holes where hole != "undefined" || !isOfFunction {
          let isThere = hole.allSatisfy(\.isLetter) ? words.contains(hole) : text.contains(hole)
          #expect(!isThere, "\(told.name), \(told.tag), \(told.detail): «\(hole)» in \(text)")
        }
      }
    }
  }

  @Test func `one final period`() {
    let periods: Set<Character> = [".", "。"]
    for told in ToldChart.all {
      for sentence in told.narration.sentences {
        let tail = sentence.text.suffix(2)
        #expect(periods.contains(tail.last ?? " "), "\(told.name), \(told.tag): \(sentence.text)")
        #expect(!periods.contains(tail.first ?? "."), "\(told.name), \(told.tag): \(sentence.text)")
      }
    }
  }

  @Test func `every number in the text is a rounding of a number in a fact`() {
    for told in ToldChart.all {
      // What is left out is counted by the plan, and proven by a law of its own.
      for sentence in told.narration.sentences where !sentence.facts.isEmpty {
        let facts = told.facts(of: sentence)
        // A slope along amounts is told for each 1 of them.
        let known =
          facts.flatMap(\.numbers) + (facts.contains { $0.baseKind == "direction" } ? [1] : [])
        for number in told.numbers(in: Self.withoutIdioms(sentence.text, told.tag)) {
          #expect(
            known.contains { number.isRounding(of: $0) },
            "\(told.name), \(told.tag), \(told.detail): \(number.text) in \(sentence.text)"
          )
        }
      }
    }
  }

  /// A text without the digits of set phrases: Japanese writes "a month" and "both lines" with them.
  private static func withoutIdioms(_ text: String, _ tag: String) -> String {
    guard tag == "ja" else { return text }
    return text.replacing(/1(か月|日|年|時間|分|秒|週間|四半期)(あたり|の合計)/, with: "")
      .replacing("2本の線", with: "")
  }

  @Test func `all locales render the same fact ids`() {
    var english: [String: [[String]]] = [:]
    for told in ToldChart.all {
      // English comes first of each chart.
      let key = "\(told.number) \(told.detail)"
      let facts = told.narration.sentences.map(\.facts)
      if told.tag == "en" {
        english[key] = facts
      } else {
        #expect(english[key] == facts, "\(told.name), \(told.tag), \(told.detail)")
      }
    }
  }

  @Test(arguments: everyLocale)
  func `nominal axis: no trend word`(tag: String) throws {
    let locale = try #require(LocaleTag(tag))
    let lexicon = try #require(Lexicon.embedded(for: locale))
    let trends: [Lexicon.Section] = [
      .rises, .risesSlightly, .falls, .fallsSlightly, .noClearTrend, .stepsUp, .stepsDown,
    ]
    var count = 0
    for told in ToldChart.all where told.tag == tag && told.chart.isNominal {
      count += 1
      for text in told.ownWords {
        let found = trends.filter { lexicon.contains($0, in: text) }
        #expect(found.isEmpty, "\(told.name): \(found) in \(text)")
      }
    }
    #expect(count > 50)
  }

  @Test func `reading grade at most 9 in English brief and standard in the mean, and 12 in each`() {
    let texts = ToldChart.all.filter {
      $0.tag == "en" && $0.detail != .full && !$0.name.contains("random")
    }
    var grades: [Double] = []
    for told in texts {
      let grade = ReadingGrade.grade(of: told.ownWords)
      grades.append(grade)
      #expect(grade <= 12, "\(told.name), \(told.detail): \(grade) \(told.ownWords)")
    }
    let mean = grades.reduce(0, +) / Double(max(1, grades.count))
    #expect(mean <= 9, "\(mean) over \(grades.count) texts")
  }
}

extension AccessibleChart {
  /// Whether all that stands along the dimension are names.
  var isNominal: Bool {
    !resolved.layers.isEmpty
      && resolved.layers.allSatisfy { $0.dimension?.values.kind == .nominal }
  }
}
