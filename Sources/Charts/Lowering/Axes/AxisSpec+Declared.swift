import ChartModel
import ChartScales
import SwiftUI

extension AxisSpec {
  /// An axis as declared, without its marks.
  ///
  /// `columns` are those that stand along it. Every automatic domain of amounts holds zero, whatever the
  /// marks, unless its author says otherwise: so the original does it, and an axis does not change with the
  /// kind of mark.
  init(
    _ axis: DeclaredAxis,
    _ scale: DeclaredPositionScale,
    columns: [Column],
    title: String?
  ) {
    self.init(title: title, includesZero: true, isHidden: axis.visibility == .hidden)
    if let type = scale.type, type.impossibleNumber == nil {
      scaleType = ScaleType(type) ?? .linear
    }
    if case .plot(let start, let end)? = scale.range, start != 0 || end != 0 {
      padding = AxisPadding(start: start, end: end)
    }
    guard let domain = scale.domain?.form else { return }
    switch domain {
    case .range(let low, let high):
      self.domain = Interval(showing: low, high)
    case .values(let values): setDomain(values)
    case .automatic(let includesZero, let isReversed, let modify):
      if let includesZero { self.includesZero = includesZero }
      self.isReversed = isReversed ?? false
      if let modify { setDomain(modify(Self.inferred(columns, includesZero: self.includesZero))) }
    }
  }

  /// Names are categories; of numbers and dates the least and the greatest are the ends.
  private mutating func setDomain(_ values: [PrimitiveValue]) {
    let amounts = values.compactMap(\.amount)
    let known = amounts.filter(\.isFinite)
    if amounts.count < values.count || values.isEmpty {
      categories = values.map(\.plainText)
    } else if let low = known.min(), let high = known.max(), low < high {
      domain = Interval(low, high)
    }
  }

  /// What a domain would be without its author: the names in order, or the ends.
  private static func inferred(_ columns: [Column], includesZero: Bool?) -> [PrimitiveValue] {
    var names: [String] = []
    var seen: Set<String> = []
    var ends: (low: Double, high: Double)?
    var isDate = false
    for column in columns {
      if case .categories(let values) = column.values {
        names += values.names.filter { seen.insert($0).inserted }
        continue
      }
      isDate = column.values.kind == .temporal
      for value in column.values.scalars where !value.isNaN {
        ends = (min(ends?.low ?? value, value), max(ends?.high ?? value, value))
      }
    }
    if let ends, !isDate, includesZero == true {
      return [.number(min(ends.low, 0)), .number(max(ends.high, 0))]
    }
    if let ends {
      return isDate
        ? [.date(ends.low), .date(ends.high)] : [.number(ends.low), .number(ends.high)]
    }
    return names.map(PrimitiveValue.name)
  }
}

extension AxisSpec.ScaleType {
  /// A type as declared; `nil` for one that names what the data are.
  init?(_ type: ScaleType) {
    switch type.form {
    case .linear: self = .linear
    case .log: self = .log
    case .power(let exponent): self = .power(exponent: exponent)
    case .symmetricLog(let slope): self = .symmetricLog(slopeAtZero: slope)
    case .date, .category: return nil
    }
  }
}
