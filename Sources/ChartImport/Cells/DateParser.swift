import ChartScales

/// Reads a cell as a date or date-time.
///
/// Year first with `-`, `/` or `.`; two numbers and a year; eight digits; English month names in
/// any usual order; `2024-05`, `2024M05`, `2024-Q2`, `2024Q2`, `Q2 2024`; a year alone. After a full
/// date, `T` or a blank, the time of day: `HH:MM`, seconds, a fraction, AM or PM, `Z` or `±hh:mm`.
struct DateParser {
  /// Whether `01/02/2024` is the first of February.
  let dayFirst: Bool

  /// The months' names in other languages, if they are understood.
  var months: MonthDictionary?

  /// Whether numbers with a year of ``SolarHijri/years`` are dates of the Persian calendar.
  var readsPersian = false

  /// Reads a cell; `nil` when it is no date.
  ///
  /// A numeric date that exists only in the other order is
  /// returned with `isReal` false. Dates of other languages and scripts are tried last.
  func parse(_ text: UnsafePointer<UInt8>, _ count: Int) -> DateCell? {
    western(text, count)
      ?? ForeignDate(dayFirst: dayFirst, months: months, readsPersian: readsPersian)
      .parse(text, count)
  }

  /// Reads a cell in ASCII.
  func western(_ text: UnsafePointer<UInt8>, _ count: Int) -> DateCell? {
    guard count >= 4, count <= 40 else { return nil }
    if !readsPersian {
      if count == 10, let day = Self.isoDay(text) {
        return DateCell(form: .plain, seconds: Double(day) * 86_400, unit: .day)
      }
      if count == 16 || count == 19, let moment = Self.isoMoment(text, count) { return moment }
    }
    var scanner = DateScanner(text, count)
    guard var date = Self.startsWithDigit(text) ? numeric(&scanner) : named(&scanner, day: nil)
    else {
      return nil
    }
    if scanner.isAtEnd { return date }
    guard date.unit == .day, TimeOfDay.read(&scanner, into: &date) else { return nil }
    return date
  }

  /// The day at the start of a text of ten bytes or more, `2024-05-01`: the common case, without a loop.
  @inline(__always)
  static func isoDay(_ text: UnsafePointer<UInt8>) -> Int? {
    guard text[4] == 0x2D, text[7] == 0x2D else { return nil }
    var wrong: UInt8 = 0
    @inline(__always) func digit(_ index: Int) -> Int {
      let value = text[index] &- 0x30
      wrong |= value > 9 ? 1 : 0
      return Int(value)
    }
    let year = digit(0) &* 1000 &+ digit(1) &* 100 &+ digit(2) &* 10 &+ digit(3)
    let month = digit(5) &* 10 &+ digit(6)
    let day = digit(8) &* 10 &+ digit(9)
    guard wrong == 0, year > 0 else { return nil }
    return CivilDay.daysSince1970(year: year, month: month, day: day)
  }

  /// The moment of a text of 16 or 19 bytes, `2024-05-01T13:30` or `2024-05-01 13:30:00`: as common.
  private static func isoMoment(_ text: UnsafePointer<UInt8>, _ count: Int) -> DateCell? {
    guard text[10] == 0x54 || text[10] == 0x20, let day = isoDay(text),
      let clock = TimeOfDay.plain(text + 11, count - 11)
    else { return nil }
    return DateCell(
      form: .plain,
      seconds: Double(day * 86_400 + clock.seconds),
      unit: clock.unit
    )
  }

  private static func startsWithDigit(_ text: UnsafePointer<UInt8>) -> Bool {
    text[0] >= 0x30 && text[0] <= 0x39
  }
}

extension DateParser {
  /// A date that starts with digits.
  private func numeric(_ scanner: inout DateScanner) -> DateCell? {
    guard let lead = scanner.number(most: 8) else { return nil }
    switch lead.length {
    case 8: return compact(lead.value)
    case 4: return yearFirst(&scanner, year: lead.value)
    case 1, 2: return dayOrMonthFirst(&scanner, first: lead.value)
    default: return nil
    }
  }

