import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Totals and shares are told only of amounts that add up.
struct TotalTests {
  private func kinds(_ spec: ChartSpec) throws -> Set<String> {
    Set(
      AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts.map {
        Self.base($0.kind)
      }
    )
  }

  /// A kind without its ending for one of several series.
  private static func base(_ kind: String) -> String {
    let ending = "-of-series"
    return kind.hasSuffix(ending) ? String(kind.dropLast(ending.count)) : kind
  }

  private static let sums: Set<String> = [
    "total", "ranking-with-share", "rank-with-share", "stack-totals", "stack-sum",
    "stack-totals-equal", "stack-neighbours", "period-totals", "part-share", "part-share-range",
  ]

  private func bars(_ name: String, _ amounts: [Double]) -> ChartSpec {
    var spec = MinimalChart.named(["a", "b", "c", "d"], amounts)
    for (channel, column) in spec.layers[0].channels where column.name == "sales" {
      spec.layers[0].channels[channel]?.name = name
    }
    return spec
  }

  @Test(
    arguments: [
      "unemployment rate", "Miles_per_Gallon", "avgAge", "mean depth", "Share of adults",
      "% of votes",
      "Temp", "price", "median income", "PERCENT", "rate2019",
    ]
  )
  func `amounts named for a rate or an average are neither added up nor shared out`(
    name: String
  ) throws {
    #expect(try kinds(bars(name, [9, 7, 6, 4])).isDisjoint(with: Self.sums))
  }

  @Test(arguments: [
    "sales", "deaths", "Separate visits", "pirates", "imports", "wages", "meantime",
  ])
  func `other amounts are added up`(name: String) throws {
    #expect(try !kinds(bars(name, [9, 7, 6, 4])).isDisjoint(with: Self.sums))
  }

  @Test func `what the author shows as parts of a whole is shared out whatever its name`() throws {
    var spec = PancakeCharts.circle()
    spec.layers[0].channels[.angle]?.name = "share"
    #expect(try kinds(spec).contains("ranking-with-share"))
  }

  @Test func `a row that is the sum of the others is named as that, and has no rank`() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let parts = (0..<5).map { _ in Double(Int.random(in: 1...900, using: &random)) }
      let place = Int.random(in: 0...5, using: &random)
      var amounts = parts
      amounts.insert(parts.reduce(0, +), at: place)
      let names = amounts.indices.map { "n\($0)" }
      let spec = MinimalChart.named(names, amounts)
      let found = try kinds(spec)
      #expect(found.contains("holds-total"), "seed \(seed)")
      #expect(found.isDisjoint(with: Self.sums.union(["ranking", "rank", "runners-up"])))
      #expect(found.isDisjoint(with: ["rank-ratio", "rank-step"]))
      let plain = MinimalChart.named(names.dropLast().map { $0 }, parts)
      #expect(try kinds(plain).contains { $0.hasPrefix("ranking") })
    }
  }

  @Test(arguments: [Mark.line, .bar])
  func `a series that is the sum of the others is not compared with them`(mark: Mark) throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed) + 40)
      let count = Int.random(in: 3...9, using: &random)
      let parts = (0..<3).map { _ in
        (0..<count).map { _ in Double(Int.random(in: 1...99, using: &random)) }
      }
      let total = (0..<count).map { place in parts.reduce(0) { $0 + $1[place] } }
      let days = (0..<count).map { MinimalChart.day(2022, 3, 1) + Double($0) * 86_400 }
      let chart = { (series: [[Double]]) in
        MinimalChart.split(
          .dates(series.flatMap { _ in days }, unit: .day),
          series.flatMap { $0 },
          by: series.indices.flatMap { [String?](repeating: "s\($0)", count: count) },
          mark: mark
        )
      }
      let told = { (kinds: Set<String>) in
        kinds.contains { $0.hasPrefix("several-") || Self.sums.contains($0) && $0 != "total" }
      }
      #expect(try !told(kinds(chart(parts + [total]))), "seed \(seed)")
      #expect(try told(kinds(chart(parts))), "seed \(seed)")
    }
  }
}
