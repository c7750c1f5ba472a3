import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartNarration
import ChartScales
import ChartTestSupport
import Testing

/// The sentences in which series, names, ranges and rules are compared, on the pancake stand's tables.
struct ComparisonWordsTests {
  private static let words = ClaimWords([
    .highest: ["top", "leads"], .lowest: ["lowest"], .rises: ["rose"], .falls: ["fell"],
    .average: ["average", "mean"], .provisional: ["p"], .estimated: ["estimated"],
    .median: ["median"], .doubt: ["not"],
  ])

  private func sentences(_ spec: ChartSpec, _ tag: String = "en") throws -> [String: [String]] {
    let tree = AccessibilityTree(
      of: try spec.resolved(offset: utc),
      words: { Self.words },
      offset: utc
    )
    let narrator = Narrator(tree, localizer: Localizer(locale: try #require(LocaleTag(tag))))
    var diagnostics: [LocalizationDiagnostic] = []
    var sentences: [String: [String]] = [:]
    for fact in tree.facts {
      sentences[fact.kind, default: []].append(
        narrator.text(fact.phrase, diagnostics: &diagnostics)
      )
    }
    #expect(diagnostics.isEmpty)
    return sentences
  }

  private func check(_ spec: ChartSpec, _ expected: [String: [String]]) throws {
    let said = try sentences(spec)
    for (kind, sentences) in expected { #expect(said[kind] == sentences) }
  }

  @Test func `two lines: who is ahead, the exceptions, the gaps, the crossings, the changes`()
    throws
  {
    try check(
      PancakeCharts.cities(.line),
      [
        "pair-leads": [
          "San Francisco came out higher than Cupertino on 5 of 7 days; Cupertino came out higher twice: "
            + "May 4 (88 against 52) and May 7 (125 against 84)."
        ],
        "pair-gaps": [
          "The gap was widest at 70 (May 8, in favour of San Francisco) and narrowest at 23 "
            + "(May 5, in favour of San Francisco)."
        ],
        "pair-crossings": [
          "The lines of Cupertino and San Francisco crossed 4 times: May 3 to May 4, "
            + "May 4 to May 5, May 6 to May 7, and May 7 to May 8."
        ],
        "moves-opposite": [
          "When Cupertino went up, San Francisco mostly went down: they moved opposite ways in "
            + "5 of 6 steps (rank correlation of changes -0.89)."
        ],
      ]
    )
  }

  @Test func `stacked bars: totals first, then shares`() throws {
    try check(
      PancakeCharts.cities(.bar),
      [
        "stack-totals": ["Daily totals lay between 121 (May 5) and 209 (May 7)."],
        "stack-sum": ["All parts together: 1,067."],
        "stack-neighbours": ["May 7 and May 8 together made up 38.7% of the whole."],
        "part-share-range": [
          "Cupertino: 43.8% of the whole, between 31.8% (May 3) and 62.9% (May 4).",
          "San Francisco: 56.2% of the whole, between 37.1% (May 4) and 68.2% (May 3).",
        ],
        "pair-leads": [
          "San Francisco came out larger than Cupertino on 5 of 7 days; Cupertino came out larger twice: "
            + "May 4 (88 against 52) and May 7 (125 against 84)."
        ],
        "part-half-crossings": [
          "The share of Cupertino passed one half 4 times: May 3 to May 4, May 4 to May 5, "
            + "May 6 to May 7, and May 7 to May 8."
        ],
      ]
    )
    #expect(
      try sentences(PancakeCharts.cities(.area, .center))["stack-centred"] == [
        "Each amount is the width of its band, not its height above the axis."
      ]
    )
    let shares = try sentences(PancakeCharts.cities(.area, .normalized))
    #expect(shares["stack-normalized"] == ["Each total is drawn as 100%, its parts as shares."])
    #expect(shares["stack-totals"] == nil)
  }

  @Test func `amounts that are not the last word are told with their places`() throws {
    var daily = MinimalChart.daily([4, 5, 6, 5, 7, 8])
    daily.layers[0].companions = [
      Column("flag", values: .categories(CategoryValues([nil, nil, nil, nil, "p", "p"])))
    ]
    try check(
      daily,
      ["provisional-values": ["The last 2 values are provisional (May 12 and May 13)."]]
    )
    var named = MinimalChart.named(["a", "b", "c"], [4, 5, 6])
    named.layers[0].companions = [
      Column("note", values: .categories(CategoryValues([nil, "estimated", nil])))
    ]
    try check(named, ["estimated-values": ["One value is estimated (b)."]])
  }

  @Test func `bars of names: runners-up, ratio, largest step, evenness, the top three`() throws {
    try check(
      PancakeCharts.styles(),
      [
        "runners-up": ["Next came Injera (850) and Crêpe (802); Cachapa led by 66."],
        "rank-ratio": ["Cachapa had 1.5 times as much as American."],
        "rank-step": [
          "The largest step between neighbours in rank was 99, from Jian Bing (753) to Dosa (654)."
        ],
        "division-even": [
          "The division is fairly even: from 19.9% (Cachapa) to 13.5% (American); an even split "
            + "would be 16.7% each."
        ],
        "division-top": ["The top 3 (Cachapa, Injera, and Crêpe) made up 55.9% of the total."],
      ]
    )
  }

  @Test func `two sides: totals, the larger side with its exceptions, the most even level`() throws
  {
    var spec = PancakeCharts.cities(.bar, isNamed: true)
    spec.layers[0].channels[.y] = Column(
      "sales",
      values: .numbers(PancakeCharts.cupertino.map { -$0 } + PancakeCharts.sanFrancisco)
    )
    try check(
      spec,
      [
        "side-totals": ["Totals: 467 for Cupertino, 600 for San Francisco."],
        "pair-leads": [
          "San Francisco came out larger than Cupertino for 5 of 7 categories; Cupertino came out larger "
            + "twice: Wed (88 against 52) and Sat (125 against 84)."
        ],
        "side-most-even": ["Most even between Cupertino and San Francisco: Thu (49 against 72)."],
        "side-widest": [
          "Largest for Cupertino: 125 (Sat).", "Largest for San Francisco: 137 (Sun).",
        ],
      ]
    )
  }

  @Test func `a range: how far, how wide, and where its edges go`() throws {
    try check(
      PancakeCharts.range(),
      [
        "range-reach": [
          "The range stayed between 93 (April 2022) and 250 (June 2022)."
        ],
        "range-widths": [
          "The range was widest at 138 (May 2022) and narrowest at 83 (September 2021)."
        ],
        "range-high-direction": ["The upper ends rose, by about 5 a month."],
        "range-low-direction": ["The lower ends showed no clear trend."],
      ]
    )
  }

  @Test func `a rule is related to the values, and its label is checked`() throws {
    try check(
      PancakeCharts.range(rule: 137),
      [
        "rule-above": [
          "3 of 12 months lie above the line at 137: March 2022 (140), May 2022 (147), and "
            + "June 2022 (170)."
        ],
        "rule-label-differs": [
          "Note: the line labelled Average stands at 137, but the mean of the 12 values is 137.5."
        ],
      ]
    )
    #expect(
      try sentences(PancakeCharts.range(rule: 137.5))["rule-label-holds"] == [
        "The line labelled Average stands at 137.5; the mean of the 12 values is 137.5, which agrees."
      ]
    )
  }

  @Test func `a title that names a leader is held against the data`() throws {
    var spec = PancakeCharts.styles()
    spec.title = "Cachapa is the top style"
    try check(
      spec,
      ["claim-extreme-holds": ["The title names Cachapa as highest; the data agree, with 916."]]
    )
    spec.title = "Dosa leads"
    try check(
      spec,
      [
        "claim-extreme-fails": [
          "The title names Dosa as highest; the data do not agree: Cachapa came out higher, with 916 "
            + "against 654."
        ]
      ]
    )
  }

  @Test func `opening and closing values: days up and down, the largest moves, the way overall`()
    throws
  {
    let spec = PancakeCharts.candles()
    try check(
      spec,
      [
        "candle-days": ["The close was above the open on 2 of 4 days and below it on 2."],
        "candle-largest-rise": ["The largest rise from open to close was 3 (May 5)."],
        "candle-largest-fall": ["The largest fall from open to close was 2 (May 4)."],
        "candle-change": [
          "From the first open, 10 (May 2), to the last close, 15 (May 5), it rose by 5, or 50%."
        ],
        "candle-reach": ["Lowest low 8 (May 4), highest high 16 (May 5)."],
      ]
    )
    #expect(try sentences(spec)["range-reach"] == nil)
  }

  @Test(arguments: everyLocale.dropFirst())
  func `every comparison has its words in every language`(tag: String) throws {
    let specs = [
      PancakeCharts.cities(.line), PancakeCharts.cities(.bar), PancakeCharts.cities(.area, .center),
      PancakeCharts.styles(), PancakeCharts.range(rule: 137),
    ]
    for spec in specs {
      let (english, other) = (try sentences(spec), try sentences(spec, tag))
      #expect(english.mapValues(\.count) == other.mapValues(\.count))
    }
  }

  @Test(arguments: [
    (
      "en",
      ["by about 0.9286 percentage points a day", "next, 3.5 percentage points, is"],
      ["next, 1 percentage point, is"]
    ), ("ko", ["3.5퍼센트포인트"], ["1퍼센트포인트"]), ("ja", ["3.5ポイント"], ["1ポイント"]),
    ("zh-Hans", ["3.5个百分点"], ["1个百分点"]),
  ])
  func `percentages lie percentage points apart, amounts and ratios stay percentages`(
    tag: String,
    many: [String],
    one: [String]
  ) throws {
    for isShare in [false, true] {
      let text = { (amounts: [Double]) in
        var spec = MinimalChart.daily(isShare ? amounts.map { $0 / 100 } : amounts)
        if isShare {
          spec.layers[0].channels[.y]?.format = NumberFormat(style: .percent)
        } else {
          spec.layers[0].channels[.y]?.unit = "%"
        }
        return try self.sentences(spec, tag).values.joined().joined(separator: "\n")
      }
      let said = try text([5, 5.5, 6, 6.5, 7, 10.5, 11, 11.5, 12])
      for part in many { #expect(said.contains(part), "\(said)") }
      #expect(said.contains("5%") && said.contains("12%"))
      let single = try text([5, 5.5, 6, 6.5, 7.5, 8, 8.5])
      for part in one { #expect(single.contains(part), "\(single)") }
    }
  }

  @Test(arguments: [
    ("rain", "Rain fell in 2024"), ("Rainfall", "Rain fell in 2024"), ("snow", "Snow falls in May"),
    ("비", "5월에 비가 내렸다"), ("雨", "5月に雨が上がった"), ("太阳", "太阳上升"),
    ("umbrellas", "Umbrellas sold when rain fell"),
  ])
  func `a title that names what happened claims nothing of how much`(
    measure: String,
    title: String
  ) throws {
    var spec = MinimalChart.daily((0..<12).map(Double.init))
    spec.layers[0].channels[.y]?.name = measure
    spec.title = title
    #expect(try claims(spec).isEmpty)
    spec.title = "\(measure) increased"
    #expect(try claims(spec) == ["claim-direction-holds"])
    spec.layers[0].channels[.y]?.name = "소비"
    spec.title = "소비가 내렸다"
    #expect(try claims(spec) == ["claim-direction-fails"])
  }

  private func claims(_ spec: ChartSpec) throws -> [String] {
    AccessibilityTree(of: try spec.resolved(offset: utc), words: { .known }, offset: utc).facts
      .filter { $0.level == .author }.map(\.kind)
  }
}
