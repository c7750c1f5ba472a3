import ChartModel
import ChartScales
import Foundation

/// A column that grows by the values of one mark after another.
struct ColumnDraft {
  /// What the column is called.
  let label: String

  /// What its values are.
  let kind: MeasureKind

  private(set) var amounts: [Double] = []
  private(set) var names: [String] = []
  private(set) var component: Calendar.Component?

  /// How many values are no finite numbers.
  private(set) var notFinite = 0

  /// An empty column for values like some.
  init(like column: DeclaredColumn) {
    label = column.label
    kind = column.values.kind
    notFinite = column.leftOut
  }

  /// A column of names.
  init(label: String, names: [String]) {
    self.label = label
    kind = .nominal
    self.names = names
  }

  /// Adds the values of so many marks; one value stands for all of them.
  mutating func append(_ values: DeclaredColumn.Values, count: Int) {
    switch values {
    case .numbers(let numbers):
      // An infinite amount has no place on an axis.
      append(spread(numbers, count))
    case .dates(let instants, let unit, _):
      component = component ?? unit
      append(spread(instants, count))
    case .names(let all): names += spread(all, count)
    }
  }

  private mutating func append(_ values: [Double]) {
    for value in values {
      let isFinite = value.isFinite
      notFinite += isFinite ? 0 : 1
      amounts.append(isFinite ? value : .nan)
    }
  }

  /// Whether another column has the same values, whatever it is called.
  func hasSameValues(as other: ColumnDraft) -> Bool {
    guard kind == other.kind, names == other.names, amounts.count == other.amounts.count else {
      return false
    }
    return zip(amounts, other.amounts).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  private func spread<Value>(_ values: [Value], _ count: Int) -> [Value] {
    guard values.count == 1, count != 1 else { return values }
    return Array(repeating: values[0], count: count)
  }

  /// The column as the model holds it; names stand in the order of `order` first, then as they appear.
  func column(order: [String] = [], zone: TimeZone) -> Column {
    let (name, unit) = HeaderUnit.split(label)
    switch kind {
    case .quantitative: return Column(name, unit: unit, values: .numbers(amounts))
    case .temporal:
      return Column(label, values: Instants(amounts, component: component, zone: zone).values)
    case .nominal: return Column(label, values: .categories(categories(order)))
    }
  }

  private func categories(_ order: [String]) -> CategoryValues {
    guard !order.isEmpty else { return CategoryValues(names) }
    // Names in order, then those that it lacks as they appear: one of each goes first and is cut off.
    let all = CategoryValues(order + names)
    return CategoryValues(codes: Array(all.codes.dropFirst(order.count)), names: all.names)
  }
}

extension DeclaredColumn.Values {
  /// What the values are.
  var kind: MeasureKind {
    switch self {
    case .numbers: .quantitative
    case .dates: .temporal
    case .names: .nominal
    }
  }

  /// How many values there are.
  var count: Int {
    switch self {
    case .numbers(let values), .dates(let values, _, _): values.count
    case .names(let values): values.count
    }
  }
}

/// Instants with the calendar unit that they stand for.
///
/// A unit that the author names is kept: each instant is taken to its start. Without one it is the longest
/// of which every instant is a start, so that midnights are days and firsts of months are months.
private struct Instants {
  let values: ColumnValues

  init(_ instants: [Double], component: Calendar.Component?, zone: TimeZone) {
    let offset: UTCOffset = { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
    let unit =
      component.flatMap(CalendarUnit.init) ?? Self.common(to: instants.filter { !$0.isNaN }, offset)
    let starts = instants.map {
      $0.isNaN ? .nan : GregorianCalendar.floor($0, to: unit, offset: offset)
    }
    values = .dates(component == nil ? instants : starts, unit: unit)
  }

  private static func common(to instants: [Double], _ offset: @escaping UTCOffset) -> CalendarUnit {
    let units: [CalendarUnit] = [.year, .month, .day, .hour, .minute]
    // A single date says little of its unit: no more than its day.
    let known = Set(instants).count > 1 ? units : Array(units.dropFirst(2))
    return known.first { unit in
      instants.allSatisfy { GregorianCalendar.floor($0, to: unit, offset: offset) == $0 }
    } ?? .second
  }
}

extension CalendarUnit {
  /// The unit of a calendar's component, or the next longer one that dates are told in.
  init?(_ component: Calendar.Component) {
    switch component {
    case .second, .nanosecond: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: self = .day
    case .weekOfYear, .weekOfMonth: self = .week
    case .month: self = .month
    case .quarter: self = .quarter
    case .year, .yearForWeekOfYear, .era: self = .year
    default: return nil
    }
  }
}
