import ChartLocalization
import Foundation
import LocaleChecks

/// How long the checks of a folder of catalogues took that need neither a chart nor a voice.
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

  /// Checks a folder some times.
  init(_ folder: String, runs: Int, on machine: Machine) throws {
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
  }

  /// One line, below that of the machine.
  var table: String {
    let time = { (seconds: Double) in String(format: "%.0f ms", seconds * 1e3) }
    return """
      \(machine)
      \(locales) locales, \(messages) messages: \(time(seconds)); 20 locales of 300: \(time(secondsOf6000))

      """
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
