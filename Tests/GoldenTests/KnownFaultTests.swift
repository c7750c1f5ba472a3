import ChartTestSupport
import ChartVoice
import Testing

/// What is known to go wrong when charts are described, each as the law that rules it out.
struct KnownFaultTests {
  private func text(
    _ spec: ChartSpec,
    _ detail: Detail = .full,
    _ tag: String = "en"
  ) throws
    -> String
  {
    try AccessibleChart(spec).text(detail, in: try #require(LocaleTag(tag)))
  }

  private func told(_ table: String, _ detail: Detail = .full) throws -> String {
    try AccessibleChart(table: table).text(detail)
  }

  private func leaves(_ chart: AccessibleChart) -> [AccessibilityNode] {
    func below(_ node: AccessibilityNode) -> [AccessibilityNode] {
      let children = chart.tree.children(of: node)
      return children.isEmpty ? [node] : children.flatMap(below)
    }
    return below(chart.tree.root).filter { $0.role == .mark }
  }

  // MARK: Numbers

  // No decimals are a choice; read as "no choice", all of them are shown.
  @Test func `a form without decimals is kept`() throws {
    var spec = MinimalChart.named(["a", "b"], [1.234, 5.678])
    spec.layers[0].channels[.y]?.format = NumberFormat(decimals: 0)
    let said = try text(spec)
    #expect(said.contains("Lowest 1 (a), highest 6 (b)"), "\(said)")
    #expect(!said.contains("1.2") && !said.contains("5.7"), "\(said)")
  }

  // Sums in binary show their last digits; averages are read aloud with sixteen.
  @Test func `computed numbers show no noise, and averages at most four digits that matter`()
    throws
  {
    let said = try text(MinimalChart.named(["a", "b", "c"], [0.1, 0.2, 21.957_700_280_519_678]))
    #expect(said.contains("average 7.419") && said.contains("median 0.2"), "\(said)")
    #expect(try text(MinimalChart.named(["a", "b"], [0.1, 0.2])).contains("Together: 0.3."))
    #expect(try text(MinimalChart.named(["a", "b"], [0.3, 0.4])).contains("average 0.35"))
  }

  // Large amounts have been taken for milliseconds and read as dates.
  @Test func `large numbers stay numbers`() throws {
    let said = try told("country,income\nA,1417170000000\nB,1417170000001\n")
    #expect(said.contains("1,417,170,000,001") && !said.contains("2014"), "\(said)")
  }

  // The formatter of an axis is used for its ticks and forgotten in sentences.
  @Test(arguments: [
    ("2021-07", "2022-01", "July 2021 to January 2022"), ("2021", "2024", "2021 to 2024"),
  ])
  func `dates take the form of their unit, without a day, an hour or a zone`(
    first: String,
    last: String,
    expected: String
  ) throws {
    let (header, middle) = first.count == 4 ? ("year", "2022") : ("month", "2021-10")
    let said = try told("\(header),sales\n\(first),3\n\(middle),5\n\(last),4\n")
    #expect(said.contains(expected), "\(said)")
    #expect(!["00:00", "GMT", "UTC", "July 1", "T00"].contains { said.contains($0) }, "\(said)")
  }

  // A range with a dash is read as a subtraction or as two numbers.
  @Test func `ranges are told in words`() {
    for told in ToldChart.all where told.tag == "en" {
      for text in told.ownWords {
        let signs = Array(text)
        for place in signs.indices.dropFirst().dropLast() where "-–—−".contains(signs[place]) {
          let isBetween = signs[place - 1].isNumber && signs[place + 1].isNumber
          #expect(!isBetween, "\(told.name): \(text)")
        }
      }
    }
  }

  // MARK: What is missing

  // A gap counted as zero becomes the lowest value, or is counted among the values.
  @Test(arguments: [Mark.bar, .line, .area])
  func `a missing value is no value and never the lowest`(mark: Mark) throws {
    let said = try text(MinimalChart.daily([9, 4, .nan, 6, 8], mark: mark))
    #expect(said.contains("1 of 5 values is missing"), "\(said)")
    #expect(said.contains("Lowest 4 (May 9)") && !said.contains("Lowest 0"), "\(said)")
  }

  // Text in a field of numbers makes a mean that is none.
  @Test func `a cell that is no number is missing and spoils nothing else`() throws {
    let said = try told("style,sales\na,3\nb,n/a\nc,5\n")
    #expect(said.contains("Lowest 3 (a), highest 5 (c)") && said.contains("missing"), "\(said)")
  }

  // A placeholder without data is announced as a line with no points.
  @Test func `a series without a row is not counted`() throws {
    var spec = PancakeCharts.cities(.line)
    spec.layers[0].channels[.series]?.values = .categories(
      CategoryValues(
        codes: (0..<14).map { $0 < 7 ? 0 : 1 },
        names: ["Cupertino", "San Francisco", "Placeholder"]
      )
    )
    let said = try text(spec)
    #expect(said.contains("2 series") && !said.contains("Placeholder"), "\(said)")
  }

  // A line drawn in pieces is read as several series.
  @Test func `a line broken by gaps is one series`() throws {
    let chart = try AccessibleChart(MinimalChart.daily([1, 2, .nan, 4, .nan, 6, 7]))
    #expect(chart.tree.root.children.filter { $0.role == .series }.count == 1)
    #expect(!chart.text(.full).contains("series"))
  }

  // A zero in a stack moves the parts after it by one.
  @Test func `a part of nothing does not move the other parts`() throws {
    let spec = MinimalChart.split(
      .categories(CategoryValues(["x", "x", "x", "y", "y", "y"])),
      [5, 0, 7, 2, 3, 4],
      by: ["a", "b", "c", "a", "b", "c"]
    )
    let facts = try AccessibleChart(spec).tree.facts
    let highest = facts.filter { $0.kind == "maximum-of-series" }.compactMap { fact -> Double? in
      guard case .amount(let value, _, _, _) = fact.quantities["value"] else { return nil }
      return value
    }
    #expect(highest == [5, 3, 7])
  }

  // MARK: Names and axes

  // Bars that lie have the names of their axes changed round.
  @Test func `axes of horizontal bars are named by what they show, with units`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 2], isHorizontal: true)
    spec.layers[0].channels[.x]?.unit = "km"
    let said = try text(spec)
    #expect(said.contains("Horizontal axis: sales"), "\(said)")
    #expect(said.contains("Vertical axis: style, 2 categories: a and b"), "\(said)")
    #expect(said.contains("highest 2 km (b)"), "\(said)")
  }

  // Codes of named levels are read in place of the names, or names in the place of amounts.
  @Test func `named levels on the vertical axis are told by name and not by number`() throws {
    let spec = ChartSpec(layers: [
      MarkLayer(
        .point,
        channels: [
          .x: Column("age", values: .numbers([31, 42, 53, 64])),
          .y: Column(
            "risk",
            values: .categories(CategoryValues(["low", "medium", "high", "low"]))
          ),
        ]
      )
    ])
    let said = try text(spec)
    #expect(said.contains("low, medium, and high"), "\(said)")
    #expect(said.contains("31") && said.contains("64"), "\(said)")
    #expect(!said.contains("risk from 0") && !said.contains("highest 2"), "\(said)")
  }

  // Names lose their capitals, or are changed where they look like markup.
  @Test(arguments: ["US sales", "A<br/>B<br/>C", "R&D \"x\"", "<b>American</b>", "{name}", "100%"])
  func `names stand as they are written`(name: String) throws {
    let said = try text(MinimalChart.named([name, "b"], [3, 1]), .standard)
    #expect(said.contains("\(name) led with 3"), "\(said)")
  }

  // What an author says of an axis is lost to what is made for it.
  @Test func `an author's title of an axis is used, in every language`() throws {
    var spec = MinimalChart.named(["a", "b"], [3, 1])
    spec.y.title = "Pancakes sold"
    for tag in everyLocale {
      #expect(try text(spec, .full, tag).contains("Pancakes sold"))
    }
  }

  // A logarithmic axis is described as if its steps were equal.
  @Test func `a logarithmic axis is said to be one`() throws {
    var spec = MinimalChart.daily([1, 10, 100, 1000])
    spec.y.scaleType = .log
    let said = try text(spec)
    #expect(said.contains("logarithmic"), "\(said)")
  }

  // An axis is said to end before the outliers that are drawn on it.
  @Test func `an axis reaches as far as what stands apart from a box`() throws {
    let amounts: [Double] = [1, 2, 2, 3, 3, 3, 4, 4, 5, -9, 30]
    let spec = MinimalChart.named(amounts.map { _ in "a" }, amounts, mark: .box)
    let resolved = try AccessibleChart(spec).resolved
    let domain = try #require(resolved.y?.scale.domain)
    #expect(min(domain.start, domain.end) <= -9 && max(domain.start, domain.end) >= 30)
    let said = try text(spec)
    #expect(said.contains("-9 and 30"), "\(said)")
  }

  // MARK: Counts

  // "1 bubbles", "3 bubble".
  @Test(arguments: [1, 2, 5, 21])
  func `counts agree with their nouns`(count: Int) throws {
    let names = (0..<count).map { Optional("n\($0)") }
    let spec = MinimalChart.named(names, (0..<count).map { Double($0 + 3) })
    let said = try text(spec)
    let wrong =
      count == 1 ? ["1 values", "1 categories"] : ["\(count) value.", "\(count) category"]
    #expect(!wrong.contains { said.contains($0) }, "\(said)")
    for tag in everyLocale.dropFirst() {
      let localizer = Localizer(locale: try #require(LocaleTag(tag)))
      #expect(try text(spec, .full, tag).contains(localizer.number(Double(count))))
    }
  }

  // From some number of points on, nothing is said of any.
  @Test(arguments: [250, 10_000])
  func `every one of many marks is reached`(count: Int) throws {
    let chart = try AccessibleChart(MinimalChart.daily((0..<count).map { Double($0 * 7 % 101) }))
    #expect(leaves(chart).count == count)
  }

  // One point, or all at one place, have no extent to divide by.
  @Test func `points at one place are told without holes and without an association`() throws {
    for spec in [
      MinimalChart.pairs([2], [3]),
      MinimalChart.pairs([2, 2, 2, 2, 2, 2, 2], [1, 5, 2, 4, 3, 9, 7]),
    ] {
      let said = try text(spec)
      #expect(!["NaN", "inf", "positive", "negative"].contains { said.contains($0) }, "\(said)")
    }
  }

  // MARK: Stories

  // Tables with the newest row first make time run backwards.
  @Test(arguments: [
    ShapeCharts.daily, [50, 52, 200, 51, 49, 53, 48, 200, 50, 47, 54, 51],
  ])
  func `newest rows first tell the same story, tied outliers included`(amounts: [Double]) throws {
    let days = MinimalChart.daily(amounts)
    let backwards = days.changing { _, _, values in
      values.taking(Array(amounts.indices.reversed()))
    }
    for detail in Detail.allCases {
      #expect(try text(backwards, detail) == text(days, detail))
    }
  }

  // Chance is told as a climb to a peak and a fall from it.
  @Test func `of white noise hardly any direction is told`() throws {
    var generator = SeededGenerator(seed: 101)
    var claims = 0
    for _ in 0..<60 {
      let amounts = (0..<20).map { _ in Double(Int.random(in: 20...80, using: &generator)) }
      let said = try text(MinimalChart.daily(amounts), .standard)
      if ["rose", "fell", "rhythm", "stepped"].contains(where: said.contains) { claims += 1 }
    }
    // Direction, rhythm and step are each told of at most one in twenty, and of chance three more.
    #expect(claims <= 18, "\(claims) of 60")
  }

  // One sentence says flat, the next a third more.
  @Test func `no description tells two directions of one series`() {
    for named in LawCharts.all {
      var directions: [NodeID: [Fact]] = [:]
      for fact in named.chart.tree.facts where fact.baseKind == "direction" {
        directions[fact.subject, default: []].append(fact)
      }
      #expect(directions.values.allSatisfy { $0.count == 1 }, "\(named.name)")
    }
  }

  // Templates double a word, and texts are said twice.
  @Test func `no word and no sentence is said twice in a row`() {
    for told in ToldChart.all where told.tag == "en" {
      let sentences = told.narration.sentences
      for (one, next) in zip(sentences, sentences.dropFirst()) where one.subject == next.subject {
        #expect(one.text != next.text, "\(told.name), \(told.detail): \(one.text)")
      }
      for text in told.ownWords {
        let words = text.lowercased().split { $0.isWhitespace }.filter { $0 != "it" }
        for (one, next) in zip(words, words.dropFirst()) where one.allSatisfy(\.isLetter) {
          #expect(one != next, "\(told.name): \(text)")
        }
      }
    }
  }

  // Arrows and signs are silent to a screen reader.
  @Test func `no bare symbol stands in the text`() {
    let symbols = Set("→←↑↓▲▼△▽±×÷≤≥≈~•")
    for told in ToldChart.all {
      for text in told.ownWords {
        #expect(!text.contains { symbols.contains($0) }, "\(told.name), \(told.tag): \(text)")
      }
    }
  }

  // A mark is called by its place on the drawing.
  @Test func `a bar is called by its name and its place among the others`() throws {
    let chart = try AccessibleChart(PancakeCharts.styles())
    let narrator = chart.narrator(Localizer(locale: .english))
    var diagnostics: [LocalizationDiagnostic] = []
    let names = leaves(chart).map { narrator.name(of: $0, diagnostics: &diagnostics) }
    #expect(names.first?.contains("Cachapa") == true && names.first?.contains("916") == true)
    #expect(names.count == 6)
  }
}
