import Testing

// @testable: an executable has no other door.
@testable import Scoring

/// The bounds on what is said of chance, over fewer series than the command takes.
struct FalseAlarmsTests {
  private static let series = 200

  /// A share with three standard errors on top.
  private func bound(_ share: Double) -> Double {
    share + 3 * (share * (1 - share) / Double(Self.series)).squareRoot()
  }

  private func rates(_ chance: ChanceSeries, _ count: Int) -> ClaimRates {
    ClaimRates(of: chance, count: count, series: Self.series, seed: FalseAlarms.seed(count))
  }

  @Test(arguments: FalseAlarms.counts)
  func `of white noise each claim is made at most once in twenty`(count: Int) {
    let rates = rates(FalseAlarms.chance[0], count)
    #expect(rates.direction <= bound(0.05), "\(rates)")
    #expect(rates.rhythm <= bound(0.05), "\(rates)")
    #expect(rates.step <= bound(0.05), "\(rates)")
    #expect(rates.apart <= bound(0.05), "\(rates)")
  }

  @Test(arguments: [30, 100])
  func `of values that keep half of the one before each claim is made at most once in ten`(
    count: Int
  ) {
    let rates = rates(FalseAlarms.chance[1], count)
    #expect(rates.direction <= bound(0.10), "\(rates)")
    #expect(rates.rhythm <= bound(0.10), "\(rates)")
    #expect(rates.step <= bound(0.10), "\(rates)")
  }

  @Test(arguments: FalseAlarms.power.indices)
  func `what is there in its stated size is found nine times in ten`(place: Int) {
    let power = FalseAlarms.power[place]
    let found = power.claim(rates(power.series, power.count))
    #expect(found >= 0.9 - 3 * (0.09 / Double(Self.series)).squareRoot(), "\(found)")
  }

  @Test func `the same seed makes the same series`() {
    let chance = FalseAlarms.chance[0]
    #expect(rates(chance, 12) == rates(chance, 12))
  }

  @Test func `the table has a line for each kind and length, and for each size`() {
    let lines = FalseAlarms.report(series: 3).split(separator: "\n")
    #expect(lines.count == 2 + 9 + 4 + 1 + FalseAlarms.power.count)
  }
}
