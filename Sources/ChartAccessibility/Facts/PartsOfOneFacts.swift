import ChartModel
import ChartStatistics

/// One stack without a place of its own: the parts of one whole, their shares and their ranks.
struct PartsOfOneFacts {
  private let group: [SeriesReading]
  private let total: Double

  /// Positions in ``group``, the largest part first; equal ones in legend order.
  private let ranked: [Int]

  /// `nil` unless at least two named parts, none of them negative, add up to something.
  init?(of readings: [SeriesReading]) {
    let group = readings.filter { $0.shape == .parts && $0.name != nil && $0.summary.count > 0 }
    let amounts = group.map { $0.summary.total ?? .nan }
    let total = amounts.reduce(0, +)
    guard group.count > 1, total > 0, total.isFinite,
      group.allSatisfy({ ($0.summary.minimum?.value ?? -1) >= 0 })
    else { return nil }
    (self.group, self.total) = (group, total)
    ranked = amounts.indices.sorted { amounts[$0] > amounts[$1] }
  }

  /// What the parts add up to, which is the largest, and each part with its share and its rank.
  var all: [Fact] { [sum, shares] + [ranking].compactMap { $0 } + ranks }

  private var column: Column { group[0].column }
  private var measure: String { group[0].formulaColumn }
  private var whole: [String: MarkSet] { ["all": .layer(group[0].layerIndex)] }
  private var allRows: RowSet {
    .series(nil, count: group.reduce(0) { $0 + $1.series.rows.count })
  }

  private func amount(_ part: Int) -> Double { group[part].summary.total ?? 0 }
  private func name(_ part: Int) -> Quantity { .name(group[part].series.name ?? "") }
  private func told(_ part: Int) -> Quantity {
    group[part].summary.count == 1
      ? group[part].datum(amount(part)) : .sum(amount(part), of: column)
  }
  private func set(_ part: Int) -> MarkSet { .series(group[part].nodeNumber) }

  private func list(_ parts: [Int]) -> Quantity {
    .list(parts.prefix(3).map(name), omitted: max(0, parts.count - 3))
  }

  private func fact(
    _ kind: String,
    of subject: NodeID = .chart,
    _ quantities: [String: Quantity],
    _ derivations: [String: String],
    groups: [String: MarkSet] = [:],
    level: Fact.Level = .statistics,
    salience: Double
  ) -> Fact {
    Fact(
      kind,
      of: subject,
      level: level,
      quantities: quantities,
      evidence: Evidence(
        "\(measure) / sum(\(measure))",
        rows: allRows,
        derivations: derivations,
        groups: whole.merging(groups) { $1 }
      ),
      salience: salience
    )
  }

  private var sum: Fact {
    fact(
      "stack-sum",
      ["value": .sum(total, of: column)],
      ["value": "sum(\(measure)[all])"],
      salience: 0.85
    )
  }

  /// The first six parts with their shares, the largest first.
  private var shares: Fact {
    let told = ranked.prefix(6).map { Quantity.noted(name($0), .share(amount($0) / total)) }
    return fact(
      "parts-shares",
      ["parts": .list(told, omitted: max(0, ranked.count - 6))],
      [:],
      salience: 0.8
    )
  }

  private var ranking: Fact? {
    let most = ranked.filter { amount($0) == amount(ranked[0]) }
    let least = ranked.filter { amount($0) == amount(ranked[ranked.count - 1]) }
    guard amount(most[0]) > amount(least[0]) else { return nil }
    return fact(
      "parts-ranking",
      [
        "leader": list(most), "leaders": .term(most.count == 1 ? "one" : "several"),
        "max": told(most[0]), "share": .share(amount(most[0]) / total),
        "last": list(least), "lasts": .term(least.count == 1 ? "one" : "several"),
        "min": told(least[0]),
      ],
      [
        "max": "sum(\(measure)[leader])", "min": "sum(\(measure)[last])",
        "share": "sum(\(measure)[leader]) / sum(\(measure)[all])",
      ],
      groups: ["leader": set(most[0]), "last": set(least[0])],
      level: .pattern,
      salience: 1
    )
  }

  /// So many parts are told with their ranks.
  private static let mostRanks = 24

  private var ranks: [Fact] {
    ranked.prefix(Self.mostRanks).map { part in
      let ahead = ranked.count { amount($0) > amount(part) }
      return fact(
        "part-rank",
        of: group[part].id,
        [
          "name": name(part), "value": told(part), "share": .share(amount(part) / total),
          "rank": .count(ahead + 1), "count": .count(group.count),
        ],
        [
          "value": "sum(\(measure))", "share": "sum(\(measure)) / sum(\(measure)[all])",
        ],
        salience: 0.35
      )
    }
  }
}
