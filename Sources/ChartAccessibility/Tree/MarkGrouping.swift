import ChartModel
import ChartScales

/// Parts a run of marks into at most about a dozen groups: calendar units, or equal runs.
struct MarkGrouping {
  /// Some marks that belong together.
  struct Group {
    /// The marks.
    var run: MarkRun

    /// The calendar unit that they fill, or `nil` for an equal part.
    var unit: CalendarUnit?
  }

  private let reading: SeriesReading
  private let offset: UTCOffset
  private let instants: [Double]?
  private let unitOfData: CalendarUnit

  init(of reading: SeriesReading, offset: @escaping UTCOffset) {
    self.reading = reading
    self.offset = offset
    if case .dates(let values, let unit)? = reading.layer.dimension?.values {
      instants = values
      unitOfData = unit
    } else {
      instants = nil
      unitOfData = .second
    }
  }

  /// The groups of a run of more marks than stand below one node, in reading order, at least two.
  func groups(of run: MarkRun) -> [Group] {
    if let units = calendarGroups(of: run) { return units }
    // Runs whose size is a power of the limit keep every level full.
    var size = 1
    while size * MarkLeaves.limit < run.count { size *= MarkLeaves.limit }
    return stride(from: run.start, to: run.end, by: size).map { start in
      Group(run: part(of: run, start, min(start + size, run.end)), unit: nil)
    }
  }

  private func part(of run: MarkRun, _ start: Int, _ end: Int) -> MarkRun {
    MarkRun(layer: run.layer, series: run.series, start: start, end: end)
  }

  /// By the finest calendar unit coarser than the data's that makes two to a dozen groups, or a
  /// dozen and a half where no unit makes fewer; `nil` when none does.
  private func calendarGroups(of run: MarkRun) -> [Group]? {
    guard instants != nil else { return nil }
    for most in [MarkLeaves.limit, MarkLeaves.limit * 3 / 2] {
      for unit in CalendarUnit.allCases where unit > unitOfData {
        if let groups = groups(of: run, by: unit, atMost: most) { return groups }
      }
    }
    return nil
  }

  private func groups(of run: MarkRun, by unit: CalendarUnit, atMost most: Int) -> [Group]? {
    guard let instants else { return nil }
    let rows = reading.series.rows
    let isDescending = instants[Int(rows[run.start])] > instants[Int(rows[run.end - 1])]
    var groups: [Group] = []
    var start = run.start
    while start < run.end {
      guard groups.count < most else { return nil }
      let first = GregorianCalendar.floor(
        instants[Int(rows[start])],
        to: unit,
        offset: offset
      )
      let limit =
        isDescending ? first : GregorianCalendar.adding(1, unit, to: first, offset: offset)
      let end = firstPlace(from: start, to: run.end) { place in
        isDescending ? instants[Int(rows[place])] < limit : instants[Int(rows[place])] >= limit
      }
      groups.append(Group(run: part(of: run, start, end), unit: unit))
      start = end
    }
    return groups.count > 1 ? groups : nil
  }

  /// The first place in a sorted run for which `isPast` holds, by halving.
  private func firstPlace(from start: Int, to end: Int, isPast: (Int) -> Bool) -> Int {
    var (low, high) = (start + 1, end)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
