import ChartModel

/// The chart's series compared place by place, and stacked ones as parts of their totals.
struct ComparisonFacts {
  let readings: [SeriesReading]

  /// Every fact about several series over the same order or names.
  var all: [Fact] {
    facts.map { fact in
      var fact = fact
      fact.evidence = fact.evidence.withinReason
      return fact
    }
  }

  private var facts: [Fact] {
    guard let plain = SideBySide(of: readings) else { return [] }
    if plain.isTwoSided, let sides = SideBySide(of: readings, taking: abs) {
      return SideFacts(sides: sides).all + PairFacts(sides: sides).all + unmatched(sides)
    }
    return StackFacts(sides: plain).all + PairFacts(sides: plain).all
      + SeveralFacts(sides: plain).all + CoMovementFacts(sides: plain).all + unmatched(plain)
  }

  /// How many places are not compared because too few series have a value there.
  private func unmatched(_ sides: SideBySide) -> [Fact] {
    let count = sides.places.count - sides.compared.count
    guard count > 0, sides.compared.count > 1 else { return [] }
    let left = sides.places.indices.filter { sides.present(at: $0).count < 2 }
    return [
      Fact(
        "places-not-compared",
        of: .chart,
        level: .statistics,
        quantities: [
          "count": .count(count), "all": .count(sides.places.count), "unit": sides.unit,
        ],
        evidence: Evidence(
          "count(places where a series has no \(sides.measure))",
          rows: sides.rows(at: left)
        ),
        salience: 0.5
      )
    ]
  }
}
