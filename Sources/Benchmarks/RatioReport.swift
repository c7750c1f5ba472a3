import ChartImport
import ChartModel
import Foundation

/// How much of a processor's time finding the facts of each kind of chart took, beside reading the table
/// that it shows.
///
/// Both are measured in turn, and of each the run counts that took least: other work on the machine only
/// ever adds to it.
struct RatioReport: Encodable {
  /// One kind of chart.
  struct Ratio: Encodable {
    /// The kind's name.
    let kind: String

    /// How many rows its table has.
    let rows: Int

    /// Seconds of this thread's processor that reading the table from bytes in memory took.
    let reading: Double

    /// Seconds of this thread's processor that finding all facts of the chart took.
    let statistics: Double

    /// Statistics in parts of reading.
    let ratio: Double

    /// How many facts there are.
    let facts: Int
  }

  /// Where and with what it was measured.
  let machine: Machine

  /// The kinds in the order of `ChartKind.all`.
  let ratios: [Ratio]

  init(_ ratios: [Ratio], on machine: Machine) { (self.ratios, self.machine) = (ratios, machine) }

  /// One line a kind.
  var table: String {
    let titles = ["kind", "rows", "reading ms", "statistics ms", "ratio"]
    let lines = ratios.map { one in
      Self.line([
        one.kind, String(one.rows), String(format: "%.1f", one.reading * 1e3),
        String(format: "%.1f", one.statistics * 1e3), String(format: "%.2f", one.ratio),
      ])
    }
    return ([machine.description, Self.line(titles)] + lines).joined(separator: "\n") + "\n"
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static func line(_ words: [String]) -> String {
    words.enumerated().map { number, word in
      let padding = String(repeating: " ", count: max(1, 14 - word.count))
      return number == 0 ? word + padding : padding + word
    }.joined()
  }
}

extension RatioReport.Ratio {
  /// Measures a kind over some data.
  init(_ kind: ChartKind, _ inputs: Inputs, effort: Effort) throws {
    let bytes = kind.csv(inputs)
    let read = { try TableReader.read(bytes).table }
    let facts = try kind.facts(of: kind.chart(inputs, of: try read()))
    var least = (reading: Double.infinity, statistics: Double.infinity)
    var found = 0
    for _ in 0..<(effort == .once ? 1 : 7) {
      least.reading = min(least.reading, try ThreadTime.spent { _ = try read().rowCount })
      least.statistics = min(least.statistics, ThreadTime.spent { found = facts() })
    }
    (self.kind, rows, self.facts) = (kind.name, inputs.rows, found)
    (reading, statistics) = least
    ratio = least.statistics / least.reading
  }
}
