import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// Sentences that were once printed of tables as people publish them, and were false or told nothing.
struct PlainTruthTests {
  private static let words = ClaimWords([
    .provisional: ["provisional", "p"], .estimated: ["estimated", "e"], .projected: ["forecast"],
    .final: ["final", "a"],
  ])

  private func facts(_ spec: ChartSpec) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), words: { Self.words }, offset: utc).facts
  }

  private func fact(_ kind: String, _ spec: ChartSpec) throws -> Fact? {
    try facts(spec).first { $0.kind == kind }
  }

  /// A line over days that lie apart by a number of days.
  private func line(every days: Double, _ amounts: [Double]) -> ChartSpec {
    let start = MinimalChart.day(2000, 1, 15)
    let dates = amounts.indices.map { start + Double($0) * days * 86_400 }
    return ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: Column("day", values: .dates(dates, unit: .day)),
          .y: Column("sales", values: .numbers(amounts)),
        ]
      )
    ])
  }

  // MARK: Steps in time

  @Test(arguments: [(1.0, "day"), (7, "amount"), (1461, "amount")])
  func `a change lies between two days only where values follow day by day`(
    _ days: Double,
    _ step: String
  ) throws {
    let spec = line(every: days, [1, 5, 2, 8, 3, 9])
    #expect(try fact("largest-rise", spec)?.quantities["step"] == .term(step))
    #expect(try fact("largest-fall", spec)?.quantities["step"] == .term(step))
  }

  @Test(
    arguments: [
      (1, "day", 2), (7, "week", 2), (14, "week", 1), (30, "month", 2 * 30.436875 / 30),
      (1461, "year", 0.5),
    ] as [(Double, String, Double)]
  )
  func `a slope is told by the unit that values are apart, and its formula gives the same`(
    _ days: Double,
    _ step: String,
    _ slope: Double
  ) throws {
    let direction = try #require(
      try fact("direction", line(every: days, (0..<12).map { 2 * Double($0) }))
    )
    #expect(direction.quantities["step"] == .term(step))
    guard case .amount(let told, _, _, _)? = direction.quantities["slope"] else {
      Issue.record("the slope is no amount")
      return
    }
    #expect(isClose(told, slope, relative: 1e-4))
    let formula = direction.evidence.derivations["slope"] ?? ""
    let factor =
      [
        "day": "", "week": "7.0 * ", "month": "30.436875 * ", "year": "365.2425 * ",
      ][step] ?? "?"
    #expect(formula == "\(factor)abs(theilsen(day, sales))")
  }

  // MARK: Nothing to tell

  @Test func `values that are all equal follow no curve`() throws {
    #expect(try fact("curve", MinimalChart.daily([Double](repeating: 7, count: 10))) == nil)
    #expect(try fact("curve", MinimalChart.daily((0..<10).map(Double.init))) != nil)
  }

  @Test func `values that are all equal have no average, no ends and no extremes of their own`()
    throws
  {
    let kinds = try facts(MinimalChart.daily([7, 7, 7, 7])).map(\.kind)
    #expect(kinds.contains("constant"))
    #expect(Set(kinds).isDisjoint(with: ["mean", "median", "first", "last", "minimum", "maximum"]))
  }

  @Test func `an axis of shares runs to a hundred percent`() throws {
    let places = ColumnValues.categories(CategoryValues(["q", "r", "q", "r"]))
    let series: [String?] = ["yes", "yes", "no", "no"]
    let spec = MinimalChart.split(places, [6, 7, 2, 3], by: series, stacking: .normalized)
    #expect(try fact("axis-amounts", spec)?.quantities["to"] == .share(1))
    let plain = MinimalChart.split(places, [6, 7, 2, 3], by: series)
    guard case .amount? = try fact("axis-amounts", plain)?.quantities["to"] else {
      Issue.record("an axis of amounts ends at no amount")
      return
    }
  }

  @Test func `the top few are told only where they hold half of the whole`() throws {
    let names = (0..<12).map { Optional("n\($0)") }
    let even = MinimalChart.named(names, (0..<12).map { 100 + Double($0) })
    let uneven = MinimalChart.named(names, (0..<12).map { $0 < 3 ? 100 + Double($0) : 1 })
    #expect(try fact("division-top", even) == nil)
    #expect(try fact("division-top", uneven) != nil)
  }

  @Test func `a ratio of more than a thousand is not told`() throws {
    let names: [String?] = ["a", "b", "c", "d"]
    #expect(try fact("rank-ratio", MinimalChart.named(names, [5_000, 40, 30, 1])) == nil)
    #expect(try fact("rank-ratio", MinimalChart.named(names, [900, 40, 30, 1])) != nil)
  }

  @Test func `shares that add up to a hundred at each place have no total along a series`() throws {
    let places = ColumnValues.categories(CategoryValues(["q1", "q2", "q3", "q1", "q2", "q3"]))
    let series: [String?] = ["yes", "yes", "yes", "no", "no", "no"]
    for (amounts, isTold) in [
      ([60.0, 70, 80, 40, 30, 20], false), ([60, 70, 80, 45, 30, 20], true),
    ] {
      let spec = MinimalChart.split(places, amounts, by: series, stacking: .grouped)
      #expect(try facts(spec).contains { $0.kind == "total-of-series" } == isTold)
      #expect(try facts(spec).contains { $0.kind == "ranking-with-share-of-series" } == isTold)
    }
  }

  @Test func `a place that ties with itself is listed once`() throws {
    let places = ColumnValues.numbers([1, 1, 2, 1, 2, 3])
    let spec = MinimalChart.split(
      places,
      [0, 0, 4, 0, 5, 6],
      by: ["a", "a", "a", "b", "b", "b"],
      mark: .line
    )
    let least = try #require(try fact("overall-minimum", spec))
    let one = Quantity.titled("day", .amount(1, unit: nil, format: nil, precision: .exact))
    #expect(
      least.quantities["places"]
        == .list([.place(.name("a"), one), .place(.name("b"), one)], omitted: 0)
    )
  }

  @Test func `outliers and what lies apart are listed with their amounts in brackets`() throws {
    let spec = MinimalChart.daily([1, 2, 3, 2, 1, 3, 2, 40])
    guard case .list(let places, _)? = try fact("outliers", spec)?.quantities["places"],
      case .noted(.date, .amount(let value, _, _, _))? = places.first
    else {
      Issue.record("no list of noted places")
      return
    }
    #expect(value == 40)
  }

  @Test func `a heat map over dates counts the columns that it has`() throws {
    let day = MinimalChart.day
    let spec = ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .x: Column(
            "week",
            values: .dates([day(2022, 5, 2), day(2022, 5, 2), day(2022, 5, 9)], unit: .day)
          ),
          .y: Column("day", values: .categories(CategoryValues(["Mon", "Tue", "Mon"]))),
          .color: Column("sales", values: .numbers([3, 4, 5])),
        ]
      )
    ])
    let type = try #require(try fact("type-cells", spec))
    #expect(type.quantities["columns"] == .count(2))
    #expect(type.quantities["rows"] == .count(2))
    #expect(try spec.resolved(offset: utc).diagnostics == [])
  }

  // MARK: Amounts that are not the last word

  /// Six amounts by day with a word beside each.
  private func flagged(_ flags: [String?], isNamed: Bool = false) -> ChartSpec {
    let amounts: [Double] = [4, 5, 6, 5, 7, 8]
    var spec =
      isNamed
      ? MinimalChart.named(["a", "b", "c", "d", "e", "f"], amounts) : MinimalChart.daily(amounts)
    spec.layers[0].companions = [
      Column("flag", values: .categories(CategoryValues(flags)))
    ]
    return spec
  }

  @Test func `the last values are provisional where a column says so`() throws {
    let spec = flagged([nil, nil, nil, nil, "P", "(p)"])
    let told = try #require(try fact("provisional-values", spec))
    #expect(told.quantities["count"] == .count(2))
    #expect(told.quantities["position"] == .term("end"))
    #expect(told.evidence.rows == .rows([5, 6], total: 2))
    let among = try #require(
      try fact("provisional-values", flagged([nil, "p", "a", nil, nil, "p"]))
    )
    #expect(among.quantities["position"] == .term("anywhere"))
  }

  @Test func `names have no last values`() throws {
    let spec = flagged([nil, nil, nil, nil, "estimated", "estimated"], isNamed: true)
    let told = try #require(try fact("estimated-values", spec))
    #expect(told.quantities["position"] == .term("anywhere"))
    #expect(told.quantities["places"] == .list([.name("e"), .name("f")], omitted: 0))
  }

  @Test(arguments: [
    ["n", "e", "s", "w", "n", "s"], ["e", "e", "e", "e", "a", "a"], [nil, nil, nil, nil, "x", "y"],
  ])
  func `letters among others, a majority and unknown words say nothing of amounts`(
    _ flags: [String?]
  ) throws {
    #expect(try facts(flagged(flags)).allSatisfy { !$0.kind.hasSuffix("-values") })
  }

  @Test func `a whole word counts among other notes`() throws {
    let spec = flagged([nil, "strike", nil, nil, "forecast", "forecast"])
    #expect(try fact("projected-values", spec)?.quantities["count"] == .count(2))
  }

  // MARK: Several in one picture

  @Test func `of two series many ties are told beside who was ahead`() throws {
    let one = (0..<40).map { Double($0 % 4) }
    let other = (0..<40).map { Double($0 % 4 == 1 ? 0 : $0 % 8) }
    let days = (0..<40).map { MinimalChart.day(2022, 3, 1) + Double($0) * 86_400 }
    let names = ["a", "b"].flatMap { [String?](repeating: $0, count: 40) }
    let spec = MinimalChart.split(
      .dates(days + days, unit: .day),
      one + other,
      by: names,
      mark: .line
    )
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let told = Planner(tree, words: { $0.quantities.count + 5 }).sentences(.standard)
    let lead = try #require(told.first { $0.phrase.message == "pair-leads" })
    let ties = try #require(told.first { $0.phrase.message == "pair-equal" })
    // No sentence but the count of who was ahead comes before it.
    let salience = tree.facts.filter { $0.kind == "pair-equal" }.map(\.salience)
    #expect(salience == [0.94])
    #expect(lead.phrase.quantities["all"] == .count(40))
    let equal = zip(one, other).count { $0 == $1 }
    #expect(ties.phrase.quantities["count"] == .count(equal) && equal > 2)
  }

  @Test func `a band and the line within it are named wherever they are told`() throws {
    let spec = PancakeCharts.range()
    let tree = AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc)
    let kinds = ["count", "minimum", "first"].flatMap { [$0, "\($0)-of-series"] }
    let named = tree.facts.filter { kinds.contains($0.kind) }
    let series = Set(
      named.compactMap { fact -> String? in
        guard case .name(let name)? = fact.quantities["series"] else { return nil }
        return name
      }
    )
    #expect(named.count >= 6 && series.count == 2)
    #expect(named.allSatisfy { $0.quantities["series"] != nil })
    let reach = tree.facts.filter { $0.kind.hasPrefix("range-") }
    #expect(!reach.isEmpty && reach.allSatisfy { $0.quantities["series"] == nil })
  }

  // MARK: Days that have only begun

  @Test(arguments: [0, 1, 5, 20, 24], [24, 7])
  func `a day of a few hours is no day, and averages are those of the hours`(
    last: Int,
    first: Int
  ) throws {
    let hours = first + 24 * 100 + last
    let start = MinimalChart.day(2022, 5, 9) - Double(first) * 3_600
    let dates = (0..<hours).map { start + Double($0) * 3_600 }
    let days = (0..<hours).map { Int((dates[$0] - MinimalChart.day(2022, 5, 9)) / 86_400 + 700) }
    let isWeekend = { (place: Int) in days[place] % 7 >= 5 }
    // The first and the last day, where they have only begun, are far from any other.
    let amounts = (0..<hours).map { place -> Double in
      let isPart = place < first && first < 24 || place >= hours - last && last < 24
      return isPart ? 900 : (isWeekend(place) ? 60 : 20) + Double(place * 7 % 11)
    }
    let spec = ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: Column("time", values: .dates(dates, unit: .hour)),
          .y: Column("visits", values: .numbers(amounts)),
        ]
      )
    ])
    let fact = try #require(try facts(spec).first { $0.kind.hasPrefix("rhythm-weekend") })
    for (name, side) in [("highMean", true), ("lowMean", false)] {
      let of = amounts.indices.filter { isWeekend($0) == side && amounts[$0] < 900 }
      let mean = of.reduce(0) { $0 + amounts[$1] } / Double(of.count)
      guard case .amount(let told, _, _, _)? = fact.quantities[name] else {
        Issue.record("\(fact.quantities)")
        continue
      }
      #expect(isClose(told, mean, relative: 1e-9), "\(name): \(told), \(mean)")
    }
  }
}
