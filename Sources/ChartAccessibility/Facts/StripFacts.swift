import ChartModel
import ChartStatistics

/// What each name's amounts are like in a strip chart or a box plot, and how the names compare.
struct StripFacts {
  private let view: BoxGroups
  private let groups: [BoxGroup]

  /// Takes the groups of one layer.
  init(view: BoxGroups) {
    self.view = view
    groups = view.groups
  }

  /// The numbers of each name of a strip chart, the nearest misses, and the comparison.
  var all: [Fact] {
    let told = groups.enumerated().prefix(24).filter { $0.element.count >= 5 }
    let boxes = view.isStrip ? told.map { numbered(box($0.element), $0.offset) } : []
    let misses = told.compactMap { position, group in
      group.nearMiss.map { numbered(nearMiss($0, group), position) }
    }
    let compared = groups.filter { $0.count >= 5 }
    return boxes + misses + BoxComparison(view: view, groups: compared).all
  }

  private func numbered(_ fact: Fact, _ position: Int) -> Fact {
    var fact = fact
    fact.id += "-\(position + 1)"
    return fact
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    of group: BoxGroup,
    derivations: [String: String],
    salience: Double
  ) -> Fact {
    let marks = group.marks ?? []
    let isNamed = marks.count <= BoxGroup.markLimit
    return Fact(
      kind,
      of: .chart,
      level: .statistics,
      quantities: quantities.merging(["place": group.place]) { $1 },
      evidence: Evidence(
        "quartiles(\(view.column.name)), fences(\(view.column.name))",
        rows: .rows(marks.prefix(64).map { Int($0) + 1 }, total: group.count),
        derivations: isNamed ? derivations : [:],
        groups: isNamed ? ["group": group.all, "inside": group.inside] : [:]
      ),
      salience: salience
    )
  }

  private var amounts: String { "\(Evidence.column(view.column.name))[group]" }

  /// The five numbers of a name, and the values that stand apart.
  private func box(_ group: BoxGroup) -> Fact {
    let listed = group.outliers.prefix(6).map { Quantity.datum($0, of: view.column) }
    return fact(
      "box",
      [
        "count": .count(group.count),
        "median": .datum(group.median, of: view.column),
        "lowerQuartile": .datum(group.quartiles.lowerBound, of: view.column),
        "upperQuartile": .datum(group.quartiles.upperBound, of: view.column),
        "lowerWhisker": .datum(group.whiskers.lowerBound, of: view.column),
        "upperWhisker": .datum(group.whiskers.upperBound, of: view.column),
        "outliers": .count(group.outliers.count),
        "outlierValues": .list(listed, omitted: group.outliers.count - listed.count),
      ],
      of: group,
      derivations: BoxGroup.derivations(Evidence.column(view.column.name)),
      salience: groups.count <= 3 ? 0.75 : 0.4
    )
  }

  /// A value that only just is no outlier, with the limit.
  private func nearMiss(_ side: BoxSummary.NearMiss, _ group: BoxGroup) -> Fact {
    let isHigh = side == .high
    let reach = 1.5 * group.length
    let limit = isHigh ? group.quartiles.upperBound + reach : group.quartiles.lowerBound - reach
    let (low, high) = ("quantile(\(amounts), 0.25)", "quantile(\(amounts), 0.75)")
    return fact(
      "box-near-limit",
      [
        "side": .term(side.rawValue), "limit": .derived(limit, of: view.column),
        "value": .datum(
          isHigh ? group.whiskers.upperBound : group.whiskers.lowerBound,
          of: view.column
        ),
      ],
      of: group,
      derivations: [
        "value": "\(isHigh ? "max" : "min")(\(amounts))",
        "limit": isHigh
          ? "\(high) + 1.5 * (\(high) - \(low))" : "\(low) - 1.5 * (\(high) - \(low))",
      ],
      salience: groups.count <= 3 ? 0.6 : 0.35
    )
  }
}
