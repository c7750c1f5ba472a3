import ChartLocalization
import Foundation
import LocaleChecks
import NarrationChecks

/// How long the checks of a folder of catalogues took: those that need neither a chart nor a voice, and
/// these.
struct LocalesReport: Encodable {
  /// Where and with what it was measured.
  let machine: Machine

  /// How many locales were checked.
  let locales: Int

  /// How many messages they have in all.
  let messages: Int

  /// Seconds of this thread's processor, of the run that took least.
  let seconds: Double

  /// Seconds of as many messages as twenty locales of three hundred have.
  var secondsOf6000: Double { messages == 0 ? 0 : seconds / Double(messages) * 6_000 }

  /// Seconds on the clock of those that tell charts (F, and L006, L007, L114 and L115); nil where they were
  /// not made.
  private(set) var secondsOfCharts: Double?

  /// Seconds on the clock of those that tell charts and hear voices (F and S), side by side.
  private(set) var secondsOfChartsAndVoices: Double?

  /// Checks a folder some times without charts and voices; with them once, where that is asked for.
  init(_ folder: String, runs: Int, withCharts: Bool = false, on machine: Machine) throws {
    self.machine = machine
    var least = Double.infinity
    var read = try LocaleFolder(reading: folder)
    for _ in 0..<runs {
      let seconds = try ThreadTime.spent {
        read = try LocaleFolder(reading: folder)
        _ = read.findings().count
      }
      least = min(least, seconds)
    }
    seconds = least
    locales = read.locales.count
    messages = read.locales.flatMap(\.files).reduce(0) { $0 + $1.catalogue.entries.count }
    guard withCharts else { return }
    // Charts are read once in a process, so both times have it.
    let reading = ContinuousClock().measure { _ = CheckedChart.gallery.count } / .seconds(1)
    secondsOfCharts = reading + Self.secondsWithCharts(read, voices: false)
    secondsOfChartsAndVoices = reading + Self.secondsWithCharts(read, voices: true)
  }

  /// All threads work at once, so it is the clock that counts here.
  private static func secondsWithCharts(_ folder: LocaleFolder, voices: Bool) -> Double {
    let extent = NarrationAudit.Extent(program: true, meaning: true, speech: voices)
    let time = ContinuousClock().measure {
      _ = NarrationAudit(folder: folder).result(
        on: folder,
        of: folder.locales.map(\.tag),
        extent
      )
    }
    return time / .seconds(1)
  }

  /// One line, below that of the machine.
  var table: String {
    let time = { (seconds: Double) in String(format: "%.0f ms", seconds * 1e3) }
    var lines = [
      "\(machine)",
      "\(locales) locales, \(messages) messages: \(time(seconds)); 20 locales of 300: \(time(secondsOf6000))",
    ]
    for (what, more) in [
      ("charts (F)", secondsOfCharts), ("charts and voices (F, S)", secondsOfChartsAndVoices),
    ] {
      if let more { lines.append("with \(what): \(time(seconds + more)), on the clock") }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
