import ChartModel
import ChartScales

/// Turns columns as read into columns of a table, and says what was lost or chosen.
struct ColumnFinisher {
  let options: TableOptions
  let prior: Priors
  let decimals: [NumberEvidence]
  let base: UnsafePointer<UInt8>
  var log: DiagnosticLog

  /// The columns in order.
  mutating func columns(_ states: [ColumnState]) -> [Column] {
    let shortNames = shortNames(states.map(\.header.name))
    return states.enumerated().compactMap { index, state in
      state.reader.map { column(state.header, $0, short: shortNames[index]) }
    }
  }

  /// Names without their units, except where two columns would then have one name.
  private func shortNames(_ names: [String]) -> [String] {
    let split = names.map { HeaderUnit.split($0).name }
    var counts: [String: Int] = [:]
    for name in split { counts[name, default: 0] += 1 }
    return zip(names, split).map { name, short in counts[short] == 1 ? short : name }
  }

  private mutating func column(
    _ header: ColumnHeader,
    _ reader: ColumnReader,
    short: String
  ) -> Column {
    var column: Column
    switch reader {
    case .number(let read):
      if let years = decimalYears(read, header) {
        log.add(.note, .yearsReadAsDates, [header.name, Self.option(header.name, .number)])
        return Column(header.name, values: .dates(years.instants, unit: years.unit))
      }
      column = Column(short, values: .numbers(read.values))
      column.unit = short == header.name ? nil : HeaderUnit.split(header.name).unit
      describe(read, &column)
    case .date(let read):
      column = Column(header.name, values: .dates(read.values, unit: unit(of: read)))
      describe(read, header)
    case .category(let read):
      column = Column(header.name, values: values(read, header))
    }
    column.unit = options.units[header.name] ?? options.units[short] ?? column.unit
    column.format = options.formats[header.name] ?? options.formats[short] ?? column.format
    return column
  }

  /// The dates that a column of years with fractions stands for, unless its type was asked for.
  private func decimalYears(_ read: NumberColumn, _ header: ColumnHeader) -> DecimalYears? {
    guard options.type(of: header) == nil, read.misfits.count == 0 else { return nil }
    return DecimalYears(read.values, header: header.name, offset: options.timeZone)
  }

  /// Names; a column without any value is one of amounts, all missing, and that is said.
  private mutating func values(_ read: CategoryColumn, _ header: ColumnHeader) -> ColumnValues {
    let values = read.values
    guard values.names.isEmpty else { return .categories(values) }
    log.add(.warning, .emptyColumn, [header.name])
    if options.type(of: header) == .category { return .categories(values) }
    return .numbers([Double](repeating: .nan, count: values.codes.count))
  }
}

extension ColumnFinisher {
  private mutating func describe(_ read: NumberColumn, _ column: inout Column) {
    add(read.misfits, column: column.name, type: .number)
    if read.fitting == 0, read.misfits.count == 0 { log.add(.warning, .emptyColumn, [column.name]) }
    if read.plan.isPercent { column.format = NumberFormat(style: .percent) }
    if let currency = read.plan.currency {
      if currency.isPrefix {
        column.format = NumberFormat(prefix: currency.sign)
      } else {
        column.unit = column.unit ?? currency.sign
      }
    }
    noteDecimal(read, column.name)
  }

  /// The calendar unit that each date stands for: a month where all are firsts of months, a year where
  /// all are firsts of January, as tables of months and years are often written.
  private func unit(of read: DateColumn) -> CalendarUnit {
    guard read.unit == .day else { return read.unit ?? .day }
    var unit = CalendarUnit.year
    var places: Set<Double> = []
    var last = Double.nan
    for value in read.values where !value.isNaN && value != last {
      last = value
      let date = CalendarDate(secondsSince1970: value, offset: options.timeZone)
      guard date.day == 1 else { return .day }
      if date.month != 1 { unit = .month }
      if places.count < 3 { places.insert(value) }
    }
    return places.count == 3 ? unit : .day
  }

  /// A note where the other decimal mark would give other numbers: nothing in the column decides,
  /// nor do the other columns, or the column's mark is not that of the others.
  private mutating func noteDecimal(_ read: NumberColumn, _ name: String) {
    guard options.decimal == nil else { return }
    let evidence = read.evidence
    let isOdd = evidence.provenDecimal != nil && read.plan.decimal != prior.decimal
    let isOpen = evidence.isAmbiguous && decimals.allSatisfy { $0.provenDecimal == nil }
    guard isOdd || isOpen else { return }
    guard let example = isOdd ? read.proof : read.riddle else { return }
    let count = isOdd ? evidence.count : evidence.singlePoints + evidence.singleCommas
    log.add(
      .note,
      .ambiguousDecimal,
      at: example.start,
      [
        name, example.text(in: base), reading(of: example, read.plan),
        "--decimal \(read.plan.decimal.other.rawValue)",
      ],
      occurrences: max(1, count)
    )
  }

