import ChartModel
import ChartStatistics

extension SeriesReading {
  /// Whether adding the amounts up means something: they show as lengths from zero, neither their unit nor
  /// their name tells of a share, a rate or a temperature, and no one of them is already the sum of the
  /// others.
  ///
  /// Whether amounts are whole numbers plays no part: a description must not depend on their unit.
  var hasMeaningfulTotal: Bool {
    guard [.bar, .area, .sector].contains(layer.mark), layer.measureStart == nil,
      let least = summary.minimum?.value, least >= 0, summary.total?.isFinite == true,
      column.format?.style != .percent, !isIntensive, !areSharesOfPlaces,
      !isNamedRate || isShownAsWhole
    else { return false }
    if let aggregate = layer.aggregation?.aggregate { return aggregate.isAdditive }
    return !containsTotal
  }

  /// Whether the unit tells of a share, a rate or a temperature.
  var isIntensive: Bool {
    column.unit.map { unit in ["%", "°", "‰", "/"].contains { unit.contains($0) } } ?? false
  }

  /// Whether the name tells of a rate or an average, which are never added up; counts have other names.
  var isNamedRate: Bool {
    layer.aggregation?.aggregate != .count && layer.bins == nil && RateName.tells(column.name)
  }

  /// Whether the author shows the amounts as parts of one whole.
  private var isShownAsWhole: Bool { layer.mark == .sector || layer.stacking == .normalized }

  /// Whether the amounts of all series add up to one hundred, or to one, at each of several places:
  /// answers in percent add up within a question, never over the questions.
  private var areSharesOfPlaces: Bool {
    guard layer.series.count > 1, layer.markCount <= Self.mostShares,
      let places = layer.dimension?.values.scalars
    else { return false }
    var sums: [Double: Double] = [:]
    for row in layer.series.lazy.flatMap(\.rows).map(Int.init) {
      sums[places[row], default: 0] += amounts[row]
    }
    return sums.count > 1
      && [1.0, 100].contains { whole in
        sums.values.allSatisfy { abs($0 - whole) <= Self.rounding * whole }
      }
  }

  /// Shares rounded to whole percents may miss the whole by this much.
  private static let rounding = 0.015

  /// More shares than this no table of answers has.
  private static let mostShares = 5_000

  /// Whether one of at least three amounts is the sum of the others: a row of totals among its parts.
  var containsTotal: Bool {
    guard shape == .nominal, summary.count >= 3, let total = summary.total,
      let most = summary.maximum?.value
    else {
      return false
    }
    return most > 0 && abs(most - total / 2) <= most * 0.005
  }

  /// Whether the sum of the others is so to be taken for their total: of three amounts one is often the
  /// sum of two by chance.
  var isLedByTotal: Bool { containsTotal && summary.count > 3 }
}

extension Aggregate {
  /// Whether combined values may be added up again.
  var isAdditive: Bool { self == .sum || self == .count }
}
