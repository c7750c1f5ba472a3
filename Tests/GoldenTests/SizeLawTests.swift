import ChartTestSupport
import ChartVoice
import Testing

/// Laws of ties, constants, small charts and what is left out.
struct SizeLawTests {
  private func text(
    _ spec: ChartSpec,
    _ detail: Detail = .full,
    _ tag: String = "en"
  ) throws
    -> String
  {
    try AccessibleChart(spec).text(detail, in: try #require(LocaleTag(tag)))
  }

  @Test func `ties list all`() throws {
    var generator = SeededGenerator(seed: 91)
    for size in [4, 7, 12, 30] {
      for _ in 0..<10 {
        let amounts = (0..<size).map { _ in Double(Int.random(in: 1...4, using: &generator)) }
        guard Set(amounts).count > 1 else { continue }
        let names = amounts.indices.map { Optional("style \($0)") }
        for spec in [MinimalChart.named(names, amounts), MinimalChart.daily(amounts)] {
          let facts = try AccessibleChart(spec).tree.facts
          for (kind, value) in [("minimum", amounts.min()), ("maximum", amounts.max())] {
            let fact = try #require(facts.first { $0.kind == kind })
            let tied = amounts.filter { $0 == value }.count
            guard case .list(let places, let omitted) = fact.quantities["places"] else {
              Issue.record("\(kind) has no places")
              continue
            }
            #expect(places.count + omitted == tied)
            #expect(fact.quantities["ties"] == .count(tied))
            #expect(omitted == 0 || places.count >= 3)
          }
        }
      }
    }
  }

  @Test(
    arguments: [Mark.bar, .line, .point, .area],
    [("en", "constant"), ("ko", "모두"), ("ja", "すべて"), ("zh-Hans", "都是")]
  )
  func `constant series says constant`(mark: Mark, words: (tag: String, word: String)) throws {
    let days = MinimalChart.daily([5, 5, 5, 5, 5, 5, 5], mark: mark)
    let names = MinimalChart.named(["a", "b", "c"], [5, 5, 5], mark: mark)
    for spec in [days, names] where mark != .point || spec == days {
      let said = try text(spec, .brief, words.tag)
      #expect(said.contains("5"))
      #expect(said.contains(words.word), "\(said)")
    }
  }

  @Test(arguments: RandomCharts.Kind.allCases, 0...2)
  func `n = 0, 1, 2 have own sentences`(kind: RandomCharts.Kind, places: Int) throws {
    var generator = SeededGenerator(seed: 92)
    let many = try text(RandomCharts.make(kind, places: 14, &generator), .brief)
    for seed in 0..<4 {
      var generator = SeededGenerator(seed: UInt64(93 + seed))
      let spec = RandomCharts.make(kind, places: places, &generator)
      for detail in Detail.allCases {
        let said = try text(spec, detail)
        #expect(!said.isEmpty && said != many)
        #expect(!["NaN", "  ", " 0 values from", "{"].contains { said.contains($0) }, "\(said)")
        for trend in ["rose, by", "fell, by", "no clear trend", "No clear association"] {
          #expect(!said.contains(trend), "\(said)")
        }
      }
      // A rule is drawn and told of, whatever is not there.
      guard places == 0, kind != .ruled else { continue }
      let brief = try text(spec, .brief)
      #expect(brief.contains("no data"), "\(brief)")
    }
  }

  @Test(arguments: [4.0, 10, 25])
  func `truncation states the exact remainder`(seconds: Double) {
    var shortened = 0
    for named in LawCharts.golden + LawCharts.random {
      let planner = Planner(named.chart.tree) { _ in 0 }
      let whole = Set(planner.sentences(within: 1e9) { _ in 1 }.flatMap(\.facts))
      let sentences = planner.sentences(within: seconds) { _ in 3 }
      let told = Set(sentences.flatMap(\.facts))
      let left = sentences.compactMap { sentence -> Quantity? in
        sentence.phrase.message == "left-out" ? sentence.phrase.quantities["count"] : nil
      }
      let rest = whole.subtracting(told).count
      #expect(left == (rest == 0 ? [] : [.count(rest)]), "\(named.name)")
      if rest > 0 { shortened += 1 }
    }
    #expect(shortened > 5)
  }

  @Test func `a list that is cut says how many more there are`() {
    for named in LawCharts.all {
      for fact in named.chart.tree.facts {
        guard case .count(let count) = fact.quantities["count"],
          case .list(let names, let omitted) = fact.quantities["names"],
          ["axis-names", "legend"].contains(fact.baseKind)
        else { continue }
        #expect(names.count + omitted == count, "\(named.name): \(fact.id)")
      }
    }
  }
}
