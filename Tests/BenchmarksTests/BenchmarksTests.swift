import ChartTestSupport
import FoundationEssentials
import Testing

// The program has no library of its own: its parts are looked at as they stand.
@testable import Benchmarks

struct BenchmarksTests {
  /// A hundred rows of a slow wave need not have a step or a change.
  private static let mayFindNothing: Set = [
    "statistics/change-points/none", "statistics/change-points/many", "statistics/steps/series",
  ]

  @Test func `a quick overview measures every subject at two numbers of rows`() throws {
    let options = try BenchmarkOptions(["--overview", "--quick"])
    let measurements = try BenchmarkProgram.measurements(options)
    let modules = Set(measurements.map { $0.name.split(separator: "/")[0] })
    #expect(
      modules == [
        "scales", "statistics", "import", "model", "accessibility", "localization", "narration",
        "svg",
      ]
    )
    #expect(measurements.map(\.name) == Benchmark.overview.flatMap { [$0.name, $0.name] })
    #expect(measurements.allSatisfy { $0.rows == 10 || $0.rows == 100 })
    // Over 100 rows all find something, but for what may truly find nothing.
    let empty = measurements.filter { $0.rows == 100 && $0.result <= 0 }.map(\.name)
    #expect(Set(empty).isSubset(of: Self.mayFindNothing), "\(empty)")
  }

  @Test func `every name is module, subject and case, and stands once`() {
    let names = Benchmark.overview.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 })
  }

  @Test func `the table has a line for every measurement and the growth in the last of each`() {
    let measurements = [(100, 0.001), (1_000, 0.03)].map { rows, seconds in
      Measurement(
        name: "module/subject/case",
        rows: rows,
        minimum: seconds,
        median: seconds,
        runs: 1,
        result: 1
      )
    }
    let machine = Machine(processor: "P", cores: 1, swift: "S", commit: "C", isOptimised: true)
    let report = BenchmarkReport(measurements, on: machine)
    let lines = report.table.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 4)
    #expect(lines[2] == ["module/subject/case", "100", "1.000", "1.000", "10000.0"])
    #expect(lines[3] == ["module/subject/case", "1000", "30.000", "30.000", "30000.0", "3.00"])
  }

  @Test func `a filter leaves only the names that hold it`() throws {
    let options = try BenchmarkOptions(["--overview", "--quick", "--filter", "scales/"])
    let measurements = try BenchmarkProgram.measurements(options)
    #expect(!measurements.isEmpty)
    #expect(measurements.allSatisfy { $0.name.hasPrefix("scales/") })
  }

  @Test(arguments: [
    (["--fast"], BenchmarkOptions.Mistake.unknown("--fast")),
    (["--overview", "--filter"], .missingValue("--filter")),
    ([], .nothingToDo), (["--json"], .nothingToDo),
  ])
  func `a command line that says nothing to run, or what is not known, is a mistake`(
    _ arguments: [String],
    _ mistake: BenchmarkOptions.Mistake
  ) {
    #expect(throws: mistake) { try BenchmarkOptions(arguments) }
  }

  @Test func `every kind of chart is read from its own table and has facts`() throws {
    let options = try BenchmarkOptions(["--ratios", "--quick"])
    let ratios = try BenchmarkProgram.ratios(options)
    #expect(ratios.map(\.kind) == ChartKind.all.map(\.name))
    #expect(ratios.allSatisfy { $0.rows == 100 && $0.facts > 1 && $0.ratio > 0 })
    let cells = try BenchmarkOptions(["--ratios", "--quick", "--filter", "cell"])
    #expect(try BenchmarkProgram.ratios(cells).map(\.kind) == ["cells"])
  }

  @Test func `help names every option`() {
    for option in [
      "--overview", "--ratios", "--digits", "--start-up", "--filter TEXT", "--quick", "--json",
      "--help",
    ] {
      #expect(BenchmarkOptions.help.contains("  \(option) "))
    }
  }

  @Test func `numbers are read right in every form that is measured`() throws {
    let report = try DigitsReport(rows: 2_000, runs: 1, on: .current)
    #expect(report.forms.count == 6 && report.forms[0].ratio == 1)
    #expect(report.forms.allSatisfy { $0.seconds > 0 && $0.scans > 0 })
    #expect(report.table.split(separator: "\n").count == 8)
  }

  @Test func `a start is measured by processes, and what ICU costs is found of it`() throws {
    let own = try #require(Tool(beside: "chartvoice-bench")).path
    let command = try #require(Tool(beside: "chartvoice")).path
    let report = try StartUpReport(by: own, of: command, runs: 1, on: .current)
    #expect(report.shares.map(\.locale) == StartUpReport.locales)
    #expect(report.cases.allSatisfy { $0.minimum > 0 && $0.minimum == $0.median })
    #expect(report.cases.count == 2 + 3 * report.shares.count + 1)
    #expect(throws: TimedProcess.Failure.self) {
      try StartUpReport(by: own, of: "/nowhere", runs: 1, on: .current)
    }
  }

  @Test func `checks of catalogues are measured over all messages of a folder`() throws {
    let options = try BenchmarkOptions(["--locales", "locales", "--quick"])
    let folder = packageRoot.appending(path: try #require(options.locales)).path
    let report = try LocalesReport(folder, runs: 1, on: .current)
    #expect(report.locales == everyLocale.count)
    #expect(report.messages > 400 * everyLocale.count)
    #expect(report.seconds > 0 && report.secondsOf6000 > 0)
    #expect(throws: BenchmarkOptions.Mistake.self) { try BenchmarkOptions(["--locales"]) }
  }
}
