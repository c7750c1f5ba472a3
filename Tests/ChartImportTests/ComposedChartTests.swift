import ChartImport
import ChartModel
import Testing

/// Charts that need columns in roles of their own.
struct ComposedChartTests {
  private func chart(_ text: String, _ choices: ChartChoices) throws -> InferredChart {
    try ChartInference.specification(of: try read(text).table, choices: choices)
  }

  private let prices = """
    date,volume,Close,HIGH,low,Open
    2024-01-02,9,11,12,9,10
    2024-01-03,8,10,13,9.5,11
    """

  @Test func `prices are found by name in any case and order`() throws {
    let found = try chart(prices, ChartChoices(mark: .candlestick))
    #expect(found.used.y == ["Open", "HIGH", "low", "Close"] && found.used.x == "date")
    let layers = found.specification.layers
    #expect(layers.map(\.mark) == [.rule, .bar])
    #expect(layers[0].channels[.yStart]?.name == "low" && layers[0].channels[.yEnd]?.name == "HIGH")
    #expect(layers[1].channels[.yStart]?.name == "Open")
    let resolved = try found.specification.resolved(offset: { _ in 0 })
    #expect(resolved.candlestick?.main == 1 && resolved.candlestick?.other == 0)
    #expect(throws: ChartImportError.formNeeds(.candlestick)) {
      try chart("date,open,close\n2024-01-02,1,2", ChartChoices(mark: .candlestick))
    }
  }

  @Test func `a band takes three columns from the lowest to the highest, or as they are named`()
    throws
  {
    let text = "month,mean,min,max\n2024-01,5,2,9\n2024-02,6,3,8"
    let found = try chart(text, ChartChoices(mark: .band))
    #expect(found.used.y == ["min", "mean", "max"])
    #expect(found.specification.layers.map(\.mark) == [.area, .line])
    let named = try chart(text, ChartChoices(y: ["max", "mean", "min"], mark: .band))
    #expect(named.used.y == ["max", "mean", "min"])
    let outside = try chart(text, ChartChoices(y: ["mean", "min", "max"], mark: .band))
    #expect(outside.used.y == ["min", "mean", "max"])
    #expect(throws: ChartImportError.formNeeds(.band)) {
      try chart(text, ChartChoices(y: ["max", "mean"], mark: .band))
    }
  }

  @Test func `an estimate between the ends of its range is a band without being asked`() throws {
    for ends in ["lower,upper", "ci_low,ci_high", "dailyMin,dailyMax", "Low,High"] {
      let text = "year,support,\(ends)\n2001,5,2,9\n2002,6,3,8"
      let found = try chart(text, ChartChoices())
      #expect(found.used.mark == .band)
      #expect(try chart(text, found.used).specification == found.specification)
    }
    for head in ["a,b,c", "flow,lower,higher", "mid,upper,lower"] {
      #expect(try chart("year,\(head)\n2001,5,2,9\n2002,6,3,8", ChartChoices()).used.mark == .line)
    }
    let named = "year,place,v,lower,upper\n2001,a,5,2,9\n2002,b,6,3,8"
    #expect(try chart(named, ChartChoices()).used.mark != .band)
    let bars = try chart("year,v,lower,upper\n2001,5,2,9\n2002,6,3,8", ChartChoices(mark: .bar))
    #expect(bars.used.mark == .bar)
  }

  @Test func `prices of a day are candles without being asked, and the rest is said`() throws {
    let text = "Date,Open,High,Low,Close,Volume\n2024-01-02,2,4,1,3,900\n2024-01-03,3,5,2,4,800"
    let found = try chart(text, ChartChoices())
    #expect(found.used.mark == .candlestick)
    #expect(found.used.y == ["Open", "High", "Low", "Close"])
    #expect(found.diagnostics.map(\.code) == [.columnsNotShown])
    #expect(try chart(text, found.used).specification == found.specification)
  }

  @Test func `a pyramid takes two columns, or one and the two names that part it`() throws {
    let wide = try chart("age,men,women\n0,3,4\n10,5,6", ChartChoices(mark: .pyramid))
    let long = try chart(
      "age,sex,people\n0,men,-3\n0,women,4\n10,men,-5\n10,women,6",
      ChartChoices(mark: .pyramid)
    )
    for found in [wide, long] {
      let layer = found.specification.layers[0]
      #expect(layer.stacking == .mirrored && layer.mark == .bar)
      #expect(layer.channels[.x]?.values.scalars.sorted() == [3, 4, 5, 6])
      #expect(layer.channels[.y]?.values.kind == .nominal)
    }
    #expect(throws: ChartImportError.formNeeds(.pyramid)) {
      try chart("age,a,b,c\n0,1,2,3", ChartChoices(mark: .pyramid))
    }
  }

  @Test func `a histogram takes the first column of amounts, or the one that is named`() throws {
    let text = "id,length,weight\n1,3,30\n2,4,40\n3,5,60"
    #expect(try chart(text, ChartChoices(mark: .histogram)).used.x == "length")
    let named = try chart(text, ChartChoices(x: "weight", mark: .histogram))
    #expect(named.specification.layers[0].isBinned)
    #expect(named.specification.layers[0].channels[.x]?.name == "weight")
    #expect(throws: ChartImportError.notAmounts(column: "city")) {
      try chart("city\nOslo\nRome", ChartChoices(x: "city", mark: .histogram))
    }
    #expect(throws: ChartImportError.formNeeds(.histogram)) {
      try chart("city\nOslo\nRome", ChartChoices(mark: .histogram))
    }
  }

  @Test func `sectors take names and add up amounts of one name`() throws {
    let once = try chart("kind,v\na,1\nb,2", ChartChoices(mark: .sector))
    #expect(once.specification.layers[0].channels[.angle]?.name == "v")
    #expect(once.specification.layers[0].channels[.series]?.name == "kind")
    #expect(once.used.aggregate == nil)
    let twice = try chart("kind,v\na,1\nb,2\na,4", ChartChoices(mark: .sector))
    #expect(twice.used.aggregate == .sum)
    let counted = try chart("kind\na\nb\na", ChartChoices(mark: .sector))
    #expect(counted.used.aggregate == .count)
  }

  @Test func `a box takes all rows of a name, of a column, or of the table`() throws {
    let named = try chart("kind,v\na,1\nb,2\na,4", ChartChoices(mark: .box))
    #expect(named.specification.layers[0].channels[.x]?.name == "kind")
    #expect(named.specification.layers[0].aggregate == nil)
    let columns = try chart("a,b\n1,2\n3,4", ChartChoices(mark: .box))
    let names = columns.specification.layers[0].channels[.x]?.values
    #expect(names == .categories(CategoryValues(["a", "a", "b", "b"])))
    let one = try chart("v\n1\n2", ChartChoices(mark: .box))
    #expect(one.specification.layers[0].channels[.x] == nil)
  }

  @Test(arguments: [
    ("date,open,high,low,close\n2024-01-02,1,3,0,2", ChartForm.candlestick),
    ("month,mean,min,max\n2024-01,5,2,9", .band), ("age,men,women\na,3,4", .pyramid),
    ("v\n1\n2", .histogram), ("v\n1\n2", .box), ("kind,v\na,1\na,2", .sector),
    ("kind,v\na,1\na,2", .box),
  ])
  func `the choices used make the same chart when given again`(text: String, form: ChartForm) throws
  {
    let first = try chart(text, ChartChoices(mark: form))
    let second = try chart(text, first.used)
    #expect(second.specification == first.specification && second.used == first.used)
  }
}
