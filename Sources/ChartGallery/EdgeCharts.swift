public import ChartModel
import ChartScales

/// Charts at the edges of what can be told: few values and many, none, tiny and huge ones, dates of every
/// unit, and labels of every writing.
public enum EdgeCharts {
  /// All of them, by name.
  public static let all: [(name: String, spec: ChartSpec)] = values + dates + labels + measures

  private static func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private static func named(_ amounts: [Double]) -> ChartSpec {
    MinimalChart.named(amounts.indices.map { "Style \($0 + 1)" }, amounts)
  }

  // MARK: Values

  private static let values: [(name: String, spec: ChartSpec)] = [
    ("no data", ChartSpec(layers: [])), ("no rows", named([])), ("one name", named([7])),
    ("one day", MinimalChart.daily([7])), ("two days", MinimalChart.daily([7, 12])),
    ("two names", named([7, 12])), ("all missing", named([.nan, .nan])),
    ("all zero", named([0, 0, 0])), ("zero among others", named([4, 0, 2])),
    ("negative", named([-4, -12.5, -3])), ("both signs", named([-4, 12, 0, -3.25])),
    ("equal", named([5, 5, 5, 5])), ("equal leaders", named([9, 9, 4, 2])),
    ("huge", named([1e12, 2.5e12, 7.25e11])), ("beyond names", named([1.5e20, 3e19])),
    ("tiny", named([0.000_012, 0.000_5, 0.003])), ("below a millionth", named([2e-9, 7e-8])),
    ("gaps", MinimalChart.daily([4, .nan, .nan, 9, 2, .nan, 7, 8])),
    ("falling", MinimalChart.daily((0..<20).map { Double(100 - 4 * $0 + $0 * 7 % 5) })),
    ("negative rise", MinimalChart.daily((0..<12).map { Double($0 * 3 - 40 + $0 % 2) })),
    ("many series", manySeries()), ("one series", MinimalChart.daily([3, 8, 4, 9, 5, 2])),
    ("one of each", MinimalChart.pairs([1], [2])), ("sold out", named([1, 0, 0, 0])),
  ]

  private static func manySeries() -> ChartSpec {
    let rows = 0..<56
    return MinimalChart.split(
      .numbers(rows.map { Double($0 / 7) }),
      rows.map { row -> Double in Double(10 * (row % 7) + row * 13 % 17) },
      by: rows.map { "Region \($0 % 7 + 1)" },
      mark: .line
    )
  }

  // MARK: Dates

  private static let dates: [(name: String, spec: ChartSpec)] = {
    let start = MinimalChart.day(2021, 11, 29)
    let steps: [(CalendarUnit, Double)] = [
      (.second, 1), (.minute, 60), (.hour, 3_600), (.day, 86_400), (.week, 604_800),
    ]
    let regular = steps.map { unit, step in
      (name: "every \(unit)", spec: line((0..<9).map { start + Double($0) * step }, unit))
    }
    let months = (0..<9).map { MinimalChart.day(2021 + ($0 + 6) / 12, ($0 + 6) % 12 + 1, 1) }
    let quarters = (0..<9).map { MinimalChart.day(2020 + $0 / 4, $0 % 4 * 3 + 1, 1) }
    let years = (0..<9).map { MinimalChart.day(2010 + $0, 1, 1) }
    let early = (0..<6).map { MinimalChart.day($0 * 10 - 30, 1, 1) }
    return regular + [
      ("every month", line(months, .month)), ("every quarter", line(quarters, .quarter)),
      ("every year", line(years, .year)), ("before the common era", line(early, .year)),
      ("one year's days", line((0..<4).map { start + Double($0 * 200) * 86_400 }, .day)),
    ]
  }()

  private static func line(_ instants: [Double], _ unit: CalendarUnit) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .line,
        channels: [
          .x: Column("time", values: .dates(instants, unit: unit)),
          .y: numbers("level", instants.indices.map { Double(20 + $0 * 7 % 11) }),
        ]
      )
    ])
  }

  // MARK: Labels

  /// A label of more than 200 characters.
  private static let long = (1...60).map { "part \($0)" }.joined(separator: ", ")

  private static let labels: [(name: String, spec: ChartSpec)] = [
    ("right-to-left labels", labelled(["القاهرة", "הרצליה", "تهران (مرکز)"])),
    ("Korean labels", labelled(["서울", "대전", "부산", "제주도"])),
    ("Japanese labels", labelled(["東京", "大阪", "ニューヨーク"])),
    ("emoji labels", labelled(["🥞 pancakes", "☕️", "👩‍🍳 cook"])),
    ("long label", labelled([long, "short"])),
    ("empty label", labelled(["", "filled"])),
    ("labels of digits", labelled(["18-24", "25-34", "-5%", "1,200", "2.5", "007", "COVID-19"])),
    ("labels with signs", labelled(["a {b} c", "R&D <new>", "it's \"so\"", "x  y"])),
  ]

  private static func labelled(_ names: [String]) -> ChartSpec {
    MinimalChart.named(names, names.indices.map { Double(40 - 9 * $0) })
  }

  // MARK: Measures

  private static let measures: [(name: String, spec: ChartSpec)] =
    ["km", "%", "EUR million", "°C", "kWh", "people"].map { unit in
      var spec = MinimalChart.daily([2, 5, 1.5, 8, 13, 21, 34])
      spec.layers[0].channels[.y]?.unit = unit
      return (name: "in \(unit)", spec: spec)
    } + formats

  private static let formats: [(name: String, spec: ChartSpec)] = {
    var money = named([1_234.5, 980, -20])
    money.layers[0].channels[.y]?.format = NumberFormat(decimals: 2, prefix: "$")
    var shares = MinimalChart.daily([0.05, 0.1, 0.125, 0.2, 0.31, 0.4, 0.52])
    shares.layers[0].channels[.y]?.format = NumberFormat(style: .percent, decimals: 1)
    var plain = named([12_345, 67_890])
    plain.layers[0].channels[.y]?.format = NumberFormat(decimals: 0, isGrouped: false)
    var logarithmic = MinimalChart.daily([1, 10, 100, 1_000, 10_000])
    logarithmic.y.scaleType = .log
    var power = MinimalChart.daily([1, 4, 9, 16])
    power.y.scaleType = .squareRoot
    var symmetric = MinimalChart.daily([-100, -1, 0, 1, 100])
    symmetric.y.scaleType = .symmetricLog(slopeAtZero: 1)
    return [
      ("money", money), ("format of percent", shares), ("ungrouped", plain),
      ("logarithmic", logarithmic), ("square root", power), ("symmetric logarithm", symmetric),
    ]
  }()
}
