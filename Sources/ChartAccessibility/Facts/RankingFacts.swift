import ChartModel
import ChartStatistics

/// Ranks and shares of names: who leads, who is last, never a trend.
struct RankingFacts {
  let reading: SeriesReading

  /// Its names in order, of a nominal series.
  let ranked: RankedNames?

  /// The ranking of a nominal series with at least two different amounts.
  var all: [Fact] {
    let summary = reading.summary
    guard reading.shape == .nominal, summary.count > 1,
      let least = summary.minimum, let most = summary.maximum, least.value != most.value
    else { return [] }
    // A row of totals has no rank among its parts.
    if reading.isLedByTotal { return holdsTotal(most) }
    var quantities: [String: Quantity] = [
      "leader": reading.places(of: most), "leaders": .count(most.count),
      "max": reading.datum(most.value),
      "last": reading.places(of: least), "lasts": .count(least.count),
      "min": reading.datum(least.value),
    ]
    quantities.merge(reading.nameQuantity) { $1 }
    if reading.hasMeaningfulTotal, let total = summary.total, total > 0, most.count == 1 {
      quantities["share"] = .share(most.value / total)
    }
    let column = reading.formulaColumn
    var derivations = [
      "max": "max(\(column))", "leaders": "sum(\(column) = max(\(column)))",
      "min": "min(\(column))", "lasts": "sum(\(column) = min(\(column)))",
    ]
    if quantities["share"] != nil { derivations["share"] = "max(\(column)) / sum(\(column))" }
    return [
      Fact(
        reading.kind(quantities["share"] == nil ? "ranking" : "ranking-with-share"),
        of: reading.id,
        level: .pattern,
        quantities: quantities,
        evidence: Evidence(
          "rank(\(reading.column.name))",
          rows: reading.allRows,
          derivations: derivations
        ),
        salience: 1
      )
    ] + holdsTotal(most) + places
  }

  /// Says that the leader is a row of totals, whose parts stand beside it.
  private func holdsTotal(_ most: Extreme) -> [Fact] {
    guard reading.containsTotal else { return [] }
    return [
      Fact(
        reading.kind("holds-total"),
        of: reading.id,
        level: .pattern,
        quantities: ["name": reading.places(of: most)].merging(reading.nameQuantity) { $1 },
        evidence: Evidence(
          "max(\(reading.column.name)) = sum(others)",
          rows: reading.rows(most.positions)
        ),
        salience: 0.9
      )
    ]
  }

  /// So many names are told with their ranks.
  private static let mostPlaces = 24

  /// Every name with its rank, and with its share where a total means something; the first
  /// ``mostPlaces``, then how many follow.
  private var places: [Fact] {
    guard let ranked else { return [] }
    let count = reading.series.rows.count { !reading.amounts[Int($0)].isNaN }
    let shares = reading.hasMeaningfulTotal ? ranked.shares : nil
    let told = ranked.rows.prefix(Self.mostPlaces)
    let ranks = Self.ranks(of: ranked.rows.map { reading.amounts[$0] })
    return told.enumerated().map { position, row in
      var quantities: [String: Quantity] = [
        "name": reading.place(ofRow: row), "value": reading.datum(reading.amounts[row]),
        "rank": .count(ranks[position]), "count": .count(count),
      ]
      quantities.merge(reading.nameQuantity) { $1 }
      let column = reading.formulaColumn
      var derivations = [
        "value": "\(column)[\(row + 1)]", "rank": "rank(\(column)[\(row + 1)])",
        "count": "count(\(column))",
      ]
      if let shares {
        quantities["share"] = .share(shares[position])
        derivations["share"] = "\(column)[\(row + 1)] / sum(\(column))"
      }
      var fact = Fact(
        reading.kind(shares == nil ? "rank" : "rank-with-share"),
        of: reading.id,
        level: .statistics,
        quantities: quantities,
        evidence: Evidence(
          "rank(\(reading.column.name))",
          rows: reading.rows([row]),
          derivations: derivations
        ),
        salience: 0.35
      )
      fact.id += "-\(position + 1)"
      return fact
    } + rest(ranks)
  }

  /// How many names have a rank that is not told, and the last of the ranks.
  private func rest(_ ranks: [Int]) -> [Fact] {
    guard ranks.count > Self.mostPlaces, let last = ranks.last else { return [] }
    let column = reading.formulaColumn
    return [
      reading.fact(
        "rank-more",
        .statistics,
        [
          "omitted": .count(ranks.count - Self.mostPlaces), "rank": .count(last),
          "count": .count(ranks.count),
        ],
        Evidence(
          "rank(\(reading.column.name))",
          rows: reading.allRows,
          derivations: [
            "omitted": "count(\(column)) - \(Self.mostPlaces)",
            "rank": "sum(\(column) > min(\(column))) + 1", "count": "count(\(column))",
          ]
        ),
        salience: 0.35
      )
    ]
  }

  /// Places in a contest: one more than how many are ahead, so that two leaders are followed by a third.
  private static func ranks(of descending: [Double]) -> [Int] {
    var ranks: [Int] = []
    for (position, amount) in descending.enumerated() {
      let isTied = position > 0 && descending[position - 1] == amount
      ranks.append(isTied ? ranks[position - 1] : position + 1)
    }
    return ranks
  }
}
