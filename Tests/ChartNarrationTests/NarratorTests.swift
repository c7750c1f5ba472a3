import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

struct NarratorTests {
  private func narrator(_ spec: ChartSpec, _ tag: String = "en") throws -> Narrator {
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    return Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag(tag))))
  }

  private func text(_ spec: ChartSpec, _ detail: Detail, _ tag: String = "en") throws -> String {
    let narrator = try narrator(spec, tag)
    return narrator.description(detail).document(.text, localizer: narrator.localizer)
  }

  @Test(arguments: [("en", "4.3%"), ("de", "4,3\u{A0}%"), ("tr", "%4,3")])
  func `a percent sign stands where and as each language writes it`(
    tag: String,
    amount: String
  ) throws {
    var spec = MinimalChart.named(["a", "b"], [4.3, 5.1])
    spec.layers[0].channels[.y]?.unit = "%"
    #expect(try text(spec, .full, tag).contains(amount))
  }

  @Test func `two equal values are both told as one`() throws {
    #expect(try text(MinimalChart.daily([7, 7]), .full).contains("Both values are 7."))
    #expect(try text(MinimalChart.daily([7, 7, 7]), .full).contains("All 3 values are 7."))
  }

  @Test(arguments: everyLocale)
  func `every chart is told with whole sentences and no holes`(tag: String) throws {
    for spec in sample(RandomCharts.make(60, seed: 41), in: tag) {
      let narrator = try narrator(spec, tag)
      for detail in Detail.allCases {
        let narration = narrator.description(detail)
        #expect(narration.diagnostics.isEmpty)
        for sentence in narration.sentences {
          let bad = ["{", "}", "  ", "()", ", ,", "、、", "，，", "،،", "،,"]
          #expect(bad.allSatisfy { !sentence.text.contains($0) }, "\(sentence.text)")
          let words = Set(sentence.text.split { !$0.isLetter }.map(String.init))
          #expect(words.isDisjoint(with: ["NaN", "null", "nil", "undefined", "inf"]))
          #expect(sentenceEnds.contains { sentence.text.last == $0 }, "\(sentence.text)")
          #expect(
            !sentenceEnds.contains { sentence.text.dropLast().last == $0 },
            "\(sentence.text)"
          )
        }
      }
    }
  }

  @Test(arguments: everyLocale.dropFirst())
  func `every language states the same facts in the same order`(tag: String) throws {
    for spec in sample(RandomCharts.make(20, seed: 42), in: tag) {
      for detail in Detail.allCases {
        let english = try narrator(spec).description(detail).sentences.map(\.facts)
        #expect(try narrator(spec, tag).description(detail).sentences.map(\.facts) == english)
      }
    }
  }

  @Test func `brief is one sentence of at most 25 words`() throws {
    let specs = [
      MinimalChart.daily([1, 5, 2, 8, 3, 9, 4]), MinimalChart.named(["a", "b", "c"], [1, 2, 3]),
      MinimalChart.pairs([1, 2, 3, 4, 5, 6], [2, 4, 3, 6, 5, 7]),
    ]
    for spec in specs {
      #expect(try text(spec, .brief).split(separator: " ").count <= 25)
      #expect(try narrator(spec).description(.brief).sentences.count == 1)
    }
  }

  @Test func `ties are all named`() throws {
    #expect(
      try text(MinimalChart.named(["a", "b", "c"], [3, 3, 1]), .brief).contains(
        "a and b led together with 3"
      )
    )
  }

  @Test(arguments: [
    ([], "The chart has no data."), ([5], "one value, 5 (May 8)"), ([5, 7], "from 5 to 7"),
    ([5, 5, 5], "constant at 5"),
  ])
  func `none, one, two and equal values have sentences of their own`(
    amounts: [Double],
    expected: String
  ) throws {
    #expect(try text(MinimalChart.daily(amounts), .brief).contains(expected))
  }

  @Test func `small fractions are told with their digits and no noise`() throws {
    let said = try text(MinimalChart.named(["a", "b"], [0.1, 0.2]), .standard)
    #expect(said.contains("0.3;"))
    #expect(said.contains("0.15"))
  }

  @Test func `derived numbers keep every digit before the decimal mark`() throws {
    let said = try text(MinimalChart.daily([1_234_567, 1_234_568, 1_234_570]), .standard)
    #expect(said.contains("average 1,234,568"))
  }

  @Test func `the axis's own number form reaches every sentence`() throws {
    var spec = MinimalChart.named(["a", "b"], [1200, -3400])
    spec.layers[0].channels[.y]?.format = NumberFormat(specifier: "$,.2f")
    let said = try text(spec, .standard)
    #expect(said.contains("$1,200.00"))
    #expect(said.contains("-$3,400.00"))
  }

  @Test func `units follow amounts`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2])
    spec.layers[0].channels[.y]?.unit = "km"
    #expect(try text(spec, .brief).contains("2 km"))
  }

  @Test func `dates repeat no year that all of them share`() throws {
    let said = try text(MinimalChart.daily([1, 2, 4, 3, 5, 6]), .standard)
    #expect(said.contains("from May 8, 2022 to May 13, 2022"))
    #expect(said.contains("6 (May 13)"))
  }

  @Test func `a grid is told by its columns and rows, and a cell by both names`() throws {
    let spec = ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .x: Column("week", values: .categories(CategoryValues(["1", "2", "1", "2"]))),
          .y: Column("weekday", values: .categories(CategoryValues(["Mon", "Mon", "Tue", "Tue"]))),
          .color: Column("sales", values: .numbers([5, 7, 9, .nan])),
        ]
      )
    ])
    #expect(
      try text(spec, .brief).contains("by week and weekday: lowest 5 (1, Mon), highest 9 (1, Tue)")
    )
    #expect(try text(spec, .standard).contains("1 of 4 values is missing"))
  }

  @Test func `several tied values of one name are said once`() throws {
    let spec = MinimalChart.named(["a", "a", "b", "b"], [1, 1, 5, 3], mark: .point)
    #expect(try text(spec, .standard).contains("Lowest 1 (a), highest 5 (b)"))
  }

  @Test func `a chart of a single rule says its sentence once`() throws {
    let spec = ChartSpec(layers: [
      MarkLayer(.rule, channels: [.y: Column("limit", values: .numbers([137]))])
    ])
    #expect(try text(spec, .standard) == "Chart with a line drawn at 137 (limit).")
  }

  @Test func `a rectangle between values is told by its extents, a nameless column as such`() throws
  {
    let numbers = { (name: String, values: [Double]) in Column(name, values: .numbers(values)) }
    let spec = ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .xStart: numbers("x", [0, 2]), .xEnd: numbers("x", [1, 3]),
          .yStart: numbers("y", [5, 7]), .yEnd: numbers("y", [6, 9]),
        ]
      )
    ])
    #expect(try text(spec, .standard).contains("(2 to 3, 7 to 9)"))
    var nameless = MinimalChart.named(["a", "b"], [1, 2])
    nameless.layers[0].channels[.y]?.name = ""
    let said = try text(nameless, .standard)
    #expect(said.contains("without a name") && !said.contains("  "))
  }

  @Test(arguments: everyLocale)
  func `amounts of any size are told without holes`(tag: String) throws {
    let tiny = Double.leastNonzeroMagnitude
    let series: [[Double]] = [
      [1e308, 1.5e308, 1e308, 1.7e308, 1e308, 1.1e308],
      [tiny, 2 * tiny, tiny, 3 * tiny, tiny, tiny],
      [1_000 * tiny, 1e300, 5, -1e300, 0, 7, 8], [0.1 + 0.2, 1e15, 123_456_789.123_456, 4, 5, 6],
    ]
    for amounts in series {
      let names = amounts.indices.map { Optional("n\($0)") }
      for spec in [MinimalChart.daily(amounts), MinimalChart.named(names, amounts)] {
        for detail in Detail.allCases {
          let narration = try narrator(spec, tag).description(detail)
          #expect(narration.diagnostics.isEmpty)
          for sentence in narration.sentences {
            #expect(["{", "NaN", "inf", "∞"].allSatisfy { !sentence.text.contains($0) })
            #expect(sentence.text.count < 400)
          }
        }
      }
    }
  }

  @Test func `a sum beyond all numbers is not told, nor a share of it`() throws {
    let said = try text(MinimalChart.named(["a", "b", "c"], [1e308, 1.5e308, 1e308]), .standard)
    #expect(!said.contains("Together") && !said.contains("%"))
  }

  @Test
  func `a share that is not nothing is never told as nothing, nor one that is not all as all`()
    throws
  {
    let said = try text(MinimalChart.named(["big", "small"], [999_999.5, 2]), .full)
    #expect(said.contains("more than 99.9%") && said.contains("less than 0.1%"))
  }

  @Test func `names stay on one line, and long ones are cut`() throws {
    let spec = MinimalChart.named(
      ["a\u{1B}[31m\nb", String(repeating: "x", count: 5_000)],
      [1, 2]
    )
    let narrator = try narrator(spec)
    for sentence in narrator.description(.full).sentences {
      #expect(!sentence.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(sentence.text.count < 600)
    }
    #expect(try text(spec, .full).contains("a [31m b"))
  }

  @Test func `a name that runs from right to left is isolated`() throws {
    let said = try text(MinimalChart.named(["שלום 5", "b"], [1, 2]), .standard)
    #expect(said.contains("\u{2068}שלום 5\u{2069}"))
  }

  @Test func `what shares a place is said, and first and last go by averages`() throws {
    var spec = MinimalChart.daily([1, 5, 2, 8, 3, 9])
    spec.layers[0].channels[.x]?.values = .dates(
      [1, 1, 2, 2, 3, 3].map { MinimalChart.day(2024, 1, $0) },
      unit: .day
    )
    let said = try text(spec, .standard)
    #expect(said.contains("3 places hold several values"))
    #expect(said.contains("from 3 to 6"))
    #expect(try !text(spec, .full).contains("first value"))
  }

  @Test func `a row of totals is said to be the sum of the others`() throws {
    let said = try text(MinimalChart.named(["A", "B", "Total"], [10, 20, 30]), .standard)
    #expect(said.contains("The others add up to Total."))
    #expect(!said.contains("Together") && !said.contains("%"))
  }

  @Test func `rectangles that stand for amounts are ranked like bars`() throws {
    let said = try text(MinimalChart.named(["a", "b"], [1, 2], mark: .rectangle), .standard)
    #expect(
      said.hasPrefix("Chart of sales by style for 2 categories") && said.contains("b led with 2")
    )
  }
}
