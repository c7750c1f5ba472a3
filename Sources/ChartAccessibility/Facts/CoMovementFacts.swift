import ChartModel
import ChartStatistics

/// Whether series change the same way from one place to the next.
///
/// "Mostly" is said only with a test (see `ChartStatistics.coMovement`); without one the changes of two
/// series are counted, in the full description.
struct CoMovementFacts {
  let sides: SideBySide

  /// Past so many places, changes from one to the next tell of noise.
  private static let placeLimit = 2_000

  /// One fact for each pair of up to six series that a test allows, the closest first; for two series one
  /// in any case.
  var all: [Fact] {
    guard sides.isOrdered, (2...6).contains(sides.group.count),
      sides.places.count <= Self.placeLimit
    else { return [] }
    let pairs = sides.group.indices.flatMap { one in
      ((one + 1)..<max(one + 1, sides.group.count)).map { (one, $0) }
    }
    let found = pairs.map { one, other in
      (
        one, other,
        coMovement(
          first: sides.amounts[one],
          second: sides.amounts[other],
          comparisons: pairs.count
        )
      )
    }
    if let only = found.first, found.count == 1, only.2.verdict == .unclear {
      return only.2.same + only.2.opposite > 1 ? [counted(only.2)] : []
    }
    let clear = found.filter { $0.2.verdict != .unclear }.sorted { left, right in
      strength(left.2) != strength(right.2)
        ? strength(left.2) > strength(right.2) : (left.0, left.1) < (right.0, right.1)
    }
    return clear.prefix(3).enumerated().map { position, pair in
      var fact = told(pair.0, pair.1, pair.2)
      if pairs.count > 1 { fact.id += "-\(position + 1)" }
      return fact
    }
  }

  private func strength(_ movement: CoMovement) -> Double {
    abs(movement.association?.coefficient ?? 0)
  }

  private func quantities(
    _ one: Int,
    _ other: Int,
    _ movement: CoMovement
  ) -> [String: Quantity] {
    var quantities: [String: Quantity] = [
      "first": sides.name(one), "second": sides.name(other), "all": .count(movement.count),
      "same": .count(movement.same), "opposite": .count(movement.opposite), "unit": sides.unit,
      "isKnown": .term(movement.association == nil ? "no" : "yes"),
    ]
    if let association = movement.association {
      quantities["correlation"] = .amount(
        association.coefficient,
        unit: nil,
        format: nil,
        precision: .decimals(2)
      )
      quantities["probability"] = .probability(association.pValue)
    }
    return quantities
  }

  private func evidence(_ one: Int, _ other: Int, _ movement: CoMovement, way: String) -> Evidence {
    let ends = sides.places.indices.dropFirst().filter { place in
      [one, other].allSatisfy {
        sides.amounts[$0][place].isFinite && sides.amounts[$0][place - 1].isFinite
      }
    }
    let (first, second) = (
      "(\(sides.measure)[firstAfter] - \(sides.measure)[firstBefore])",
      "(\(sides.measure)[secondAfter] - \(sides.measure)[secondBefore])"
    )
    var derivations = [
      "all": "count(\(sides.measure)[firstAfter])", "same": "sum(\(first) * \(second) > 0)",
      "opposite": "sum(\(first) * \(second) < 0)",
    ]
    derivations["count"] = derivations[way]
    if movement.association != nil { derivations["correlation"] = "spearman(\(first), \(second))" }
    let starts = ends.map { $0 - 1 }
    let groups = [
      "firstBefore": sides.marks(one, at: starts), "firstAfter": sides.marks(one, at: ends),
      "secondBefore": sides.marks(other, at: starts), "secondAfter": sides.marks(other, at: ends),
    ]
    return Evidence(
      "spearman(changes of \(sides.measure) of one, of the other)",
      rows: sides.allRows,
      test: movement.association.map { association in
        let isStrict = (movement.strictPValue ?? 1) < 0.05
        return TestResult(
          method: .spearman,
          statistic: association.coefficient,
          pValue: isStrict ? movement.strictPValue ?? association.pValue : association.pValue,
          effect: abs(association.coefficient),
          varianceInflation: isStrict ? CoMovement.varianceInflation : nil
        )
      },
      derivations: derivations,
      groups: groups
    )
  }

  private func told(_ one: Int, _ other: Int, _ movement: CoMovement) -> Fact {
    let isTogether = movement.verdict == .together
    var quantities = quantities(one, other, movement)
    quantities["count"] = .count(isTogether ? movement.same : movement.opposite)
    return Fact(
      isTogether ? "moves-together" : "moves-opposite",
      of: .chart,
      level: .pattern,
      quantities: quantities,
      evidence: evidence(one, other, movement, way: isTogether ? "same" : "opposite"),
      salience: 0.8
    )
  }

  private func counted(_ movement: CoMovement) -> Fact {
    Fact(
      "moves-counted",
      of: .chart,
      level: .statistics,
      quantities: quantities(0, 1, movement),
      evidence: evidence(0, 1, movement, way: ""),
      salience: 0.35
    )
  }
}
