import ChartModel
import ChartStatistics

extension SeriesReading {
  /// Whether adding the amounts up means something: they show as lengths from zero, their unit is no
  /// share, rate or temperature, and no one of them is already the sum of the others.
  ///
  /// Whether amounts are whole numbers plays no part: a description must not depend on their unit.
  var hasMeaningfulTotal: Bool {
    guard [.bar, .area, .sector].contains(layer.mark), layer.measureStart == nil,
      let least = summary.minimum?.value, least >= 0, summary.total?.isFinite == true,
      column.format?.style != .percent, !isIntensive
    else { return false }
    if let aggregate = layer.aggregation?.aggregate { return aggregate.isAdditive }
    return !containsTotal
  }

  /// Whether the unit tells of a share, a rate or a temperature.
  var isIntensive: Bool {
    column.unit.map { unit in ["%", "°", "‰", "/"].contains { unit.contains($0) } } ?? false
  }

  /// Whether one of at least three amounts is the sum of the others: a row of totals among its parts.
  var containsTotal: Bool {
    guard shape == .nominal, summary.count >= 3, let total = summary.total,
      let most = summary.maximum?.value
    else {
      return false
    }
    return most > 0 && abs(most - total / 2) <= most * 0.005
  }
}

extension Aggregate {
  /// Whether combined values may be added up again.
  var isAdditive: Bool { self == .sum || self == .count }
}
