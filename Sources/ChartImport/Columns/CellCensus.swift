/// How a column is read.
enum ColumnPlan: Equatable {
  case number(NumberPlan)
  case date(DatePlan)
  case category
}

/// What a column's cells are, before it is decided how they are read.
struct CellCensus {
  private(set) var total = 0
  private(set) var number = NumberEvidence()
  private(set) var date = DateEvidence()

  /// Cells that are neither numbers nor dates.
  private(set) var others = 0

  private let numbers = NumberParser(decimal: .point)
  private let dates: DateParser

  /// Counts cells, dates as the options have them read.
  init(_ options: TableOptions) {
    dates = DateParser(
      dayFirst: true,
      months: options.months,
      readsPersian: options.readsPersian
    )
  }

  /// Counts one cell that is not missing, `weight` times.
  mutating func add(_ text: UnsafePointer<UInt8>, _ count: Int, weight: Int = 1) {
    total += weight
    let asNumber = numbers.parse(text, count)
    let asDate = dates.parse(text, count)
    if let asNumber { number.add(asNumber, length: count, weight: weight) }
    if let asDate { date.add(asDate, weight: weight) }
    if asNumber == nil, asDate == nil { others += weight }
  }

  /// The plan that the cells suggest when `isEnough` of them fit it; a category otherwise.
  func plan(
    for header: ColumnHeader,
    prior: Priors,
    isEnough: (_ fitting: Int, _ total: Int) -> Bool
  ) -> ColumnPlan {
    let speaksOfDates = date.years + date.compacts > 0 && header.speaksOfDates
    let fittingDates = date.fitting(
      allowsYears: speaksOfDates
        || !header.isGiven && header.index == 0 && date.yearsAreOrdered,
      allowsCompact: speaksOfDates
    )
    if total > 0, isEnough(fittingDates, total) {
      return .date(datePlan(prior: prior))
    }
    if total > 0, isEnough(number.fitting, total), !number.looksLikeCodes {
      return .number(number.plan(prior: prior.decimal))
    }
    return .category
  }
}

extension CellCensus {
  /// How the dates among the cells are read.
  func datePlan(prior: Priors) -> DatePlan {
    DatePlan(
      dayFirst: date.dayFirst(prior: prior.dayFirst(date)),
      isPersian: date.isPersian
    )
  }
}

/// What is assumed where a column does not say.
struct Priors {
  /// The decimal mark.
  var decimal: DecimalMark

  /// Whether the table is written as where decimals take a comma.
  var prefersDayFirst: Bool

  /// Month first between slashes, as most such tables come from the United States; day first
  /// between hyphens, and everywhere in a table with decimal commas or semicolons.
  func dayFirst(_ evidence: DateEvidence) -> Bool {
    prefersDayFirst || evidence.hyphens > 0
  }
}

/// When enough cells fit a type.
enum Fit {
  /// Nine of ten, or all but one when at least two fit: two of three is enough, one of two is not.
  static func isEnough(_ fitting: Int, of total: Int) -> Bool {
    let misfits = total - fitting
    return fitting > 0 && (misfits * 10 <= total || misfits == 1 && fitting >= 2)
  }

  /// At least half: enough to try a type on the whole column.
  static func isLikely(_ fitting: Int, of total: Int) -> Bool {
    fitting > 0 && fitting * 2 >= total
  }
}
