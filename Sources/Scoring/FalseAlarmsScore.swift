import Foundation

extension Score {
  /// How often something is claimed of series of chance, and how often of series that have it.
  static let falseAlarms = Score(name: "false-alarms", operands: "[SERIES]") {
    operands throws(ScoringFault) in
    guard operands.count <= 1, let series = Int(operands.first ?? "2000"), series > 0 else {
      throw ScoringFault(
        description: "found \(operands.joined(separator: " ")); expected a number of series"
      )
    }
    return FalseAlarms.report(series: series)
  }
}

/// The table of false alarms and of power.
enum FalseAlarms {
  /// The lengths that are tried.
  static let counts = [12, 30, 100]

  /// Series in which nothing is to be found; of random walks a path may be told.
  static let chance = [
    ChanceSeries(name: "white noise"), ChanceSeries(name: "AR(1) 0.5", memory: 0.5),
    ChanceSeries(name: "random walk", memory: 1),
  ]

  /// Series with a strong rhythm in which nothing else is to be found, of lengths told by weekdays.
  static let rhythmic = [
    ChanceSeries(name: "white noise and weekends", weekend: 3),
    ChanceSeries(name: "AR(1) 0.5 and weekends", memory: 0.5, weekend: 3),
  ]

  /// The lengths of series that a rhythm of weekdays is tried on.
  static let rhythmicCounts = counts.filter { $0 >= 21 }

  /// The seed of the series of some length.
  static func seed(_ count: Int) -> UInt64 { 20_240_607 &+ UInt64(count) }

  /// A claim with the size from which it is to be made nine times in ten.
  struct Power: Sendable {
    let count: Int
    let series: ChanceSeries
    let claim: @Sendable (ClaimRates) -> Double
  }

  /// The sizes in standard deviations of the noise.
  static let power: [Power] = [
    rise(12, 4), rise(30, 3), rise(100, 2), weekend(30, 1.7), weekend(100, 1.2), step(12, 5),
    step(30, 3), step(100, 2),
  ]

  /// Both tables over some series each.
  static func report(series: Int) -> String {
    var lines = ["share of \(series) series each of which something is said, in %", head]
    for chance in chance { lines += counts.map { row(chance, $0, series) } }
    for chance in rhythmic { lines += rhythmicCounts.map { row(chance, $0, series) } }
    lines += ["", "share of \(series) series each of which what they have is said, in %"]
    for power in power {
      let rates = ClaimRates(
        of: power.series,
        count: power.count,
        series: series,
        seed: seed(power.count)
      )
      lines.append(row(power.series.name, power.count, [power.claim(rates)]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rise(_ count: Int, _ size: Double) -> Power {
    let series = ChanceSeries(name: "rise over the span of \(size) sd", rise: size)
    return Power(count: count, series: series) { $0.strongDirection }
  }

  private static func weekend(_ count: Int, _ size: Double) -> Power {
    let series = ChanceSeries(name: "weekends higher by \(size) sd", weekend: size)
    return Power(count: count, series: series) { $0.rhythm }
  }

  private static func step(_ count: Int, _ size: Double) -> Power {
    let series = ChanceSeries(name: "step half way of \(size) sd", step: size)
    return Power(count: count, series: series) { $0.step }
  }

  private static let head = cells(
    "",
    "values",
    ["direction", "not slight", "rhythm", "step", "course", "apart"]
  )

  private static func row(_ chance: ChanceSeries, _ count: Int, _ series: Int) -> String {
    let rates = ClaimRates(of: chance, count: count, series: series, seed: seed(count))
    return row(
      chance.name,
      count,
      [
        rates.direction, rates.strongDirection, rates.rhythm, rates.step, rates.course,
        rates.apart,
      ]
    )
  }

  private static func row(_ name: String, _ count: Int, _ shares: [Double]) -> String {
    cells(name, "\(count)", shares.map { String(format: "%.1f", 100 * $0) })
  }

  private static func cells(_ name: String, _ count: String, _ cells: [String]) -> String {
    let left = name + String(repeating: " ", count: max(30 - name.count, 1))
    return ([count] + cells).reduce(left) { line, cell in
      line + String(repeating: " ", count: max(11 - cell.count, 1)) + cell
    }
  }
}
