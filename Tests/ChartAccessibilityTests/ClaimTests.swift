import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What a title claims, and that a title without a plain claim is left alone.
struct ClaimTests {
  private static let words = ClaimWords([
    .highest: ["top", "leads", "most", "best"], .lowest: ["lowest"],
    .rises: ["rose", "増えた", "上がった"],
    .falls: ["fell", "내렸"], .nameRises: ["rises", "rise"], .nameFalls: ["fall"],
    .happening: ["rain", "snow", "雨", "비가"],
    .motion: ["rose", "fell", "fall", "上がった", "내렸"],
    .clause: ["when", "as"], .doubt: ["not", "than", "after", "recent"],
  ])

  private func claims(_ spec: ChartSpec, _ title: String) throws -> [Fact] {
    var spec = spec
    spec.title = title
    return AccessibilityTree(
      of: try spec.resolved(offset: utc),
      words: { Self.words },
      offset: utc
    ).facts.filter { $0.level == .author }
  }

  @Test(arguments: [
    ("Cachapa is the top style", "claim-extreme-holds"), ("Dosa leads", "claim-extreme-fails"),
    ("TOP: CACHAPA!", "claim-extreme-holds"), ("American sold lowest", "claim-extreme-holds"),
    ("Injera is the lowest", "claim-extreme-fails"), ("Dosa is not the top style", nil),
    ("Cachapa and Dosa lead the top", nil), ("Top styles", nil), ("Top 3 after Dosa", nil),
    ("Is Dosa the top style?", nil), ("Dosa, top 10", nil), ("Dosas are the top style", nil),
    ("Dosa in the most recent month", nil), ("Cachapa", nil), ("", nil),
  ])
  func `one name with a word for an end is a claim, anything less plain is none`(
    title: String,
    kind: String?
  ) throws {
    #expect(try claims(PancakeCharts.styles(), title).map(\.kind) == [kind].compactMap { $0 })
  }

  @Test func `a word within a name claims nothing`() throws {
    let spec = MinimalChart.named(["Best Western", "Hilton"], [1, 2])
    #expect(try claims(spec, "Best Western by year").isEmpty)
    #expect(try claims(spec, "Best Western is best").map(\.kind) == ["claim-extreme-fails"])
  }

  @Test func `a leader that shares its place is neither confirmed nor denied`() throws {
    #expect(try claims(MinimalChart.named(["aa", "bb", "cc"], [3, 3, 1]), "aa leads").isEmpty)
  }

  @Test(arguments: [
    ("Sales rose", "claim-direction-holds"), ("Sales fell", "claim-direction-fails"),
    ("Sales rise", "claim-direction-holds"), ("Sales fall", "claim-direction-fails"),
    ("Price rises", nil), ("Sales rose, then fell", nil), ("Sales rose more than once", nil),
    ("Sales by day", nil),
  ])
  func `a word for a direction is held against the tested direction`(
    title: String,
    kind: String?
  ) throws {
    let spec = MinimalChart.daily((0..<12).map(Double.init))
    #expect(try claims(spec, title).map(\.kind) == [kind].compactMap { $0 })
  }

  @Test(arguments: [
    ("sales", "Shops closed when prices fell", nil), ("sales", "Prices fell, sales by day", nil),
    ("sales", "Sales by day, prices fell", nil), ("sales", "Sales when prices fell", nil),
    ("sales", "Sales in the year that a price fell", nil), ("Rainfall", "Rain fell in 2024", nil),
    ("rain", "Rain fell in 2024", nil), ("Snow (cm)", "Snow fell in May", nil),
    ("rain", "Rain fall", nil), ("umbrellas", "Umbrellas in May: rain fell", nil),
    ("umbrellas", "Umbrellas sold as rain fell", nil), ("雨", "雨が上がった", nil),
    ("비", "비가 내렸다", nil),
    ("소비", "소비가 내렸다", "claim-direction-fails"), ("雨", "雨が増えた", "claim-direction-holds"),
    ("rainfall", "Rainfall in Seattle fell", "claim-direction-fails"),
    ("price", "Prices fell in 2024", "claim-direction-fails"),
    ("Gas_price", "Gas prices rose", "claim-direction-holds"),
    ("Sales (USD)", "Our sales steadily rose", "claim-direction-holds"),
    ("売上", "売上は3年連続で増えた", "claim-direction-holds"),
  ])
  func `a direction is a claim only where it is said of how much is measured`(
    measure: String,
    title: String,
    kind: String?
  ) throws {
    var spec = MinimalChart.daily((0..<12).map(Double.init))
    spec.layers[0].channels[.y]?.name = measure
    #expect(try claims(spec, title).map(\.kind) == [kind].compactMap { $0 })
  }

  @Test func `where there is no clear trend a claimed one is told as not shown`() throws {
    let spec = MinimalChart.daily((0..<12).map { $0 % 2 == 0 ? 3 : 8 })
    #expect(try claims(spec, "Sales rose").map(\.kind) == ["claim-direction-unclear"])
  }

  @Test func `of several series the named one counts`() throws {
    let spec = PancakeCharts.cities(.line)
    #expect(try claims(spec, "San Francisco leads").map(\.kind) == ["claim-series-holds"])
    #expect(try claims(spec, "Cupertino leads").map(\.kind) == ["claim-series-fails"])
    #expect(try claims(spec, "Cupertino rose").map(\.kind) == ["claim-direction-unclear"])
    #expect(try claims(spec, "Sales rose").isEmpty)
  }

  @Test func `a title that names the true leader is never contradicted`() throws {
    for spec in RandomCharts.make(200, seed: 81) {
      guard case .categories(let names)? = spec.layers[0].channels[.x]?.values,
        let amounts = spec.layers[0].channels[.y]?.values.scalars,
        spec.layers[0].channels[.series] == nil,
        let best = amounts.indices.filter({ amounts[$0].isFinite })
          .max(by: { amounts[$0] < amounts[$1] }), let name = names.name(at: best)
      else { continue }
      #expect(try claims(spec, "\(name) leads").allSatisfy { $0.kind == "claim-extreme-holds" })
    }
  }

  @Test func `without words or without a title nothing is claimed`() throws {
    var spec = PancakeCharts.styles()
    spec.title = "Dosa leads"
    let facts = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
    #expect(facts.allSatisfy { $0.level != .author })
  }
}
