import ChartModel
import ChartStatistics

/// What lies between the ranks of names: who follows the leader, how many times the last the first is,
/// where the largest step is.
struct RankDistanceFacts {
  let reading: SeriesReading

  /// Its names in order, of a nominal series.
  let ranked: RankedNames?

  /// The facts of a nominal series with at least two different amounts.
  var all: [Fact] {
    // Amounts that are all below zero show a side or a loss: their ranks are not told as a lead.
    guard let ranked, ranked.isVaried, ranked.amount(0) > 0, !reading.isLedByTotal else {
      return []
    }
    return runnersUp(ranked) + ratio(ranked) + step(ranked)
  }

  private var measure: String { Evidence.column(reading.column.name) }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: [Int],
    derivations: [String: String],
    salience: Double
  ) -> Fact {
    reading.fact(
      kind,
      .statistics,
      quantities,
      Evidence(formula, rows: reading.rows(rows), derivations: derivations),
      salience: reading.name == nil ? salience : salience / 2
    )
  }

  private func mark(_ row: Int) -> String { "\(measure)[\(row + 1)]" }

  /// How far the leader is ahead, and the two that follow; not where several lead or follow together.
  private func runnersUp(_ ranked: RankedNames) -> [Fact] {
    let rows = ranked.rows
    guard rows.count > 3, ranked.amount(0) > ranked.amount(1), ranked.amount(2) > ranked.amount(3)
    else { return [] }
    return [
      fact(
        "runners-up",
        [
          "leader": reading.place(ofRow: rows[0]),
          "margin": .difference(ranked.amount(0) - ranked.amount(1), of: reading.column),
          "runners": .list([noted(rows[1]), noted(rows[2])], omitted: 0),
        ],
        "rank(\(measure))",
        rows: Array(rows.prefix(3)),
        derivations: ["margin": "\(mark(rows[0])) - \(mark(rows[1]))"],
        salience: 0.75
      )
    ]
  }

  private func noted(_ row: Int) -> Quantity {
    .noted(reading.place(ofRow: row), reading.datum(reading.amounts[row]))
  }

  /// A tenth more is worth telling; that the largest land is a million times an islet tells of the islet.
  private static let toldRatios = 1.1...1_000

  /// How many times the last the leader is, for amounts above zero.
  private func ratio(_ ranked: RankedNames) -> [Fact] {
    let rows = ranked.rows
    guard let first = rows.first, let last = rows.last, isRatioScale,
      reading.amounts[last] > 0,
      Self.toldRatios.contains(reading.amounts[first] / reading.amounts[last]),
      ranked.leaders == 1, ranked.lasts == 1
    else { return [] }
    let ratio = reading.amounts[first] / reading.amounts[last]
    return [
      fact(
        "rank-ratio",
        [
          "leader": reading.place(ofRow: first), "last": reading.place(ofRow: last),
          "ratio": .amount(ratio, unit: nil, format: nil, precision: .significant(2)),
        ],
        "max(\(measure)) / min(\(measure))",
        rows: [first, last],
        derivations: ["ratio": "max(\(measure)) / min(\(measure))"],
        salience: 0.7
      )
    ]
  }

  /// Degrees have no true zero, so that no temperature is twice another.
  private var isRatioScale: Bool { reading.column.unit?.contains("°") != true }

  /// The largest step from one rank to the next, unless several steps are as large.
  private func step(_ ranked: RankedNames) -> [Fact] {
    let rows = ranked.rows
    guard rows.count > 3 else { return [] }
    let steps = (1..<rows.count).map { ranked.amount($0 - 1) - ranked.amount($0) }
    guard let most = steps.max(), most > 0,
      steps.count(where: { $0 >= most * (1 - 1e-9) }) == 1,
      let position = steps.firstIndex(of: most)
    else { return [] }
    let (upper, lower) = (rows[position], rows[position + 1])
    // A step between names that share a rank with others is one between groups.
    guard !ranked.isShared(position), !ranked.isShared(position + 1) else { return [] }
    return [
      fact(
        "rank-step",
        [
          "upper": noted(upper), "lower": noted(lower),
          "step": .difference(most, of: reading.column),
        ],
        "max(\(measure)[rank] - \(measure)[next rank])",
        rows: [upper, lower],
        derivations: ["step": "\(mark(upper)) - \(mark(lower))"],
        salience: 0.6
      )
    ]
  }
}

/// The rows of a series with a value, largest first; equal ones in reading order.
struct RankedNames {
  let rows: [Int]

  /// The share of the whole of each of ``rows``, 0...1; `nil` unless every amount is at least zero and
  /// the whole is above it.
  let shares: [Double]?

  private let amounts: [Double]

  /// `nil` for a series that is not nominal, and without values.
  init?(of reading: SeriesReading) {
    guard reading.shape == .nominal else { return nil }
    let present = reading.series.rows.filter { reading.amounts[Int($0)].isFinite }
    guard !present.isEmpty else { return nil }
    let ranking = Ranking(of: present.map { reading.amounts[Int($0)] })
    rows = ranking.order.map { Int(present[Int($0)]) }
    amounts = rows.map { reading.amounts[$0] }
    shares = ranking.shares
  }

  /// Whether not all amounts are equal.
  var isVaried: Bool { amounts[0] > amounts[amounts.count - 1] }

  /// The amount at a position in the ranking, from 0.
  func amount(_ position: Int) -> Double { amounts[position] }

  /// Whether the amount at a position stands there more than once.
  func isShared(_ position: Int) -> Bool {
    position > 0 && amounts[position - 1] == amounts[position]
      || position + 1 < amounts.count && amounts[position + 1] == amounts[position]
  }

  /// How many names have the largest amount.
  var leaders: Int { amounts.prefix { $0 == amounts[0] }.count }

  /// How many names have the smallest amount.
  var lasts: Int { amounts.reversed().prefix { $0 == amounts[amounts.count - 1] }.count }
}
