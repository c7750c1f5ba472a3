public import SwiftUI

/// How far one scroll may go.
public nonisolated struct ValueAlignedLimitBehavior: Hashable, Sendable {
  enum Name: Sendable { case automatic, always, never }

  let name: Name

  /// What suits.
  public static let automatic = ValueAlignedLimitBehavior(name: .automatic)

  /// No further than to the next values.
  public static let always = ValueAlignedLimitBehavior(name: .always)

  /// As far as it is pushed.
  public static let never = ValueAlignedLimitBehavior(name: .never)
}

/// The values at which a long scroll comes to rest.
public nonisolated struct MajorValueAlignment<Value: Plottable> {
  let step: ValueAlignment.Step

  /// Multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> {
    .init(step: .unit(unit.primitiveValue.amount ?? .nan))
  }

  /// Whole pages of what is in sight.
  public static var page: MajorValueAlignment<Value> { .init(step: .page) }
}

nonisolated extension MajorValueAlignment where Value == Date {
  /// Dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
    .init(step: .matching(components))
  }
}

/// The values of an axis at which scrolling comes to rest.
struct ValueAlignment {
  enum Step {
    case unit(Double)
    case matching(DateComponents)
    case page
  }

  var step: Step
  var major: Step?

  nonisolated static func unit<Value: Plottable>(
    _ unit: Value,
    _ major: MajorValueAlignment<Value>?
  ) -> ValueAlignment {
    ValueAlignment(step: .unit(unit.primitiveValue.amount ?? .nan), major: major?.step)
  }

  nonisolated static func matching(
    _ components: DateComponents,
    _ major: MajorValueAlignment<Date>?
  ) -> ValueAlignment {
    ValueAlignment(step: .matching(components), major: major?.step)
  }

  /// The place in points at which the axis has a value of the alignment, nearest to another; that other where
  /// there is none.
  nonisolated func place(
    nearest place: CGFloat,
    page: CGFloat,
    isMajor: Bool,
    on axis: Axis,
    answers: any ChartProxyAnswering
  ) -> CGFloat {
    let step = isMajor ? major ?? step : step
    if case .page = step { return page > 0 ? (place / page).rounded() * page : place }
    guard
      let value = answers.value(at: Double(place), on: axis),
      let round = Self.round(value, to: step),
      let position = answers.position(of: round, on: axis)
    else { return place }
    return CGFloat(position)
  }

  /// The value of a step that is nearest to a value; `nil` for names and for steps of another measure.
  private nonisolated static func round(
    _ value: PrimitiveValue,
    to step: Step
  ) -> PrimitiveValue? {
    switch (value, step) {
    case (.number(let number), .unit(let unit)) where unit > 0:
      return .number((number / unit).rounded() * unit)
    case (.date(let seconds), .unit(let unit)) where unit > 0:
      return .date((seconds / unit).rounded() * unit)
    case (.date(let seconds), .matching(let components)):
      return nearestMatch(components, to: seconds).map { .date($0) }
    default: return nil
    }
  }

  private nonisolated static func nearestMatch(
    _ components: DateComponents,
    to seconds: Double
  ) -> Double? {
    let date = Date(timeIntervalSince1970: seconds)
    let calendar = components.calendar ?? .autoupdatingCurrent
    let matches = [Calendar.SearchDirection.backward, .forward].compactMap {
      calendar.nextDate(
        after: date,
        matching: components,
        matchingPolicy: .nextTime,
        direction: $0
      )
    }
    return matches.map(\.timeIntervalSince1970).min { abs($0 - seconds) < abs($1 - seconds) }
  }
}
