import ChartScales
import SwiftUI

/// Steps of so many units of a calendar.
struct CalendarStride {
  /// The unit.
  var unit: Calendar.Component

  /// How many of it make a step; at least 1.
  var count: Int

  /// The calendar that says where units begin.
  var calendar: Calendar

  /// Steps of so many units; fewer than one is one.
  init(unit: Calendar.Component, count: Int, calendar: Calendar) {
    self.unit = unit
    self.count = max(1, count)
    self.calendar = calendar
  }

  /// The starts of steps from the last at or before a range to the first at or after it; at least two.
  ///
  /// Empty where the calendar has no such unit or there would be too many.
  func thresholds(covering range: ClosedRange<Date>) -> [Date] {
    guard let first = start(of: range.lowerBound) else { return [] }
    var thresholds = [first]
    while thresholds.count < 2 || thresholds[thresholds.count - 1] < range.upperBound {
      let steps = thresholds.count.multipliedReportingOverflow(by: count)
      guard
        !steps.overflow, thresholds.count <= mostBins,
        let next = calendar.date(byAdding: unit, value: steps.partialValue, to: first),
        next > thresholds[thresholds.count - 1]
      else { return [] }
      thresholds.append(next)
    }
    return thresholds
  }

  /// The start of the step that a date is in.
  private func start(of date: Date) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, let first = firstNumber else { return start }
    let surplus = (calendar.component(unit, from: start) - first) % count
    return surplus > 0 ? calendar.date(byAdding: unit, value: -surplus, to: start) : start
  }

  /// The number that the first of the units in the next larger has; `nil` where steps of several begin
  /// with any.
  private var firstNumber: Int? {
    switch unit {
    case .second, .minute, .hour, .year: 0
    case .month, .quarter: 1
    default: nil
    }
  }
}

extension CalendarStride {
  /// The step of a calendar of which about so many cover a range; `nil` for less than a second and for an
  /// empty range.
  init?(covering range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar) {
    let zone = calendar.timeZone
    let ticks = TimeScale(
      domain: Interval(
        range.lowerBound.timeIntervalSince1970,
        range.upperBound.timeIntervalSince1970
      )
    ).ticks(
      count: max(1, desiredCount),
      offset: { zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) }
    )
    guard ticks.step > 0, range.lowerBound < range.upperBound else { return nil }
    let (unit, unitCount) = Self.component(of: ticks.unit)
    self.init(unit: unit, count: ticks.step * unitCount, calendar: calendar)
  }

  private static func component(of unit: CalendarUnit) -> (Calendar.Component, Int) {
    switch unit {
    case .second: (.second, 1)
    case .minute: (.minute, 1)
    case .hour: (.hour, 1)
    case .day: (.day, 1)
    case .week: (.weekOfYear, 1)
    case .month: (.month, 1)
    case .quarter: (.month, 3)
    case .year: (.year, 1)
    }
  }
}