  private func compact(_ value: Int) -> DateCell? {
    dayOfNumbers(value / 10_000, value / 100 % 100, value % 100, form: .compact)
  }

  private func yearFirst(_ scanner: inout DateScanner, year: Int) -> DateCell? {
    if scanner.isAtEnd {
      guard (1000..<3000).contains(year) else { return nil }
      return Self.start(year: year, month: 1, unit: .year, form: .year)
    }
    let mark = scanner.byte
    if mark | 0x20 == 0x6D || mark | 0x20 == 0x71 { return monthOrQuarter(&scanner, year: year) }
    scanner.index += 1
    switch mark {
    case 0x2D, 0x2F, 0x2E: break
    case 0x20 where Self.isLetter(scanner.byte):
      if scanner.byte | 0x20 == 0x71 { return monthOrQuarter(&scanner, year: year) }
      return named(&scanner, year: year)
    default: return nil
    }
    if Self.isLetter(scanner.byte) {
      if scanner.byte | 0x20 == 0x71 { return monthOrQuarter(&scanner, year: year) }
      return named(&scanner, year: year)
    }
    guard let month = scanner.number(most: 2) else { return nil }
    // 2024.05 is a number, and 2024/5 alone a fraction.
    if scanner.isAtEnd, mark == 0x2D, month.length == 2 {
      if readsPersian, let first = persianDay(year, month.value, 1, form: .plain) { return first }
      return Self.start(year: year, month: month.value, unit: .month)
    }
    guard scanner.take(mark), let dayNumber = scanner.number(most: 2) else { return nil }
    return dayOfNumbers(year, month.value, dayNumber.value, form: .plain)
  }

  private func monthOrQuarter(_ scanner: inout DateScanner, year: Int) -> DateCell? {
    let isQuarter = scanner.byte | 0x20 == 0x71
    scanner.index += 1
    guard let part = scanner.digits(isQuarter ? 1 : 2), scanner.isAtEnd else { return nil }
    if isQuarter { return Self.quarter(part, year: year) }
    return Self.start(year: year, month: part, unit: .month)
  }

  private static func quarter(_ number: Int, year: Int) -> DateCell? {
    guard (1...4).contains(number) else { return nil }
    return start(year: year, month: number * 3 - 2, unit: .quarter)
  }

  private func dayOrMonthFirst(_ scanner: inout DateScanner, first: Int) -> DateCell? {
    let mark = scanner.byte
    scanner.index += 1
    switch mark {
    case 0x2D, 0x2F, 0x2E:
      // "8. May 2022"
      if mark == 0x2E, scanner.byte == 0x20 { scanner.index += 1 }
    case 0x20: break
    default: return nil
    }
    if Self.isLetter(scanner.byte) { return named(&scanner, day: first) }
    guard mark != 0x20, let second = scanner.number(most: 2), scanner.take(mark) else { return nil }
    let start = scanner.index
    guard let year = fullYear(&scanner) else { return nil }
    // "1.2.10" is a version; "01.02.10" a date.
    if mark == 0x2E, scanner.index - start == 2, start != 6 { return nil }
    return ordered(first: first, second: second.value, year: year, mark: mark)
  }

  /// A year of four digits, or of two: 00–68 are 2000–2068 and 69–99 are 1969–1999, as POSIX has it.
  private func fullYear(_ scanner: inout DateScanner) -> Int? {
    guard let year = scanner.number(most: 4) else { return nil }
    switch year.length {
    case 4: return year.value
    case 2: return year.value + (year.value < 69 ? 2000 : 1900)
    default: return nil
    }
  }

  private func ordered(first: Int, second: Int, year: Int, mark: UInt8) -> DateCell? {
    let (dayNumber, month) = dayFirst ? (first, second) : (second, first)
    var cell: DateCell
    if let asked = dayOfNumbers(year, month, dayNumber, form: .numeric) {
      cell = asked
    } else if let other = dayOfNumbers(year, dayNumber, month, form: .numeric) {
      cell = other
      cell.isReal = false
    } else {
      return nil
    }
    cell.first = first
    cell.second = second
    cell.year = year
    cell.mark = mark
    return cell
  }
}

