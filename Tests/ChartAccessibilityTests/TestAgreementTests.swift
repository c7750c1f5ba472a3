import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Foundation
import Testing

/// A statement and the test that is printed beside it say the same.
struct TestAgreementTests {
  private func facts(_ spec: ChartSpec) throws -> [Fact] {
    AccessibilityTree(of: try spec.resolved(offset: utc), offset: utc).facts
  }

  private func histogram(_ amounts: [Double]) -> ChartSpec {
    ChartSpec(layers: [
      MarkLayer(
        .bar,
        channels: [
          .x: Column("length", values: .numbers(amounts)),
          .y: Column("count", values: .numbers(amounts)),
        ],
        isBinned: true
      )
    ])
  }

  /// Facts that only count, whatever their test.
  private static let unclaimed: Set<String> = ["moves-counted"]

  /// Whether a fact says that there is nothing to be said.
  private func isDenial(_ fact: Fact) -> Bool {
    fact.quantities["direction"] == .term("noClearTrend")
      || fact.quantities["strength"] == .term("none") || fact.kind == "bins-no-skew"
      || fact.kind == "claim-direction-unclear"
  }

  /// How many statements with a test there are, by whether they are denials.
  private func check(_ facts: [Fact], _ comment: Comment) -> [Bool: Int] {
    var seen: [Bool: Int] = [:]
    for fact in facts where !Self.unclaimed.contains(fact.kind) {
      guard let probability = fact.evidence.test?.pValue else { continue }
      seen[isDenial(fact), default: 0] += 1
      #expect((probability >= 0.05) == isDenial(fact), "\(comment): \(fact.kind), \(probability)")
      if let told = fact.quantities["probability"] { #expect(told == .probability(probability)) }
    }
    return seen
  }

  @Test(arguments: Kind.allCases)
  func `a direction stands beside a test that allows it, and none beside one that does not`(
    kind: Kind
  ) throws {
    var seen: [Bool: Int] = [:]
    for seed in 0..<60 {
      let chart = MinimalChart.daily(kind.series(seed: UInt64(seed)))
      seen.merge(check(try facts(chart), "\(kind), seed \(seed)"), uniquingKeysWith: +)
    }
    print("\(kind): \(seen[false] ?? 0) claims and \(seen[true] ?? 0) denials with a test")
    #expect(seen.values.reduce(0, +) > 5)
  }

  @Test func `of any chart no claim stands beside its own failed test`() throws {
    var seen: [Bool: Int] = [:]
    for (number, spec) in RandomCharts.make(400, seed: 91).enumerated() {
      seen.merge(check(try facts(spec), "chart \(number)"), uniquingKeysWith: +)
    }
    #expect(seen.values.reduce(0, +) > 20, "\(seen)")
  }

  @Test func `a skew too small to be told has no test beside it that finds one`() throws {
    var denials = 0
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let amounts = (0..<300).map { _ -> Double in
        let number = Double.random(in: 0..<1, using: &random)
        return (number * number * 0.4 + number + Double.random(in: 0..<0.3, using: &random)) * 50
      }
      let found = try facts(histogram(amounts))
      denials += found.count { $0.kind == "bins-no-skew" }
      _ = check(found, "seed \(seed)")
    }
    #expect(denials > 5)
  }
}

extension TestAgreementTests {
  /// Kinds of series on which a test and the other conditions of a direction part ways.
  enum Kind: CaseIterable {
    case walk, neighbours, spikes, lateRise, noise

    func series(seed: UInt64) -> [Double] {
      var random = SeededGenerator(seed: seed &* 17 &+ 5)
      let count = 20 + Int(seed % 5) * 25
      let noise = (0..<count).map { _ in
        (0..<6).reduce(0.0) { sum, _ in sum + Double.random(in: -1...1, using: &random) }
      }
      switch self {
      case .noise: return noise
      case .walk: return noise.indices.map { noise[...$0].reduce(0, +) }
      case .neighbours:
        var last = 0.0
        return noise.enumerated().map { place, noise in
          last = 0.8 * last + noise
          return last + 0.06 * Double(place)
        }
      case .spikes:
        // A rise that the axis, made for one high value, does not show.
        return noise.enumerated().map { place, noise in
          place == count / 2 ? 5_000 : 20 + noise + 0.1 * Double(place)
        }
      case .lateRise:
        return noise.enumerated().map { place, noise in
          exp(6 * Double(place) / Double(count)) + 0.05 * noise
        }
      }
    }
  }
}
