/// Every n-th start of a unit in a zone.
///
/// Works on the local reading (seconds since 1970-01-01T00:00:00 on the local clock), where units
/// are regular, and turns readings into instants last.
struct CalendarStep {
  let unit: CalendarUnit
  let step: Int
  private let firstWeekday: Int
  private let clock: LocalClock

  init(_ unit: CalendarUnit, _ step: Int, _ offset: @escaping UTCOffset, _ firstWeekday: Int) {
    self.unit = unit
    // Units within a day step through one day at most; a thousand million years leave the
    // calendar's reach and overflow nothing.
    let longest = unit <= .hour ? 86_400 / (unit.clockSeconds ?? 1) : 1_000_000_000
    self.step = max(1, min(step, longest))
    self.firstWeekday = floorRemainder(firstWeekday, by: 7)
    clock = LocalClock(offset: offset)
  }

  /// The last start that is not after an instant; `NaN` out of the calendar's reach.
  func floor(_ instant: Double) -> Double {
    guard abs(instant) <= largestInstant else { return .nan }
    // Starts are whole seconds. An offset added to a fraction could round it up to one.
    let second = instant.rounded(.down)
    let reading = clock.reading(at: second)
    let start = localFloor(reading)
    guard isShort else { return clock.instant(ofReading: start, gap: .jumpsToItsEnd) }
    return shortFloor(second, reading: reading, start: start)
  }

  /// The first start that is not before an instant; `NaN` out of the calendar's reach.
  func ceiling(_ instant: Double) -> Double {
    let start = floor(instant)
    return start == instant || start.isNaN ? start : next(after: start, notBefore: instant)
  }

  /// The starts inside a domain, in its direction.
  func starts(in domain: Interval) -> [Double] {
    guard abs(domain.lower) <= largestInstant, domain.upper <= largestInstant else { return [] }
    var starts: [Double] = []
    var start = ceiling(domain.lower)
    while start <= domain.upper, starts.count < maximumTickCount {
      starts.append(start)
      start = next(after: start, notBefore: start)
    }
    return domain.isReversed ? starts.reversed() : starts
  }

  /// Hours and shorter step in elapsed time, and start anew when the clock repeats them.
  private var isShort: Bool { unit < .hour || (unit == .hour && step == 1) }

  /// The seconds of a short unit's step.
  private var shortSeconds: Double { Double((unit.clockSeconds ?? 1) * step) }

  /// The first start after another that is not before an instant.
  private func next(after start: Double, notBefore instant: Double) -> Double {
    if isShort { return nextShort(after: start, notBefore: instant) }
    var reading = localNext(localFloor(clock.reading(at: start)))
    var next = clock.instant(ofReading: reading, gap: .jumpsToItsEnd)
    // A day that the calendar jumps over starts with the day after it.
    while next <= start || next < instant {
      reading = localNext(reading)
      next = clock.instant(ofReading: reading, gap: .jumpsToItsEnd)
    }
    return abs(next) <= largestInstant ? next : .nan
  }

  /// The first start of a short unit after another that is not before an instant.
  private func nextShort(after start: Double, notBefore instant: Double) -> Double {
    var candidate = start + shortSeconds
    var next = floor(candidate)
    // An hour that is repeated in part is longer than an hour.
    while next <= start || next < instant {
      candidate += shortSeconds
      next = floor(candidate)
    }
    guard clock.offset(at: start) != clock.offset(at: candidate) else { return next }
    // An hour that the clock jumps into is shorter than an hour and may lie between.
    var earlier = floor(next - 1)
    while earlier > start, earlier >= instant {
      next = earlier
      earlier = floor(next - 1)
    }
    return next
  }

  /// The start of the short unit that a whole second lies in, across a change of the offset within it.
  private func shortFloor(_ second: Double, reading: Double, start: Double) -> Double {
    let candidate = second - (reading - start)
    let before = clock.offset(at: candidate)
    if before == clock.offset(at: second) { return candidate }
    let change = clock.transition(after: candidate, upTo: second)
    let lastReading = change - 1 + before
    return localFloor(lastReading) == start ? start - before : change
  }

  /// The local reading at which the unit that holds another starts.
  private func localFloor(_ reading: Double) -> Double {
    let second = Int(reading)
    let day = floorDivide(second, by: 86_400)
    switch unit {
    case .second, .minute, .hour:
      let seconds = (unit.clockSeconds ?? 1) * step
      let secondOfDay = floorRemainder(second, by: 86_400)
      return Double(second - secondOfDay + secondOfDay / seconds * seconds)
    case .day:
      return Double(day - (GregorianCalendar.date(ofDay: day).day - 1) % step) * 86_400
    case .week:
      return Double(floorToStep(day - weekAnchor, 7 * step) + weekAnchor) * 86_400
    case .month, .quarter, .year:
      let date = GregorianCalendar.date(ofDay: day)
      return firstOfMonth(floorToStep(date.year * 12 + date.month - 1, monthStep))
    }
  }

  /// The local start after the one at a reading that is itself a start.
  private func localNext(_ reading: Double) -> Double {
    let day = floorDivide(Int(reading), by: 86_400)
    switch unit {
    case .second, .minute, .hour:
      let midnight = Double(day + 1) * 86_400
      return min(midnight, reading + Double((unit.clockSeconds ?? 1) * step))
    case .day:
      let date = GregorianCalendar.date(ofDay: day)
      let nextMonth = GregorianCalendar.days(year: date.year, month: date.month + 1, day: 1)
      return Double(min(day + step, nextMonth)) * 86_400
    case .week:
      return Double(day + 7 * step) * 86_400
    case .month, .quarter, .year:
      let date = GregorianCalendar.date(ofDay: day)
      return firstOfMonth(date.year * 12 + date.month - 1 + monthStep)
    }
  }

  /// The months of one step of a unit that is counted in months.
  private var monthStep: Int { (unit.months ?? 1) * step }

  /// A day, counted from 1970-01-01, a Thursday, on which weeks start.
  private var weekAnchor: Int { firstWeekday - 4 }

  /// The local reading at the first of a month, counted from January of the year 0.
  private func firstOfMonth(_ index: Int) -> Double {
    let year = floorDivide(index, by: 12)
    let month = floorRemainder(index, by: 12) + 1
    return Double(GregorianCalendar.days(year: year, month: month, day: 1)) * 86_400
  }

  /// The largest multiple of a step that is not above a number.
  private func floorToStep(_ number: Int, _ step: Int) -> Int {
    floorDivide(number, by: step) * step
  }
}
