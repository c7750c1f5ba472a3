import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

/// What charts of several series are called, and what a full description says of all that it does not list.
struct TypeWordsTests {
  private func text(_ spec: ChartSpec, _ detail: Detail, _ tag: String = "en") throws -> String {
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let narrator = Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag(tag))))
    let narration = narrator.description(detail)
    #expect(narration.diagnostics.isEmpty)
    return narration.sentences.map(\.text).joined(separator: "\n")
  }

  /// Two cities over two styles.
  private func cities(_ stacking: Stacking, _ mark: Mark, isHorizontal: Bool = false) -> ChartSpec {
    let styles = ["Dosa", "Injera", "Dosa", "Injera"].map(Optional.init)
    var spec = MinimalChart.split(
      .categories(CategoryValues(styles)),
      [3, 5, 4, 2],
      by: ["Cupertino", "Cupertino", "Oakland", "Oakland"],
      mark: mark,
      stacking: stacking
    )
    if isHorizontal {
      let channels = spec.layers[0].channels
      spec.layers[0].channels[.x] = channels[.y]
      spec.layers[0].channels[.y] = channels[.x]
    }
    return spec
  }

  @Test(arguments: [
    (
      "en",
      [
        "Grouped bar chart of", "Horizontal grouped bar chart of", "Stacked bar chart of",
        "Horizontal stacked bar chart of", "100% stacked bar chart of",
        "Horizontal 100% stacked bar chart of",
      ]
    ), ("ko", ["그룹 막대", "가로 그룹 막대", "누적 막대", "가로 누적 막대", "100% 기준 누적 막대", "가로 100% 기준 누적 막대"]),
    ("ja", ["集合棒グラフ", "横の集合棒グラフ", "積み上げ棒グラフ", "横の積み上げ棒グラフ", "100%積み上げ棒グラフ", "横の100%積み上げ棒グラフ"]),
    ("zh-Hans", ["分组条形图", "水平分组条形图", "堆积条形图", "水平堆积条形图", "百分比堆积条形图", "水平百分比堆积条形图"]),
  ])
  func `bars are called by how they stand to one another and which way they run`(
    tag: String,
    names: [String]
  ) throws {
    for (index, stacking) in [Stacking.grouped, .standard, .normalized].enumerated() {
      for (offset, isHorizontal) in [false, true].enumerated() {
        let spec = cities(stacking, .bar, isHorizontal: isHorizontal)
        for detail in [Detail.brief, .full] {
          let said = try text(spec, detail, tag)
          #expect(said.contains(names[2 * index + offset]), "\(said)")
          #expect(isHorizontal || !said.contains(names[2 * index + 1]), "\(said)")
        }
      }
    }
  }

  @Test func `areas and single series are called by what they are`() throws {
    #expect(try text(cities(.normalized, .area), .brief).hasPrefix("100% stacked area chart of"))
    #expect(try text(cities(.standard, .area), .brief).hasPrefix("Stacked area chart of"))
    let single = MinimalChart.named(["a", "b"], [1, 2], isHorizontal: true)
    #expect(try text(single, .brief).hasPrefix("Horizontal bar chart of"))
  }

  @Test(arguments: [24, 25, 60])
  func `a full description says how many ranks it does not list`(count: Int) throws {
    let names = (1...count).map { Optional("Style \($0)") }
    let amounts = (1...count).map { Double(max(2, $0)) }
    let said = try text(MinimalChart.named(names, amounts), .full)
    let follow = count == 25 ? "1 more name follows" : "\(count - 24) more names follow"
    let last = "\(follow) in rank, down to place \(count - 1) of \(count)."
    #expect(said.contains(last) == (count > 24), "\(said)")
    #expect(said.contains(", place ") && !said.contains("place 25 of"))
  }

  @Test(arguments: [
    ("en", "Test of turning points"), ("ko", "전환점 검정"), ("ja", "転換点の検定"), ("zh-Hans", "转折点检验"),
  ])
  func `the test of a course is called after its turning points`(tag: String, name: String) throws {
    let course = (0..<20).map { Double($0) } + (0..<20).map { Double(20 - $0) }
    let spec = MinimalChart.daily(course.enumerated().map { $1 * 10 + Double($0 * 7 % 5) })
    let said = try text(spec, .full, tag)
    #expect(said.contains(name), "\(said)")
    #expect(tag != "en" || !said.contains("Test of a step"), "\(said)")
  }

  @Test(arguments: [1e12, 1e15, 2e17])
  func `the ends of an axis of large amounts are told in full`(size: Double) throws {
    let spec = MinimalChart.daily([0.1, 0.4, 0.7, 1].map { $0 * size })
    let said = try text(spec, .full)
    #expect(!said.contains("E1"), "\(said)")
    #expect(said.contains(",000,000,000 "), "\(said)")
  }

  /// Marks of one or two series, standing or lying, with one or two ends, at names, days, amounts or
  /// nowhere.
  private static let composed: [ChartSpec] = {
    let series = CategoryValues((0..<8).map { ["North", "South"][$0 % 2] })
    let days = (0..<8).map { MinimalChart.day(2022, 5, 8 + $0) }
    let places: [Column?] = [
      Column("style", values: .categories(CategoryValues((0..<8).map { "n\($0)" }))),
      Column("style", values: .categories(CategoryValues((0..<8).map { "n\($0 / 4)" }))),
      Column("day", values: .dates(days, unit: .day)),
      Column("length", values: .numbers((0..<8).map(Double.init))), nil,
    ]
    let amounts = Column("sales", values: .numbers([3, 5, 4, 2, 7, 6, 1, 9]))
    let dates = Column("opened", values: .dates(days, unit: .day))
    var specs: [ChartSpec] = []
    for mark in Mark.allCases {
      for place in places {
        for measure in [amounts, dates] {
          for isSplit in [false, true] {
            for isHorizontal in [false, true] {
              for hasEnds in [false, true] {
                var channels: [Channel: Column] = [:]
                channels[isHorizontal ? .y : .x] = place
                let ends: [Channel] = isHorizontal ? [.xStart, .xEnd] : [.yStart, .yEnd]
                let own: [Channel] = mark == .sector ? [.angle] : [isHorizontal ? .x : .y]
                for channel in hasEnds ? ends : own { channels[channel] = measure }
                if isSplit { channels[.series] = Column("city", values: .categories(series)) }
                specs.append(ChartSpec(layers: [MarkLayer(mark, channels: channels)]))
              }
            }
          }
        }
      }
    }
    return specs
  }()

  @Test(arguments: everyLocale)
  func `every chart that can be composed has words for what it is`(tag: String) throws {
    var count = 0
    // The catalogues hold the same messages: one language tries all charts, the others a part.
    let composed = tag == "en" ? Self.composed : []
    let specs = composed + DeclaredKinds.all.map(\.spec)
    for spec in specs where (try? spec.resolved(offset: utc)) != nil {
      for detail in [Detail.brief, .full] {
        count += 1
        let said = try text(spec, detail, tag)
        #expect(!said.contains("{") && !said.isEmpty, "\(spec.layers[0].mark): \(said)")
      }
    }
    #expect(count >= (tag == "en" ? 300 : 18))
  }
}
