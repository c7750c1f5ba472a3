import ChartModel
import ChartStatistics

/// How a whole is divided among names: evenly or not, who holds more than half, the top few together.
///
/// The words: "fairly even" needs every share within a quarter of an even one.
struct DivisionFacts {
  let reading: SeriesReading

  /// Its names in order, of a nominal series.
  let ranked: RankedNames?

  /// The facts of a nominal series whose amounts add up to something.
  var all: [Fact] {
    guard let ranked, reading.hasMeaningfulTotal, let shares = ranked.shares, shares.count > 1
    else { return [] }
    let division = Division(rows: ranked.rows, shares: shares)
    return even(division) + majority(division) + top(division)
  }

  private var measure: String { Evidence.column(reading.column.name) }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    derivations: [String: String],
    groups: [String: MarkSet] = [:],
    salience: Double
  ) -> Fact {
    reading.fact(
      kind,
      .pattern,
      quantities,
      Evidence(formula, rows: rows, derivations: derivations, groups: groups),
      salience: reading.name == nil ? salience : salience / 2
    )
  }

  private func even(_ division: Division) -> [Fact] {
    guard division.isEven, division.rows.count > 2 else { return [] }
    let count = division.rows.count
    return [
      fact(
        "division-even",
        [
          "most": .share(division.shares[0]), "least": .share(division.shares[count - 1]),
          "even": .share(1 / Double(count)), "count": .count(count),
          "first": reading.place(ofRow: division.rows[0]),
          "last": reading.place(ofRow: division.rows[count - 1]),
        ],
        "max(share), min(share), 1 / count",
        rows: reading.allRows,
        derivations: [
          "most": "max(\(measure)) / sum(\(measure))", "least": "min(\(measure)) / sum(\(measure))",
          "even": "1 / count(\(measure))", "count": "count(\(measure))",
        ],
        salience: 0.8
      )
    ]
  }

  private func majority(_ division: Division) -> [Fact] {
    guard division.shares[0] > 0.5, division.rows.count > 2 else { return [] }
    return [
      fact(
        "division-majority",
        [
          "name": reading.place(ofRow: division.rows[0]),
          "share": .share(division.shares[0]),
        ],
        "max(\(measure)) / sum(\(measure)) > 0.5",
        rows: reading.rows([division.rows[0]]),
        derivations: ["share": "max(\(measure)) / sum(\(measure))"],
        salience: 0.8
      )
    ]
  }

  /// The share of the top three of six and more, the top two of four and five, where they hold half of
  /// the whole or more: that the top three of a hundred hold little tells nothing.
  private func top(_ division: Division) -> [Fact] {
    let count = division.rows.count > 5 ? 3 : 2
    guard division.rows.count > 3, division.shares[count - 1] > division.shares[count],
      division.shares.prefix(count).reduce(0, +) >= 0.5
    else { return [] }
    let holders = Array(division.rows.prefix(count))
    return [
      fact(
        "division-top",
        [
          "count": .count(count), "share": .share(division.shares.prefix(count).reduce(0, +)),
          "names": .list(holders.map(reading.place(ofRow:)), omitted: 0),
        ],
        "sum(\(measure) of the top \(count)) / sum(\(measure))",
        rows: reading.rows(holders),
        derivations: [
          "share": "sum(\(measure)[top]) / sum(\(measure))", "count": "count(\(measure)[top])",
        ],
        groups: ["top": .marks(holders.map { $0 + 1 }.sorted(), layer: reading.layerIndex)],
        salience: 0.55
      )
    ]
  }
}

/// A whole divided into parts: the parts' shares, largest first.
struct Division {
  /// The rows of the parts, largest first; equal ones in reading order.
  let rows: [Int]

  /// Their shares of the whole, 0...1.
  let shares: [Double]

  /// Whether every share lies within a quarter of an even one.
  var isEven: Bool {
    guard let first = shares.first, let last = shares.last, first > last else { return false }
    let even = 1 / Double(shares.count)
    return first <= 1.25 * even && last >= 0.75 * even
  }
}
