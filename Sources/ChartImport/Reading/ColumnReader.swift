import ChartModel

/// One column while its table is read.
enum ColumnReader {
  case number(NumberColumn)
  case date(DateColumn)
  case category(CategoryColumn)

  init(_ plan: ColumnPlan, header: ColumnHeader, rows: Int, options: TableOptions) {
    switch plan {
    case .number(let plan): self = .number(NumberColumn(plan, rows: rows))
    case .date(let plan):
      let isForced = options.asksForDates(header)
      let allowsYears = isForced || header.speaksOfDates || !header.isGiven && header.index == 0
      let allowsCompact = isForced || header.speaksOfDates
      self = .date(
        DateColumn(plan, rows: rows, months: options.months, timeZone: options.timeZone) { form in
          switch form {
          case .plain, .numeric: true
          case .year: allowsYears
          case .compact: allowsCompact
          }
        }
      )
    case .category: self = .category(CategoryColumn(rows: rows))
    }
  }

  /// Adds the cells of one block; `scratch` has room for its rows.
  @inline(__always)
  func append(_ block: CellBlock, column: Int, scratch: UnsafeMutablePointer<Double>) {
    switch self {
    case .number(let reader): reader.append(block, column: column, scratch: scratch)
    case .date(let reader): reader.append(block, column: column, scratch: scratch)
    case .category(let reader): reader.append(block, column: column, scratch: scratch)
    }
  }
}

extension TableOptions {
  /// The type asked for a column, by its name with or without a unit.
  func type(of header: ColumnHeader) -> ColumnType? {
    types.isEmpty ? nil : types[header.name] ?? types[HeaderUnit.split(header.name).name]
  }

  /// Whether a column was asked to be read as dates.
  func asksForDates(_ header: ColumnHeader) -> Bool {
    switch type(of: header) {
    case .date, .dateDayFirst, .dateMonthFirst: true
    default: false
    }
  }
}