  /// A number with a decimal point, where it has one, and no separators.
  private func reading(of cell: Cell, _ plan: NumberPlan) -> String {
    let parser = NumberParser(decimal: plan.decimal)
    guard let number = cell.withText(in: base, { parser.parse($0, $1) }), !number.value.isNaN else {
      return ""
    }
    let text = "\(number.value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func describe(_ read: DateColumn, _ header: ColumnHeader) {
    add(read.misfits, column: header.name, type: .date)
    if read.fitting == 0, read.misfits.count == 0 { log.add(.warning, .emptyColumn, [header.name]) }
    noteCalendar(read, header.name)
    guard options.type(of: header) == nil else { return }
    let evidence = read.evidence
    if evidence.years > 0 {
      log.add(.note, .yearsReadAsDates, [header.name, Self.option(header.name, .number)])
    }
    guard evidence.isAmbiguous, let example = read.example else { return }
    let other: ColumnType = read.plan.dayFirst ? .dateMonthFirst : .dateDayFirst
    log.add(
      .note,
      .ambiguousDate,
      at: example.start,
      [
        header.name, example.text(in: base), reading(of: example, read.plan),
        Self.option(header.name, other),
      ],
      occurrences: evidence.numerics
    )
  }

  /// A note where another calendar would give other dates.
  private mutating func noteCalendar(_ read: DateColumn, _ name: String) {
    // Nothing is said of years alone, nor where what was asked for was done.
    let asked = options.calendar
    guard read.evidence.years == 0, asked == nil || asked == .persian && !read.plan.isPersian,
      read.plan.isPersian || hasPersianYears(read), let example = read.first
    else { return }
    let parser = DateParser(
      dayFirst: read.plan.dayFirst,
      months: options.months,
      readsPersian: read.plan.isPersian
    )
    guard let date = example.withText(in: base, { parser.parse($0, $1) }) else { return }
    let day = CalendarDate(secondsSince1970: date.seconds, offset: { _ in 0 })
    let calendars: [DateCalendar] =
      read.plan.isPersian ? [.persian, .gregorian] : [.gregorian, .persian]
    log.add(
      .note,
      .ambiguousCalendar,
      at: example.start,
      [
        name, example.text(in: base),
        "\(day.year)-\(Self.twoDigits(day.month))-\(Self.twoDigits(day.day))",
        calendars[0].rawValue,
        // What could not be done for all is not offered.
        calendars[1] == .persian && options.readsPersian
          ? "" : "--calendar \(calendars[1].rawValue)",
      ],
      occurrences: read.fitting
    )
  }

  /// Whether all years could be those of the Persian calendar; where it is tried first, whether any could.
  private func hasPersianYears(_ read: DateColumn) -> Bool {
    let years = SolarHijri.years
    guard let start = CivilDay.daysSince1970(year: years.lowerBound, month: 1, day: 1),
      let end = CivilDay.daysSince1970(year: years.upperBound + 1, month: 1, day: 1)
    else { return false }
    let range = Double(start - 1) * 86_400..<Double(end + 1) * 86_400
    if options.readsPersian { return read.values.contains { range.contains($0) } }
    return read.fitting > 0 && read.values.allSatisfy { $0.isNaN || range.contains($0) }
  }

  /// A numeric date as year, month and day.
  private func reading(of cell: Cell, _ plan: DatePlan) -> String {
    let parser = DateParser(dayFirst: plan.dayFirst, months: options.months)
    let date = cell.withText(in: base) { parser.parse($0, $1) }
    guard let date else { return "" }
    let (day, month) = plan.dayFirst ? (date.first, date.second) : (date.second, date.first)
    return "\(date.year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  /// The option that reads a column in another way, quoted for a shell where it has to be.
  private static func option(_ name: String, _ type: ColumnType) -> String {
    let value = "\(name)=\(type.rawValue)"
    let isPlain = value.utf8.allSatisfy { byte in
      byte >= 0x80 || byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A
        || byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x3D || byte == 0x5F
    }
    if isPlain { return "--type \(value)" }
    let quoted = value.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "--type '\(quoted)'"
  }

  private mutating func add(_ misfits: Misfits, column: String, type: ColumnType) {
    for entry in misfits.entries {
      log.add(
        .warning,
        .cellDoesNotFit,
        at: entry.offset,
        [column, entry.text, type.rawValue],
        occurrences: entry.count
      )
    }
    if misfits.further > 0 {
      log.add(
        .warning,
        .cellDoesNotFit,
        at: misfits.firstFurther,
        [column, "\u{2026}", type.rawValue],
        occurrences: misfits.further
      )
    }
  }
}
