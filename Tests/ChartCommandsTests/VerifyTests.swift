import ChartTestSupport
import Foundation
import Testing

/// `verify` and `why` as a person runs them.
struct VerifyTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test
  func `a true text ends with status 0, a false one with 4 and what is right`() throws {
    let program = try BuiltProgram()
    let good = try program.folder.write("The highest day was June 5 with 250.", to: "good.txt")
    let bad = try program.folder.write("On June 5 it was 214.\nTen people came.", to: "bad.txt")
    #expect(try program.run("verify", program.table, good).status == 0)
    let run = try program.run("verify", program.table, bad)
    #expect(run.status == 4)
    #expect(text(run.bytes).contains("1:18: “214” is contradicted: the data say 250"))
    #expect(text(run.bytes).contains("2:1: “Ten” is not found in the data."))
  }

  @Test
  func `what the data do not hold may be let pass, what they contradict may not`() throws {
    let program = try BuiltProgram()
    let unknown = try program.folder.write("9,999 people came.", to: "unknown.txt")
    #expect(try program.run("verify", program.table, unknown).status == 4)
    #expect(try program.run("verify", program.table, unknown, "--allow-unsupported").status == 0)
    let wrong = try program.folder.write("On June 5 it was 214.", to: "wrong.txt")
    #expect(try program.run("verify", program.table, wrong, "--allow-unsupported").status == 4)
  }

  @Test
  func `a picture is proven by itself, and explains its sentences`() throws {
    let program = try BuiltProgram()
    #expect(try program.run("svg", program.table, "-o", program.path("chart.svg")).status == 0)
    let run = try program.run("verify", program.path("chart.svg"))
    #expect(run.status == 0, "\(text(run.bytes))")
    let why = try program.run("why", program.path("chart.svg"), "chart/series-1#mean")
    #expect(text(why.bytes).contains("= sum(sales) / count(sales) = 1,016 / 6"))
    let unknown = try program.run("why", program.path("chart.svg"), "chart/series-1#meen")
    #expect(unknown.status == 2 && unknown.errors.contains("chart/series-1#mean"))
  }

  @Test
  func `a report as JSON has a line for each claim`() throws {
    let program = try BuiltProgram()
    let bad = try program.folder.write("On June 5 it was 214.", to: "bad.txt")
    let run = try program.run("verify", program.table, bad, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    #expect(object?["schema"] as? String == "chartvoice-verification")
    #expect(object?["contradicted"] as? Int == 1)
  }

  @Test(arguments: [
    ["--numbering", "deva"], ["--locale", "ar", "--numbering", "latn"],
    ["--locale", "fa", "--calendar", "persian"], ["--calendar", "hebrew", "--numbering", "thai"],
    ["--locale", "fr", "--calendar", "buddhist"], ["--locale", "ja-u-ca-japanese-nu-fullwide"],
    ["--calendar", "ethiopic"], ["--locale", "ko", "--calendar", "coptic"],
  ])
  func `a text with other digits or dates of another calendar is borne out by its table`(
    options: [String]
  ) throws {
    let program = try BuiltProgram()
    let told = try program.run(["describe", program.table, "--detail", "full"] + options)
    #expect(told.status == 0, "\(told.errors)")
    let plain = try program.run(["describe", program.table, "--detail", "full"])
    #expect(told.bytes != plain.bytes)
    let file = try program.folder.write(text(told.bytes), to: "told.txt")
    let run = try program.run(["verify", program.table, file] + options)
    #expect(run.status == 0, "\(text(run.bytes))")
    let picture = program.path("own.svg")
    #expect(try program.run(["svg", program.table, "-o", picture] + options).status == 0)
    #expect(try program.run("verify", picture).status == 0)
  }

  @Test
  func `a numbering system without digits, and a calendar that is not known, are refused`() throws {
    let program = try BuiltProgram()
    for wrong in [["--numbering", "roman"], ["--numbering", "nosuch"], ["--calendar", "julian"]] {
      let run = try program.run(["describe", program.table] + wrong)
      #expect(run.status == 2)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains(wrong[1]))
    }
  }

  @Test
  func `where a calendar's months are not those of the axis, that is said once`() throws {
    let program = try BuiltProgram()
    let note = "note: days are told by the persian calendar"
    let run = try program.run("tree", program.table, "--calendar", "persian")
    #expect(run.errors.split(separator: note, omittingEmptySubsequences: false).count == 2)
    let other = try program.run("tree", program.table, "--calendar", "roc")
    #expect(other.status == 0 && !other.errors.contains("calendar"))
  }

  @Test
  func `a table alone has nothing to verify`() throws {
    let program = try BuiltProgram()
    let run = try program.run("verify", program.table)
    #expect(run.status == 2 && run.errors.contains("TEXT"))
  }

  /// What makes a picture, a fact of it with a part of its explanation, and a number to tamper with.
  @Test(
    arguments: [
      (
        ("--mark", "sector"), "kind,amount\na,5\nb,3\nc,2", "chart/series-1#mean", "sum(amount)",
        "lowest with 2", "lowest with 3"
      ),
      (
        ("--mark", "box"), "amount\n1\n2\n3\n4\n9\n40", "chart/series-1#box-1",
        "= quantile(amount[group], 0.75)", "median 3.5", "median 4.5"
      ),
      (
        ("--mark", "histogram"), "amount\n1\n2\n3\n4\n9\n40", "chart/series-1#bins-average",
        "= mean(amount[source])", "9.833", "9.834"
      ),
      (
        ("--mark", "candlestick"),
        "day,open,high,low,close\n2022-05-02,10,13,9,12\n2022-05-03,12,15,10,11",
        "chart#candle-reach", "15 = max(high[wicks])", "highest high 15", "highest high 16"
      ),
      (
        ("--mark", "band"), "year,low,mid,high\n2019,3,5,9\n2020,4,6,8\n2021,5,7,11\n2022,4,8,12",
        "chart/series-1#range-reach", "= max(high)", "and 12 (2022)", "and 13 (2022)"
      ),
      (
        ("--mark", "pyramid"),
        "age,sex,people\nyoung,men,12\nold,men,4\nyoung,women,11\nold,women,6",
        "chart#side-totals", "16 = abs(sum(people[first]))", "16 for men", "17 for men"
      ),
      (
        ("--function", "x^2 - 2"), nil, "chart/series-1#function-lowest", "Lowest: -2, at 0.",
        "Lowest: -2", "Lowest: -3"
      ),
    ] as [((String, String), String?, String, String, String, String)]
  )
  func `a picture of any kind is proven, explained, and found out when it was tampered with`(
    option: (name: String, value: String),
    table: String?,
    id: String,
    formula: String,
    what: String,
    change: String
  ) throws {
    let program = try BuiltProgram()
    let chart = program.path("chart.svg")
    let input = try table.map { try program.folder.write($0, to: "table.csv") }
    // A function has no table.
    let drawn =
      try input.map { try program.run("svg", $0, option.name, option.value, "-o", chart) }
      ?? program.run("svg", option.name, option.value, "-o", chart)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let proven = try program.run("verify", chart)
    #expect(proven.status == 0, "\(text(proven.bytes))")
    let why = text(try program.run("why", chart, id).bytes)
    #expect(why.contains(formula), "\(why)")
    let picture = try String(contentsOfFile: chart, encoding: .utf8)
    #expect(picture.contains(what), "\(picture.prefix(600))")
    let tampered = picture.replacingOccurrences(of: what, with: change)
    let other = try program.folder.write(tampered, to: "other.svg")
    #expect(try program.run("verify", other).status == 4)
  }
}
