import Foundation

/// What a start of the command costs, and how much of it is ICU's: processor time of whole processes.
///
/// Every process runs as often as the others, by turns, so that what else the machine does is spread over
/// all. ICU costs twice: its libraries are loaded at every start, and what a text needs of it is opened.
/// The first is the time of a process that does nothing, with the libraries and without; the second that of
/// this program told to write texts, beside that of one told to read a catalogue only. Neither is part of
/// what the command is measured to take: that is told beside them.
struct StartUpReport: Encodable {
  /// One process that was run.
  struct Case: Encodable {
    /// What it does.
    let name: String

    /// Seconds of its processor, the least and the one in the middle.
    let minimum, median: Double
  }

  /// What ICU costs in one language.
  struct Share: Encodable {
    /// The language.
    let locale: String

    /// Seconds that loading its libraries took, and opening what texts need.
    let loading, opening: Double

    /// Both.
    var seconds: Double { loading + opening }
  }

  /// Where and with what it was measured.
  let machine: Machine

  /// How often each process ran.
  let runs: Int

  /// What was run.
  let cases: [Case]

  /// What ICU costs, by the runs in the middle: of the fastest, a difference of less than a millisecond is
  /// chance.
  let shares: [Share]

  /// A language of each kind: the source, another script, another script with other digits.
  static let locales = ["en", "ko", "ar", "hi"]

  /// Runs everything so often: `own` is this program, and `program` the command, of which nothing is run if
  /// there is none.
  init(by own: String, of program: String?, runs: Int, on machine: Machine) throws {
    self.machine = machine
    self.runs = runs
    let file = FileManager.default.temporaryDirectory.appending(
      path: "chartvoice-start-\(ProcessInfo.processInfo.processIdentifier).csv"
    )
    try Self.table.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let processes = Self.processes(of: own, program, describing: file.path)
    var seconds: [[Double]] = Array(repeating: [], count: processes.count)
    for _ in 0..<runs {
      for (index, process) in processes.enumerated() {
        seconds[index].append(try process.run())
      }
    }
    cases = zip(processes, seconds).map { process, seconds in
      let seconds = seconds.sorted()
      return Case(name: process.name, minimum: seconds[0], median: seconds[seconds.count / 2])
    }
    let middle = Dictionary(cases.map { ($0.name, $0.median) }) { first, _ in first }
    let difference = { (name: String, other: String) in
      (middle[name] ?? .nan) - (middle[other] ?? .nan)
    }
    shares = Self.locales.map { locale in
      Share(
        locale: locale,
        loading: difference(Self.loaded, Self.unloaded),
        opening: difference("texts in \(locale)", "catalogue in \(locale)")
      )
    }
  }

  private static let unloaded = "libraries without ICU"
  private static let loaded = "libraries with ICU"

  /// Thirty days.
  private static var table: String {
    let rows = (1...30).map { day in
      "2024-06-\(day < 10 ? "0" : "")\(day),\(100 + day * 7 % 23)\n"
    }
    return "date,sales\n" + rows.joined()
  }

  private static func processes(
    of own: String,
    _ program: String?,
    describing file: String
  ) -> [TimedProcess] {
    var processes = [
      TimedProcess(unloaded, ["/bin/true"], preloading: LoadedLibraries.needed),
      TimedProcess(
        loaded,
        ["/bin/true"],
        preloading: LoadedLibraries.needed + LoadedLibraries.icu
      ),
    ]
    for locale in locales {
      for part in StartUpProbe.allCases {
        processes.append(
          TimedProcess(
            "\(part.rawValue) in \(locale)",
            [own, StartUpProbe.option, part.rawValue, locale]
          )
        )
      }
    }
    guard let program else { return processes }
    processes.append(TimedProcess("command, --version", [program, "--version"]))
    for locale in locales {
      processes.append(
        TimedProcess(
          "command, describe in \(locale)",
          [program, "describe", file, "--locale", locale]
        )
      )
    }
    return processes
  }

  /// One line a process, and one a language.
  var table: String {
    var lines = [
      machine.description, Self.line("processor time of a process", "minimum ms", "median ms"),
    ]
    lines += cases.map { Self.line($0.name, Self.text($0.minimum), Self.text($0.median)) }
    lines += shares.map { share in
      "ICU in \(share.locale): \(Self.text(share.seconds)) ms, "
        + "of it loading \(Self.text(share.loading)), opening \(Self.text(share.opening))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1e3) }

  private static func line(_ name: String, _ minimum: String, _ median: String) -> String {
    let pad = { (text: String, width: Int) in
      String(repeating: " ", count: max(1, width - text.count))
    }
    return name + pad(name, 30) + pad(minimum, 12) + minimum + pad(median, 12) + median
  }
}
