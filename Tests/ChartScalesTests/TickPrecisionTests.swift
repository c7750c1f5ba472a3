import ChartScales
import ChartTestSupport
import Foundation
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct TickPrecisionOracleTests {
  @Test func `digits give every label that d3 expects, plain or in a notation`() throws {
    let cases = try Oracle.read().tickFormat
    #expect(cases.count == 15)
    for each in cases {
      let precision = TickPrecision(start: each.start, stop: each.stop, count: each.count)
      let label = try #require(written(each.value, as: each.spec, precision))
      #expect(label == each.expected, "\(each.testDescription)")
    }
  }

  /// What a d3 format specifier asks for, with the digits of a precision; `nil` if not known.
  private func written(_ value: Double, as spec: String?, _ precision: TickPrecision) -> String? {
    let digits = precision.significantDigits
    switch spec {
    case nil: return signed(fixed(value, precision.decimals))
    case "+%": return "+" + fixed(value * 100, precision.percentDecimals) + "%"
    case "", "g": return String(format: "%.\(digits)g", value)
    case "e": return scientific(value, digits - 1)
    case "r": return fixed(rounded(value, digits), 0)
    case "p": return String(format: "%.\(digits)g", value * 100) + "%"
    case "$s":
      guard precision.thousandsPower == 2 else { return nil }
      return "$" + fixed(value / 1e6, precision.decimalsInThousands) + "M"
    default: return nil
    }
  }

  private func signed(_ text: String) -> String {
    text.replacingOccurrences(of: "-", with: "\u{2212}")
  }

  private func fixed(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private func scientific(_ value: Double, _ decimals: Int) -> String {
    let parts = String(format: "%.\(decimals)e", value).split(separator: "e")
    let exponent = Int(parts[1]) ?? 0
    return "\(parts[0])e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
  }

  private func rounded(_ value: Double, _ digits: Int) -> Double {
    Double(String(format: "%.\(digits - 1)e", value)) ?? .nan
  }
}

@Suite struct TickPrecisionTests {
  @Test func `tickDecimals is the fewest digits that write every tick`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let start = Double.random(in: -1...1, using: &random) * 1000
      let stop = start + pow10(Double.random(in: -6...6, using: &random))
      let count = Int.random(in: 1...30, using: &random)
      let ticks = LinearScale(domain: Interval(start, stop)).ticks(count: count)
      let decimals = tickDecimals(start: start, stop: stop, count: count)
      let texts = ticks.map { String(format: "%.\(decimals)f", $0) }
      #expect(zip(ticks, texts).allSatisfy { isClose(Double($1) ?? .nan, $0) })
      if decimals > 0, ticks.count > 1 {
        let shorter = ticks.map { String(format: "%.\(decimals - 1)f", $0) }
        #expect(zip(ticks, shorter).contains { !isClose(Double($1) ?? .nan, $0) })
      }
    }
  }

  @Test func `tickStep is the distance of neighbouring ticks and follows the direction`() {
    #expect(tickStep(start: 0, stop: 1, count: 5) == 0.2)
    #expect(tickStep(start: 1, stop: 0, count: 5) == -0.2)
    #expect(tickStep(start: 0, stop: 1_000_000, count: 10) == 100_000)
    #expect(tickStep(start: 2, stop: 2, count: 5).isNaN)
    #expect(tickStep(start: 0, stop: .infinity, count: 5).isNaN)
    #expect(tickStep(start: 0, stop: 1, count: 0).isNaN)
  }

  @Test func `a top tick that is a digit longer than the others costs no significant digit`() {
    // As documented for d3-format's precisionRound: step 1 up to 10.
    #expect(TickPrecision(start: 0, stop: 10, count: 10).significantDigits == 1)
    #expect(TickPrecision(start: 0, stop: 11, count: 10).significantDigits == 2)
    #expect(TickPrecision(start: 0, stop: 1.01, count: 100).significantDigits == 3)
  }

  @Test func `an empty domain needs the digits of its one number`() {
    #expect(tickDecimals(start: 0.37, stop: 0.37, count: 10) == 2)
    #expect(tickDecimals(start: 12, stop: 12, count: 10) == 0)
    #expect(TickPrecision(start: 0.37, stop: 0.37, count: 10).step == 0)
  }

  @Test func `awkward domains and counts have digits within bounds`() {
    for (start, stop) in awkwardDomains {
      for count in awkwardCounts {
        let precision = TickPrecision(start: start, stop: stop, count: count)
        #expect((0...330).contains(precision.decimals))
        #expect((1...640).contains(precision.significantDigits))
        #expect((-8...8).contains(precision.thousandsPower))
        #expect((0...340).contains(precision.decimalsInThousands))
      }
    }
  }
}
