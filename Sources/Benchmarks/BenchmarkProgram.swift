import Foundation

/// Measures the parts of the package; a faulty command line ends it with status 2.
@main
struct BenchmarkProgram {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if StartUpProbe.wasAskedFor(arguments) { return }
    let options: BenchmarkOptions
    do throws(BenchmarkOptions.Mistake) {
      options = try BenchmarkOptions(arguments)
    } catch {
      FileHandle.standardError.write(Data("chartvoice-bench: error: \(error)\n".utf8))
      exit(2)
    }
    if options.asksForHelp {
      print(BenchmarkOptions.help, terminator: "")
      return
    }
    if options.runsRatios {
      let report = RatioReport(try ratios(options), on: .current)
      print(options.writesJSON ? try report.json() : report.table, terminator: "")
    }
    if let folder = options.locales {
      let report = try LocalesReport(
        folder,
        runs: options.isQuick ? 1 : 5,
        withCharts: !options.isQuick,
        on: .current
      )
      print(options.writesJSON ? try report.json() : report.table, terminator: "")
    }
    if options.runsDigits {
      let report = try DigitsReport(
        rows: options.isQuick ? 100 : 1_000_000,
        runs: options.isQuick ? 1 : 7,
        on: .current
      )
      print(options.writesJSON ? try report.json() : report.table, terminator: "")
    }
    if options.runsStartUp {
      let report = try StartUpReport(
        by: CommandLine.arguments[0],
        of: options.command,
        runs: options.isQuick ? 1 : 60,
        on: .current
      )
      print(options.writesJSON ? try report.json() : report.table, terminator: "")
    }
    guard options.runsOverview else { return }
    let report = BenchmarkReport(try measurements(options), on: .current)
    print(options.writesJSON ? try report.json() : report.table, terminator: "")
  }

  /// Measures the kinds of charts that the options ask for.
  static func ratios(_ options: BenchmarkOptions) throws -> [RatioReport.Ratio] {
    let inputs = Inputs(rows: options.isQuick ? 100 : 1_000_000)
    return try ChartKind.all
      .filter { options.filter.isEmpty || $0.name.contains(options.filter) }
      .map { try RatioReport.Ratio($0, inputs, effort: options.isQuick ? .once : .thorough) }
  }

  /// Runs what the options ask for, size by size, so that only one size's data are held.
  static func measurements(_ options: BenchmarkOptions) throws -> [Measurement] {
    let chosen = Benchmark.overview.filter {
      options.filter.isEmpty || $0.name.contains(options.filter)
    }
    var found: [[Measurement]] = Array(repeating: [], count: chosen.count)
    for rows in options.isQuick ? [10, 100] : [100, 10_000, 1_000_000] {
      let inputs = Inputs(rows: rows)
      for (index, benchmark) in chosen.enumerated() {
        let work = try benchmark.prepare(inputs)
        found[index].append(
          try Measurement(
            benchmark.name,
            rows: rows,
            effort: options.isQuick ? .once : .thorough,
            work
          )
        )
      }
    }
    return found.flatMap(\.self)
  }
}
