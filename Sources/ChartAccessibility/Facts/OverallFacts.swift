import ChartModel
import ChartStatistics

/// What is true of the chart's series taken together.
struct OverallFacts {
  let readings: [SeriesReading]

  /// The groups of strip charts and box plots, by layer.
  let boxes: [Int: BoxGroups]

  /// Facts over all series of the first layer that shows amounts.
  var all: [Fact] {
    guard let first = readings.first else { return [] }
    let group = readings.filter { $0.layerIndex == first.layerIndex && $0.summary.count > 0 }
    guard let one = group.first else { return [] }
    var facts: [Fact] = []
    if group.count > 1 { facts += extremes(of: group) }
    if one.shape == .ordered { facts += sharedPlaces(of: group) }
    if one.shape == .scatter { facts += ranges(of: group) }
    if one.shape == .strip { facts += medians(of: group) }
    return facts
  }

  private func fact(
    _ kind: String,
    _ quantities: [String: Quantity],
    _ formula: String,
    rows: RowSet,
    derivations: [String: String] = [:],
    groups: [String: MarkSet] = [:]
  ) -> Fact {
    Fact(
      kind,
      of: .chart,
      level: .statistics,
      quantities: quantities,
      evidence: Evidence(formula, rows: rows, derivations: derivations, groups: groups),
      salience: 0.85
    )
  }

  // MARK: Extremes over all series

  private func extremes(of group: [SeriesReading]) -> [Fact] {
    let least = group.compactMap { $0.summary.minimum?.value }.min()
    let most = group.compactMap { $0.summary.maximum?.value }.max()
    guard let least, let most, least != most else { return [] }
    return [
      extreme("overall-minimum", least, of: group, \.minimum),
      extreme("overall-maximum", most, of: group, \.maximum),
    ]
  }

  private func extreme(
    _ kind: String,
    _ value: Double,
    of group: [SeriesReading],
    _ path: KeyPath<Summary, Extreme?>
  ) -> Fact {
    let holders = group.filter { $0.summary[keyPath: path]?.value == value }
    var marks: [Int] = []
    var ties = 0
    for extreme in holders.compactMap({ $0.summary[keyPath: path] }) {
      ties += extreme.count
      marks += extreme.positions
    }
    let column = holders.first?.column ?? Column("", values: .numbers([]))
    let function = kind.hasSuffix("minimum") ? "min" : "max"
    let all = "\(Evidence.column(column.name))[all]"
    return fact(
      kind,
      [
        "value": .datum(value, of: column),
        "places": places(of: holders, path), "ties": .count(ties),
      ],
      "\(function)(\(column.name))",
      rows: holders.first?.rows(marks, total: ties) ?? .rows([], total: 0),
      derivations: [
        "value": "\(function)(\(all))", "ties": "sum(\(all) = \(function)(\(all)))",
      ],
      groups: ["all": .layer(group[0].layerIndex)]
    )
  }

  /// The first three places, each with its series; a single series is named once.
  private func places(
    of holders: [SeriesReading],
    _ path: KeyPath<Summary, Extreme?>
  ) -> Quantity {
    if holders.count == 1, let extreme = holders[0].summary[keyPath: path] {
      let places = holders[0].places(of: extreme)
      return holders[0].name.map { .place(.name($0), places) } ?? places
    }
    var listed: [Quantity] = []
    var count = 0
    for reading in holders {
      guard let extreme = reading.summary[keyPath: path],
        case .list(let places, let omitted) = reading.places(of: extreme)
      else { continue }
      listed += places.map { place in reading.name.map { .place(.name($0), place) } ?? place }
      count += places.count + omitted
    }
    return .list(Array(listed.prefix(3)), omitted: count - min(3, listed.count))
  }

  /// How many places along the order hold several values of one series.
  private func sharedPlaces(of group: [SeriesReading]) -> [Fact] {
    let count = group.reduce(0) { $0 + $1.series.duplicatePlaces }
    guard count > 0 else { return [] }
    return [
      fact(
        "shared-places",
        ["count": .count(count), "mark": .term(group[0].layer.mark.rawValue)],
        "count(places with several \(group[0].column.name))",
        rows: .series(nil, count: group[0].amounts.count)
      )
    ]
  }

  // MARK: Ranges of a scatter plot

  private func ranges(of group: [SeriesReading]) -> [Fact] {
    guard let dimension = group[0].layer.dimension else { return [] }
    // A point with one amount alone is not drawn.
    let (places, amounts) = (dimension.values.scalars, group[0].amounts)
    var (x, y) = (Reach(), Reach())
    // Every row with both amounts is one of some series.
    for row in amounts.indices where places[row].isFinite && amounts[row].isFinite {
      x.add(places[row])
      y.add(amounts[row])
    }
    guard y.count > 0 else { return [] }
    return [
      fact(
        "ranges",
        [
          "x": .name(dimension.name), "y": .name(group[0].column.name),
          "xFrom": .datum(x.least, of: dimension), "xTo": .datum(x.most, of: dimension),
          "yFrom": .datum(y.least, of: group[0].column),
          "yTo": .datum(y.most, of: group[0].column),
        ],
        "min, max",
        rows: .series(nil, count: y.count),
        derivations: [
          "xFrom": "min(\(drawn(dimension.name, with: group[0].column.name)))",
          "xTo": "max(\(drawn(dimension.name, with: group[0].column.name)))",
          "yFrom": "min(\(drawn(group[0].column.name, with: dimension.name)))",
          "yTo": "max(\(drawn(group[0].column.name, with: dimension.name)))",
        ],
        groups: ["all": .layer(group[0].layerIndex)]
      )
    ]
  }

  /// From where to where values reach, and how many there are.
  private struct Reach {
    var least = Double.infinity
    var most = -Double.infinity
    var count = 0

    mutating func add(_ value: Double) {
      least = min(least, value)
      most = max(most, value)
      count += 1
    }
  }

  /// A column's values where another has one as well.
  private func drawn(_ name: String, with other: String) -> String {
    "\(Evidence.column(name))[all] + 0 * \(Evidence.column(other))[all]"
  }

  // MARK: Medians of the names of a strip plot

  private func medians(of group: [SeriesReading]) -> [Fact] {
    guard let dimension = group[0].layer.dimension, let view = boxes[group[0].layerIndex] else {
      return []
    }
    let medians = view.groups.compactMap { box -> (name: String, value: Double)? in
      guard case .name(let name) = box.place else { return nil }
      return (name, box.median)
    }
    guard let least = medians.map(\.value).min(), let most = medians.map(\.value).max(),
      least < most
    else { return [] }
    let holders = { (value: Double) -> Quantity in
      let names = medians.filter { $0.value == value }.map { Quantity.name($0.name) }
      return .list(Array(names.prefix(3)), omitted: max(0, names.count - 3))
    }
    let column = group[0].column
    let set = { (value: Double) -> MarkSet in
      let name = medians.first { $0.value == value }?.name ?? ""
      return .named(name, column: dimension.name, layer: group[0].layerIndex)
    }
    let named = group[0].formulaColumn
    return [
      fact(
        "strip-medians",
        [
          "measure": .name(column.name),
          "leader": holders(most), "max": .derived(most, of: column),
          "leaders": .count(medians.filter { $0.value == most }.count),
          "last": holders(least), "min": .derived(least, of: column),
        ],
        "median(\(column.name)) by \(dimension.name)",
        rows: .series(nil, count: group[0].amounts.count),
        derivations: [
          "max": "median(\(named)[leader])", "min": "median(\(named)[last])",
        ],
        groups: ["leader": set(most), "last": set(least)]
      )
    ]
  }
}
