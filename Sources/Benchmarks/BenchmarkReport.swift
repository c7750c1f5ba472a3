import Foundation

/// What was measured, and on what.
struct BenchmarkReport: Encodable {
  /// Where and with what the benchmarks ran.
  let machine: Machine

  /// The measurements, benchmark by benchmark, each by ascending rows.
  let measurements: [Measurement]

  /// By how much a row costs more in the largest measurement of each benchmark than in the one
  /// before it: 1 where cost grows in proportion to the rows.
  let growth: [String: Double]

  /// Takes at least one measurement of each benchmark.
  init(_ measurements: [Measurement], on machine: Machine) {
    self.measurements = measurements
    self.machine = machine
    growth = Dictionary(grouping: measurements, by: \.name).compactMapValues { sizes in
      guard let last = sizes.last, let before = sizes.dropLast().last else { return nil }
      return last.nanosecondsPerRow / before.nanosecondsPerRow
    }
  }

  /// One line a measurement; the growth stands in the last line of its benchmark.
  var table: String {
    var lines = [machine.description, Self.line("benchmark", Self.titles)]
    for (index, measurement) in measurements.enumerated() {
      let next = index + 1 < measurements.count ? measurements[index + 1].name : nil
      let growth = next == measurement.name ? nil : growth[measurement.name]
      let numbers = [
        String(measurement.rows), Self.text(measurement.minimum * 1e3, decimals: 3),
        Self.text(measurement.median * 1e3, decimals: 3),
        Self.text(measurement.nanosecondsPerRow, decimals: 1),
        growth.map { Self.text($0, decimals: 2) } ?? "",
      ]
      lines.append(Self.line(measurement.name, numbers))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON, keys sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static let titles = ["rows", "minimum ms", "median ms", "ns a row", "growth"]

  private static func text(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private static func line(_ name: String, _ numbers: [String]) -> String {
    let columns = numbers.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }
    let padding = String(repeating: " ", count: max(0, 30 - name.count))
    let line = name + padding + columns.joined()
    return line.hasSuffix(" ") ? String(line.dropLast(12)) : line
  }
}
