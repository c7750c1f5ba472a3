internal import ChartScales
public import SwiftUI

/// Bins of dates, side by side in ascending order.
public struct DateBins: Collection, Equatable, Sendable {
  /// One bin.
  public typealias Element = ChartBinRange<Date>

  /// The number of a bin, from 0.
  public typealias Index = Int

  /// Where bins begin and end, in ascending order: one more than there are bins, or none.
  public let thresholds: [Date]

  /// Bins between thresholds, which are put in order; equal ones count once.
  public init(thresholds: [Date]) {
    var ascending: [Date] = []
    for threshold in thresholds.sorted() where ascending.last != threshold {
      ascending.append(threshold)
    }
    self.thresholds = ascending
  }

  /// Bins of so many seconds from the start of a range on, until they cover it.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = Swift.max(1, (length / timeInterval).rounded(.up))
    guard timeInterval > 0, count <= Double(mostBins) else {
      self.init(thresholds: [])
      return
    }
    self.init(
      thresholds: (0...Int(count)).map { range.lowerBound + timeInterval * Double($0) }
    )
  }

  /// Bins of so many units of a calendar each, which cover a range.
  ///
  /// They begin where a unit begins; several seconds, minutes, hours, months or years at a time also
  /// where their number is a multiple, so that three months are a quarter.
  public init(
    unit: Calendar.Component,
    by: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(
      thresholds: CalendarStride(unit: unit, count: by, calendar: calendar)
        .thresholds(covering: range)
    )
  }

  /// About so many bins of round lengths that cover a range.
  public init(
    range: ClosedRange<Date>,
    desiredCount: Int = 10,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let stride = CalendarStride(covering: range, desiredCount: desiredCount, calendar: calendar)
    if let stride {
      self.init(thresholds: stride.thresholds(covering: range))
    } else {
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let step = tickStep(start: 0, stop: length, count: Swift.max(1, desiredCount))
      self.init(timeInterval: step.isNaN ? 1 : step, range: range)
    }
  }

  /// Bins of round lengths that cover data: about so many, or as many as Sturges' rule asks for.
  ///
  /// Without a date there is no bin.
  public init(
    data: [Date],
    desiredCount: Int? = nil,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: lower...upper,
      desiredCount: desiredCount ?? sturgesCount(of: data.count),
      calendar: calendar
    )
  }

  /// The number of the bin that a date is in.
  ///
  /// Dates outside all bins are given to the nearest; 0 where there is no bin.
  public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }

  /// The number of the first bin.
  public var startIndex: Int { 0 }

  /// One past the number of the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The number of the next bin.
  public func index(after i: Int) -> Int { i + 1 }

  /// The bin with a number.
  public subscript(position: Int) -> ChartBinRange<Date> { bin(position, of: thresholds) }
}
