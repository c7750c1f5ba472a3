/// What the command line asks for.
struct BenchmarkOptions: Equatable {
  /// Whether the overview is run.
  var runsOverview = false

  /// Whether statistics are measured beside reading, kind of chart by kind.
  var runsRatios = false

  /// The folder of catalogues whose checks are measured, if it is asked for.
  var locales: String?

  /// Whether reading numbers is measured, by how they are written.
  var runsDigits = false

  /// Whether starts are measured, and of what command besides this program, if of any.
  var runsStartUp = false
  var command: String?

  /// Whether every benchmark runs once, over few rows.
  var isQuick = false

  /// Whether the report is JSON.
  var writesJSON = false

  /// Only benchmarks with this in their name are run.
  var filter = ""

  /// Whether help is asked for.
  var asksForHelp = false

  /// The one place that tells the options.
  static let help = """
    chartvoice-bench - measure how fast the parts of ChartVoice are

    usage: chartvoice-bench --overview|--ratios|--digits|--start-up [--command PROGRAM]|
             --locales FOLDER [--filter TEXT] [--quick] [--json]

      --overview      run every benchmark over 100, 10,000 and 1,000,000 rows; tell the
                      fastest run and the one in the middle, nanoseconds a row, and by how
                      much a row costs more in the largest than in the one before it
      --ratios        for each kind of chart of 1,000,000 rows, tell how long reading its
                      table took, how long finding all facts took, and the second in
                      parts of the first: 1 where both took as long
      --locales FOLDER
                      tell how long all checks of a folder of catalogues took that need no
                      chart and no voice, reading them included, how long 20 locales of
                      300 messages take at that rate, and how long it takes with charts (F)
                      and with voices (S)
      --digits        tell how long 1,000,000 rows of two numbers took to be read, by how
                      they are written: in digits of ASCII or of another script, with
                      thousands in groups or without
      --start-up      tell what processes took that start and end at once, and how much of
                      it ICU costs: 60 of each, the fastest and the one in the middle
      --command PROGRAM
                      with --start-up, also start this build of chartvoice, for its version
                      and for a description of 30 rows
      --filter TEXT   run only benchmarks with TEXT in their name (module/subject/case), or
                      only kinds of charts with TEXT in theirs
      --quick         run each once, over 10 and 100 rows: shows that all run, not how fast
                      (ratios and digits: over 100; locales: without charts and voices)
      --json          write the report as JSON
      --help          show this help

    Build it with -c release; compare two builds by turns on a quiet machine.

    """

  /// Reads a command line, without the program's own name in front.
  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--overview": runsOverview = true
      case "--ratios": runsRatios = true
      case "--locales":
        guard let folder = rest.popFirst() else { throw .missingValue(argument) }
        locales = folder
      case "--digits": runsDigits = true
      case "--start-up": runsStartUp = true
      case "--command":
        guard let path = rest.popFirst() else { throw .missingValue(argument) }
        command = path
      case "--quick": isQuick = true
      case "--json": writesJSON = true
      case "--help", "-h": asksForHelp = true
      case "--filter":
        guard let text = rest.popFirst() else { throw .missingValue(argument) }
        filter = text
      default: throw .unknown(argument)
      }
    }
    let runsSome = runsOverview || runsRatios || runsDigits || runsStartUp || locales != nil
    guard runsSome || asksForHelp else { throw .nothingToDo }
  }

  /// What is wrong with a command line.
  enum Mistake: Error, Equatable, CustomStringConvertible {
    /// An option without its value.
    case missingValue(String)

    /// A word that is no option.
    case unknown(String)

    /// No option that says what to run.
    case nothingToDo

    /// One sentence: what was found and what was expected.
    var description: String {
      switch self {
      case .missingValue(let option): "found no value after \(option); expected some text"
      case .unknown(let word): "found “\(word)”; expected an option that --help lists"
      case .nothingToDo: "found nothing to run; expected an option that --help lists"
      }
    }
  }
}
