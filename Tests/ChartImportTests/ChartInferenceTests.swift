import ChartImport
import ChartModel
import ChartTestSupport
import Foundation
import Testing

/// A table, what is asked of its chart, and what is chosen for it.
struct InferenceCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var text: String
  var asked = ChartChoices()
  var used: ChartChoices
}

private let cities = "city,sales\nOslo,3\nRome,4\nParis,5\n"
private let fruit = """
  date,fruit,units
  2021-03-15,apples,6
  2021-03-15,oranges,2
  2021-03-16,apples,14
  2021-03-16,oranges,7

  """
private let wide = "date,Oslo,Rome\n2024-01-01,3,4\n2024-01-02,5,6\n"
private let penguins = """
  species,bill,flipper
  Adelie,39.1,181
  Adelie,39.5,186
  Gentoo,46.1,211
  Gentoo,46.1,215

  """

struct ChartInferenceTests {
  static let cases: [InferenceCase] = [
    InferenceCase(
      testDescription: "a few years under which much was measured are no place",
      text: "species,bill,depth,year\nA,1,2,2007\nB,3,4,2007\nA,5,6,2008\nB,7,8,2008\nA,2,3,2007\n",
      used: ChartChoices(x: "bill", y: ["depth"], series: "species", mark: .point)
    ),
    InferenceCase(
      testDescription: "without amounts, names that repeat are counted rather than dates",
      text: "start,party\n1953-01-20,R\n1961-01-20,D\n1969-01-20,R\n1977-01-20,D\n",
      used: ChartChoices(x: "party", mark: .bar, aggregate: .count)
    ),
    InferenceCase(
      testDescription: "observation numbers are no amounts",
      text: "Obs,a,YEAR\n1,60,1947\n2,61,1948\n3,62,1949\n",
      used: ChartChoices(x: "YEAR", y: ["a"], mark: .line)
    ),
    InferenceCase(
      testDescription: "few names with several columns of one size are groups of bars",
      text: "question,agree,neutral,disagree\nA,10,20,70\nB,30,30,40\n",
      used: ChartChoices(
        x: "question",
        y: ["agree", "neutral", "disagree"],
        mark: .bar,
        stacking: .grouped
      )
    ),
    InferenceCase(
      testDescription: "a column is known by its header as written",
      text: "day,temperature (°C)\n2024-01-01,3\n2024-01-02,4\n",
      asked: ChartChoices(y: ["temperature (°C)"]),
      used: ChartChoices(x: "day", y: ["temperature"], mark: .line)
    ),
    InferenceCase(
      testDescription: "dates make a line",
      text: "v,when\n1,2024-01-01\n2,2024-01-02\n",
      used: ChartChoices(x: "when", y: ["v"], mark: .line)
    ),
    InferenceCase(
      testDescription: "names of their own make bars",
      text: cities,
      used: ChartChoices(x: "city", y: ["sales"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "a long name lays bars on their side",
      text: "city,sales\nOslo,3\nReykjavik and around,4\n",
      used: ChartChoices(x: "sales", y: ["city"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "nine names lay bars on their side",
      text: "city,sales\n" + (1...9).map { "c\($0),\($0)\n" }.joined(),
      used: ChartChoices(x: "sales", y: ["city"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "bars stand where an axis was asked for",
      text: "city,sales\n" + (1...9).map { "c\($0),\($0)\n" }.joined(),
      asked: ChartChoices(x: "city"),
      used: ChartChoices(x: "city", y: ["sales"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "names several times make points",
      text: "kind,v\na,1\na,2\nb,3\n",
      used: ChartChoices(x: "kind", y: ["v"], mark: .point)
    ),
    InferenceCase(
      testDescription: "names several times make bars of an aggregate",
      text: "kind,v\na,1\na,2\nb,3\n",
      asked: ChartChoices(aggregate: .mean),
      used: ChartChoices(x: "kind", y: ["v"], mark: .bar, aggregate: .mean)
    ),
    InferenceCase(
      testDescription: "repeated dates are split by names",
      text: fruit,
      used: ChartChoices(x: "date", y: ["units"], series: "fruit", mark: .line)
    ),
    InferenceCase(
      testDescription: "bars of series stand side by side",
      text: fruit,
      asked: ChartChoices(mark: .bar),
      used: ChartChoices(
        x: "date",
        y: ["units"],
        series: "fruit",
        mark: .bar,
        stacking: .grouped
      )
    ),
    InferenceCase(
      testDescription: "series are those with which places do not repeat",
      text:
        "year,group,kind,v\n2020,g,a,1\n2020,g,b,2\n2020,h,c,3\n2021,g,a,1\n2021,g,b,2\n2021,h,c,3\n",
      used: ChartChoices(x: "year", y: ["v"], series: "kind", mark: .line)
    ),
    InferenceCase(
      testDescription: "two amounts make points, split by names",
      text: penguins,
      used: ChartChoices(x: "bill", y: ["flipper"], series: "species", mark: .point)
    ),
    InferenceCase(
      testDescription: "evenly spaced amounts make a line",
      text: "t,v\n0.5,3\n1,2\n1.5,7\n",
      used: ChartChoices(x: "t", y: ["v"], mark: .line)
    ),
    InferenceCase(
      testDescription: "other amounts make points",
      text: "t,v\n0,3\n2,2\n1,7\n",
      used: ChartChoices(x: "t", y: ["v"], mark: .point)
    ),
    InferenceCase(
      testDescription: "one column runs along its rows",
      text: "v\n3\n1\n2\n",
      used: ChartChoices(x: "row", y: ["v"], mark: .line)
    ),
    InferenceCase(
      testDescription: "row numbers and ids are not drawn",
      text: "id,city,sales\n17,Oslo,3\n18,Rome,4\n",
      used: ChartChoices(x: "city", y: ["sales"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "a data frame's index is not drawn",
      text: ",a,b\n0,1.5,3\n1,7.5,4\n2,6.5,4\n",
      used: ChartChoices(x: "a", y: ["b"], mark: .point)
    ),
    InferenceCase(
      testDescription: "names alone are counted",
      text: "kind\na\nb\na\n",
      used: ChartChoices(x: "kind", mark: .bar, aggregate: .count)
    ),
    InferenceCase(
      testDescription: "long names are counted on their side",
      text: "kind\na\nb and thirteen letters\na\n",
      used: ChartChoices(y: ["kind"], mark: .bar, aggregate: .count)
    ),
    InferenceCase(
      testDescription: "counting can be asked for",
      text: cities,
      asked: ChartChoices(x: "city", aggregate: .count),
      used: ChartChoices(x: "city", mark: .bar, aggregate: .count)
    ),
    InferenceCase(
      testDescription: "alike amounts beside dates are a series each",
      text: wide,
      used: ChartChoices(x: "date", y: ["Oslo", "Rome"], mark: .line)
    ),
    InferenceCase(
      testDescription: "amounts of another size are no series",
      text: "date,price,volume\n2024-01-01,3,4000\n2024-01-02,5,6000\n",
      used: ChartChoices(x: "date", y: ["price"], mark: .line)
    ),
    InferenceCase(
      testDescription: "amounts of another unit are no series",
      text: "date,a (mm),b (kg)\n2024-01-01,3,4\n2024-01-02,5,6\n",
      used: ChartChoices(x: "date", y: ["a"], mark: .line)
    ),
    InferenceCase(
      testDescription: "amounts of one unit are a series each, whatever their size",
      text: "date,a (mm),b (mm)\n2024-01-01,3,4000\n2024-01-02,5,6000\n",
      used: ChartChoices(x: "date", y: ["a", "b"], mark: .line)
    ),
    InferenceCase(
      testDescription: "one y that is asked for stays alone",
      text: wide,
      asked: ChartChoices(y: ["Rome"]),
      used: ChartChoices(x: "date", y: ["Rome"], mark: .line)
    ),
    InferenceCase(
      testDescription: "several y beside names are bars side by side",
      text: "city,a,b\nOslo,3,4\nRome,5,6\n",
      asked: ChartChoices(y: ["a", "b"]),
      used: ChartChoices(x: "city", y: ["a", "b"], mark: .bar, stacking: .grouped)
    ),
    InferenceCase(
      testDescription: "names asked for up the side",
      text: cities,
      asked: ChartChoices(y: ["city"]),
      used: ChartChoices(x: "sales", y: ["city"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "a column without values is never chosen",
      text: "v,w,city\n,3,Oslo\n,4,Rome\n",
      used: ChartChoices(x: "city", y: ["w"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "a column of those who said no is one of amounts",
      text: "age,Yes,No\n18-24,61,22\n25-34,58,27\n35-44,52,33\n45-54,47,39\n55-64,41,46\n",
      used: ChartChoices(x: "age", y: ["Yes", "No"], mark: .bar, stacking: .grouped)
    ),
    InferenceCase(
      testDescription: "a column that counts its rows under No is none",
      text: "No,city,sales\n3,Oslo,5\n1,Rome,4\n2,Paris,6\n",
      used: ChartChoices(x: "city", y: ["sales"], mark: .bar)
    ),
    InferenceCase(
      testDescription: "many names with several columns of amounts keep every column",
      text: "city,a,b\n" + (1...9).map { "c\($0),\($0),\(10 - $0)\n" }.joined(),
      used: ChartChoices(x: "city", y: ["a", "b"], mark: .bar, stacking: .grouped)
    ),
    InferenceCase(
      testDescription: "a heat map takes names along both axes and amounts for its cells",
      text: "week,day,sales\n2022-05-02,Mon,3\n2022-05-02,Tue,4\n2022-05-09,Mon,5\n",
      asked: ChartChoices(x: "week", y: ["day"], mark: .rectangle),
      used: ChartChoices(x: "week", y: ["sales"], series: "day", mark: .rectangle)
    ),
    InferenceCase(
      testDescription: "a title is kept",
      text: cities,
      asked: ChartChoices(title: "Sales"),
      used: ChartChoices(x: "city", y: ["sales"], mark: .bar, title: "Sales")
    ),
  ]

  @Test(arguments: cases)
  func `what is left open is chosen from the columns`(_ example: InferenceCase) throws {
    let table = try read(example.text).table
    let chart = try ChartInference.specification(of: table, choices: example.asked)
    #expect(chart.used == example.used)
    #expect(chart.specification.title == example.used.title)
    #expect(chart.specification.layers.map(\.mark) == [example.used.mark?.mark])
    #expect(chart.specification.layers[0].aggregate == example.used.aggregate)
  }

  @Test(arguments: cases)
  func `the choices used make the same chart when given again`(_ example: InferenceCase) throws {
    let table = try read(example.text).table
    let first = try ChartInference.specification(of: table, choices: example.asked)
    let second = try ChartInference.specification(of: table, choices: first.used)
    // What an inferred chart leaves out is news only where it was inferred.
    #expect(first.specification == second.specification)
    #expect(first.used == second.used)
  }

  @Test func `channels hold the columns whole, and bars on their side have names on y`() throws {
    let table = try read(fruit).table
    let layer = try ChartInference.specification(of: table).specification.layers[0]
    #expect(layer.channels[.x] == table.column(named: "date"))
    #expect(layer.channels[.y] == table.column(named: "units"))
    #expect(layer.channels[.series] == table.column(named: "fruit"))
    #expect(layer.channels.count == 3)
    let cities = try read(cities).table
    let lying = try ChartInference.specification(of: cities, choices: ChartChoices(y: ["city"]))
    #expect(lying.specification.layers[0].channels[.y]?.names == ["Oslo", "Rome", "Paris"])
    #expect(lying.specification.layers[0].channels[.x]?.amounts == [3, 4, 5])
  }

  @Test func `cells have a column of dates, a row of names and a colour for the amount`() throws {
    let table = try read("week,day,sales\n2022-05-02,Mon,3\n2022-05-09,Tue,5\n").table
    let layer = try ChartInference.specification(of: table, choices: ChartChoices(mark: .rectangle))
      .specification.layers[0]
    #expect(layer.channels[.x] == table.column(named: "week"))
    #expect(layer.channels[.y] == table.column(named: "day"))
    #expect(layer.channels[.color] == table.column(named: "sales"))
    #expect(layer.channels.count == 3)
  }

  @Test func `a few names that are not drawn stay beside the amounts`() throws {
    let table = try read("year,v,flag\n2001,3,\n2002,4,p\n2003,5,p\n").table
    let layer = try ChartInference.specification(of: table).specification.layers[0]
    #expect(layer.companions.map(\.name) == ["flag"])
  }

  @Test func `counting gives each row the amount one`() throws {
    let table = try read("kind\na\nb\na\n").table
    let layer = try ChartInference.specification(of: table).specification.layers[0]
    #expect(layer.channels[.y] == Column("count", values: .numbers([1, 1, 1])))
    #expect(layer.aggregate == .count)
  }

  @Test func `the time zone is the chart's`() throws {
    let table = try read(wide).table
    let chart = try ChartInference.specification(of: table, timeZone: "Asia/Seoul")
    #expect(chart.specification.timeZone == "Asia/Seoul")
  }

  @Test(
    arguments: [
      (ChartChoices(x: "citi"), .unknownColumn(name: "citi", available: ["city", "sales"])),
      (ChartChoices(y: ["z"]), .unknownColumn(name: "z", available: ["city", "sales"])),
      (ChartChoices(x: "city", y: ["city"]), .usedTwice(column: "city")),
      (ChartChoices(y: ["sales", "sales"]), .usedTwice(column: "sales")),
      (ChartChoices(y: ["sales", "city"]), .notAmounts(column: "city")),
    ] as [(ChartChoices, ChartImportError)]
  )
  func `choices that a table cannot meet are errors`(
    _ choices: ChartChoices,
    _ expected: ChartImportError
  ) throws {
    let table = try read(cities).table
    #expect(throws: expected) {
      try ChartInference.specification(of: table, choices: choices)
    }
  }

  @Test func `names on both axes, and series beside several y, are errors`() throws {
    let table = try read("a,b,v,w\nx,y,1,2\nz,u,3,4\n").table
    #expect(throws: ChartImportError.notAmounts(column: "a")) {
      try ChartInference.specification(of: table, choices: ChartChoices(x: "a", y: ["b"]))
    }
    #expect(throws: ChartImportError.seriesWithSeveralY(series: "a")) {
      try ChartInference.specification(
        of: table,
        choices: ChartChoices(y: ["v", "w"], series: "a")
      )
    }
  }

  @Test func `a table without values has nothing to draw, and an empty column is said`() throws {
    let empty = try read("a,b\nNA,-\n").table
    #expect(throws: ChartImportError.nothingToDraw) {
      try ChartInference.specification(of: empty)
    }
    let table = try read("city,v\nOslo,\nRome,\n").table
    let chart = try ChartInference.specification(of: table, choices: ChartChoices(y: ["v"]))
    #expect(chart.diagnostics == [Diagnostic(.warning, .emptyColumn, arguments: ["v"])])
  }

  @Test func `folding repeats what is kept and names what is folded`() throws {
    let table = try read("date,a (mm),b (mm),c\n2024-01-01,1,3,x\n2024-01-02,2,,y\n").table
    let folded = table.folded(
      ["a", "b", "c"],
      keeping: ["date"],
      seriesName: "series",
      valueName: "value"
    )
    #expect(folded.rowCount == 4)
    #expect(folded.columns.map(\.name) == ["date", "series", "value"])
    #expect(
      folded.columns[0].instants == ["2024-01-01", "2024-01-02", "2024-01-01", "2024-01-02"]
    )
    #expect(folded.columns[1].names == ["a", "a", "b", "b"])
    #expect(folded.columns[2].amounts?.isSame(as: [1, 2, 3, .nan]) == true)
    #expect(folded.columns[2].unit == "mm")
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func `every readable table of the corpus becomes a chart that its choices make again`() throws {
    for file in MessyFile.all where file.facts.rows != 0 && file.bytes > 0 {
      let table = try TableReader.read(file.utf8()).table
      let first = try ChartInference.specification(of: table)
      let second = try ChartInference.specification(of: table, choices: first.used)
      #expect(first.used == second.used, "\(file.file)")
      #expect(second.specification.layers[0].rowCount >= table.rowCount)
    }
  }

  @Test func `what an inferred chart does not show or did not read is said`() throws {
    let shown = { (text: String) in
      try ChartInference.specification(of: TableReader.read(Array(text.utf8)).table).diagnostics
    }
    #expect(
      try shown("name,mpg,weight\na,20,2500\nb,30,3000\n")
        == [Diagnostic(.note, .columnsNotShown, arguments: ["1", "weight"])]
    )
    #expect(
      try shown("a,v\nx,5 kg\ny,7 kg\n")
        == [Diagnostic(.note, .numbersReadAsNames, arguments: ["v", "5 kg"])]
    )
  }
}
