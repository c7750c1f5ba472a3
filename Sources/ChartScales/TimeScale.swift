/// A scale over time, in which equal durations take equal room.
///
/// Values are seconds since 1970-01-01T00:00:00Z. The scale knows no time zone; what depends on
/// one takes it as a `UTCOffset`.
public struct TimeScale: InvertibleScale, Hashable, Codable {
  /// The instants that the ends of the range stand for, in seconds since 1970.
  public var domain: Interval
  /// The positions of the ends of the domain.
  public var range: Interval

  /// Makes the scale that takes a span of time to a range.
  public init(domain: Interval, range: Interval = .unit) {
    self.domain = domain
    self.range = range
  }

  /// The position of an instant; the middle of the range for an empty domain.
  public func position(of value: Double) -> Double {
    range.value(atFraction: domain.fraction(of: value))
  }

  /// The instant at a position; the middle of the domain for an empty range.
  public func value(at position: Double) -> Double {
    domain.value(atFraction: range.fraction(of: position))
  }

  /// Starts of a calendar unit inside the domain, about `count` of them, in its direction.
  ///
  /// The distance is one of 1, 5, 15, 30 seconds, 1, 5, 15, 30 minutes, 1, 3, 6, 12 hours, 1 or 2
  /// days, 1 week, 1 or 3 months, and years by round numbers; below a second, round fractions of
  /// it. The one nearest in ratio is taken. Days, weeks and longer units start at local midnights;
  /// of two days at a time, on the odd days of the month. A domain of one instant gives that
  /// instant. None for a count below one and for domains that are not finite or lie beyond ±9 × 10¹⁵
  /// seconds.
  ///
  /// Source: the documented behaviour of d3-scale `time.ticks` and d3-time `timeTickInterval`.
  /// Differs on purpose: weeks start on Monday unless told otherwise (`firstWeekday`, 1 Monday to 7
  /// Sunday), a midnight that the clock jumps over goes to the first instant of its day, and hours
  /// that are repeated are not marked twice where ticks are several hours apart.
  public func ticks(
    count: Int,
    offset: @escaping UTCOffset,
    firstWeekday: Int = 1
  ) -> TimeTicks {
    guard count > 0, isInReach else { return TimeTicks(values: [], unit: .second, step: 1) }
    if domain.start == domain.end {
      return TimeTicks(instant: domain.start, offset: offset)
    }
    let distance = TickDistance(domain: domain, count: count)
    guard let (unit, step) = distance.calendarStep else {
      let values = roundTicks(in: domain, count: Double(distance.count))
      return TimeTicks(values: values, unit: .second, step: 0, secondDecimals: distance.decimals)
    }
    let starts = GregorianCalendar.starts(
      of: unit,
      step: step,
      in: domain,
      offset: offset,
      firstWeekday: firstWeekday
    )
    return TimeTicks(values: starts, unit: unit, step: step)
  }

  /// The scale with its domain widened to the starts that its ticks are chosen from.
  ///
  /// Differs from d3-scale on purpose: a reversed domain of years or of fractions of a second is
  /// widened too.
  public func niced(
    count: Int,
    offset: @escaping UTCOffset,
    firstWeekday: Int = 1
  ) -> TimeScale {
    guard count > 0, isInReach, domain.start != domain.end else { return self }
    let distance = TickDistance(domain: domain, count: count)
    guard let (unit, step) = distance.calendarStep else {
      return TimeScale(domain: roundDomain(domain, count: distance.count), range: range)
    }
    let starts = CalendarStep(unit, step, offset, firstWeekday)
    let lower = starts.floor(domain.lower)
    let upper = starts.ceiling(domain.upper)
    guard lower.isFinite, upper.isFinite else { return self }
    let nice = domain.isReversed ? Interval(upper, lower) : Interval(lower, upper)
    return TimeScale(domain: nice, range: range)
  }

  /// Whether both ends of the domain have a calendar.
  private var isInReach: Bool {
    abs(domain.start) <= largestInstant && abs(domain.end) <= largestInstant
  }
}