extension DateParser {
  /// "May 8, 2022", "May 2022" after nothing; "8 May 2022", "8-May-22" after the day.
  private func named(_ scanner: inout DateScanner, day dayBefore: Int?) -> DateCell? {
    if dayBefore == nil, scanner.byte | 0x20 == 0x71 { return quarterFirst(&scanner) }
    guard let month = MonthNames.read(&scanner) else { return nil }
    Self.skipMarks(&scanner)
    if let dayBefore {
      guard let year = fullYear(&scanner) else { return nil }
      return Self.day(year, month, dayBefore, form: .plain)
    }
    guard let number = scanner.number(most: 4) else { return nil }
    if number.length == 4 {
      return Self.start(year: number.value, month: month, unit: .month)
    }
    guard number.length <= 2 else { return nil }
    // "May-22" is a month to some and a day to others; only with a year after it is it a day.
    Self.skipMarks(&scanner)
    guard let year = scanner.digits(4) else { return nil }
    return Self.day(year, month, number.value, form: .plain)
  }

  /// "2022 May 8", "2022-May-08", "2022 May".
  private func named(_ scanner: inout DateScanner, year: Int) -> DateCell? {
    guard let month = MonthNames.read(&scanner) else { return nil }
    if scanner.isAtEnd { return Self.start(year: year, month: month, unit: .month) }
    Self.skipMarks(&scanner)
    guard let number = scanner.number(most: 2) else { return nil }
    return Self.day(year, month, number.value, form: .plain)
  }

  /// "Q2 2022", "Q2-2022", "Q2/2022".
  private func quarterFirst(_ scanner: inout DateScanner) -> DateCell? {
    scanner.index += 1
    guard let number = scanner.digits(1) else { return nil }
    guard scanner.take(0x20) || scanner.take(0x2D) || scanner.take(0x2F),
      let year = scanner.digits(4), scanner.isAtEnd
    else { return nil }
    return Self.quarter(number, year: year)
  }

  private static func skipMarks(_ scanner: inout DateScanner) {
    while scanner.byte == 0x20 || scanner.byte == 0x2C || scanner.byte == 0x2D
      || scanner.byte == 0x2E || scanner.byte == 0x2F
    {
      scanner.index += 1
    }
  }

  /// A day by its numbers alone, which may be those of the Persian calendar.
  private func dayOfNumbers(
    _ year: Int,
    _ month: Int,
    _ dayNumber: Int,
    form: DateCell.Form
  ) -> DateCell? {
    guard readsPersian, SolarHijri.years.contains(year) else {
      return Self.day(year, month, dayNumber, form: form)
    }
    return persianDay(year, month, dayNumber, form: form)
  }

  /// A day of the Persian calendar, in the years that are taken for its own.
  private func persianDay(
    _ year: Int,
    _ month: Int,
    _ dayNumber: Int,
    form: DateCell.Form
  ) -> DateCell? {
    guard SolarHijri.years.contains(year),
      let days = SolarHijri.daysSince1970(year: year, month: month, day: dayNumber)
    else { return nil }
    var cell = DateCell(form: form, seconds: Double(days) * 86_400, unit: .day)
    cell.isPersian = true
    return cell
  }

  static func day(_ year: Int, _ month: Int, _ dayNumber: Int, form: DateCell.Form) -> DateCell? {
    guard year >= 1,
      let days = CivilDay.daysSince1970(year: year, month: month, day: dayNumber)
    else { return nil }
    return DateCell(form: form, seconds: Double(days) * 86_400, unit: .day)
  }

  static func start(
    year: Int,
    month: Int,
    unit: CalendarUnit,
    form: DateCell.Form = .plain
  ) -> DateCell? {
    guard year >= 1, let days = CivilDay.daysSince1970(year: year, month: month, day: 1) else {
      return nil
    }
    return DateCell(form: form, seconds: Double(days) * 86_400, unit: unit)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
