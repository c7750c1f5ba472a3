import ChartScales

/// Reads a column of instants.
final class DateColumn {
  let plan: DatePlan
  private(set) var values: [Double] = []
  private(set) var evidence = DateEvidence()
  private(set) var misfits = Misfits()
  private(set) var fitting = 0

  /// The first date of all, as an example likewise.
  private(set) var first: Cell?

  /// The first numeric date, as an example for a message.
  private(set) var example: Cell?

  /// The finest unit of all cells; `nil` while there is none.
  private(set) var unit: CalendarUnit?

  private let accepts: (DateCell.Form) -> Bool
  private let parser: DateParser
  private let timeZone: UTCOffset

  init(
    _ plan: DatePlan,
    rows: Int,
    months: MonthDictionary? = nil,
    timeZone: @escaping UTCOffset,
    accepts: @escaping (DateCell.Form) -> Bool
  ) {
    self.plan = plan
    self.timeZone = timeZone
    self.accepts = accepts
    parser = DateParser(dayFirst: plan.dayFirst, months: months, readsPersian: plan.isPersian)
    values.reserveCapacity(rows)
  }

  /// Adds the cells of one block; `scratch` has room for its rows.
  ///
  /// A cell that repeats the one above is not read again.
  func append(_ block: CellBlock, column: Int, scratch: UnsafeMutablePointer<Double>) {
    var memo = CellMemo()
    var (repeats, days) = (0, 0)
    let isPlain = !plan.isPersian
    for row in 0..<block.rows {
      let cell = block.cells[row &* block.width &+ column]
      let text = block.base + cell.start
      if memo.matches(text, cell) {
        repeats &+= 1
        scratch[row] = memo.value
        continue
      }
      if cell.isEmpty {
        scratch[row] = .nan
        continue
      }
      let value: Double
      if isPlain, cell.count == 10, !cell.isEscaped, let day = DateParser.isoDay(text) {
        days &+= 1
        value = inUTC(clock: Double(day) * 86_400)
      } else {
        value = instant(cell, in: block.base)
      }
      scratch[row] = value
      if !value.isNaN { memo.remember(text, cell, value) }
    }
    fitting += repeats + days
    evidence.plains += days
    if days > 0 { see(.day) }
    if first == nil, let row = (0..<block.rows).first(where: { !scratch[$0].isNaN }) {
      first = block.cells[row &* block.width &+ column]
    }
    values.append(contentsOf: UnsafeBufferPointer(start: scratch, count: block.rows))
  }

  private func instant(_ cell: Cell, in base: UnsafePointer<UInt8>) -> Double {
    let parsed: DateCell?? = cell.withText(in: base) { text, count in
      if let date = parser.parse(text, count) { return .some(date) }
      return MissingTokens.contains(text, count) ? .none : .some(nil)
    }
    guard let parsed else { return .nan }
    if let parsed, accepts(parsed.form) {
      evidence.add(parsed)
      if parsed.form == .numeric, example == nil { example = cell }
      if parsed.isReal {
        fitting += 1
        return placed(parsed)
      }
    }
    misfits.add(cell, in: base)
    return .nan
  }

  /// The instant in UTC; the column's unit follows the clock of the time zone asked for.
  private func placed(_ date: DateCell) -> Double {
    var unit = date.unit
    let instant: Double
    if let offset = date.offset {
      instant = date.seconds - Double(offset)
      unit = Self.unit(ofClock: instant + Double(timeZone(instant)))
    } else {
      instant = inUTC(clock: date.seconds)
    }
    see(unit)
    return instant
  }

  /// The instant at which local clocks show some seconds since 1970.
  ///
  /// Of a time that clocks show twice, the first; one that they jump over lies as far after the jump
  /// as after the gap's start, like `CalendarDate.secondsSince1970(offset:)`.
  @inline(__always)
  private func inUTC(clock: Double) -> Double {
    let before = timeZone(clock - 86_400)
    let early = clock - Double(before)
    let after = timeZone(early)
    return before == after ? early : afterChange(clock, early: early, offset: after)
  }

  private func afterChange(_ clock: Double, early: Double, offset: Int) -> Double {
    let late = clock - Double(offset)
    return timeZone(late) == offset ? late : early
  }

  private func see(_ unit: CalendarUnit) {
    if self.unit != unit { self.unit = min(self.unit ?? unit, unit) }
  }

  private static func unit(ofClock seconds: Double) -> CalendarUnit {
    if seconds.remainder(dividingBy: 86_400) == 0 { return .day }
    if seconds.remainder(dividingBy: 3600) == 0 { return .hour }
    return seconds.remainder(dividingBy: 60) == 0 ? .minute : .second
  }
}

/// The bytes of the last date of 8 to 16 bytes, and its value.
private struct CellMemo {
  private var count = -1
  private var head: UInt64 = 0
  private var tail: UInt64 = 0
  private(set) var value = Double.nan

  @inline(__always)
  func matches(_ text: UnsafePointer<UInt8>, _ cell: Cell) -> Bool {
    cell.count == count && !cell.isEscaped && Self.word(text) == head
      && Self.word(text + (count &- 8)) == tail
  }

  @inline(__always)
  mutating func remember(_ text: UnsafePointer<UInt8>, _ cell: Cell, _ value: Double) {
    guard cell.count >= 8, cell.count <= 16, !cell.isEscaped else {
      count = -1
      return
    }
    count = cell.count
    head = Self.word(text)
    tail = Self.word(text + (count &- 8))
    self.value = value
  }

  @inline(__always)
  private static func word(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(text).loadUnaligned(as: UInt64.self)
  }
}
