/// How a column's dates are read: one way for all of its cells.
struct DatePlan: Equatable {
  /// Whether `01/02/2024` is the first of February.
  var dayFirst = false

  /// Whether its numbers are those of the Persian calendar.
  var isPersian = false
}

/// What the dates of a column say together about how they are written.
struct DateEvidence {
  /// Cells in a form of their own, numeric ones, years alone and eight digits.
  var plains = 0
  var numerics = 0
  var years = 0
  var compacts = 0

  /// Numeric cells parted by points, which are always day first, and by hyphens.
  var pointed = 0
  var hyphens = 0

  /// Cells that were read by the Persian calendar, of all of the above.
  var persians = 0

  /// Numeric cells that prove the day first (`13/01`) or the month first (`01/13`).
  var dayFirsts = 0
  var monthFirsts = 0

  /// How often the order of time turns when read day first, and month first.
  private var dayFirstTurns = Turns()
  private var monthFirstTurns = Turns()

  /// Whether the years of an undescribed column rise or fall without a repeat.
  private var yearTurns = Turns()

  /// Counts one cell, `weight` times.
  mutating func add(_ cell: DateCell, weight: Int = 1) {
    if cell.isPersian { persians += weight }
    switch cell.form {
    case .plain: plains += weight
    case .compact: compacts += weight
    case .year:
      years += weight
      yearTurns.add(Int(cell.seconds / 86_400))
    case .numeric:
      numerics += weight
      if cell.mark == 0x2E { pointed += weight }
      if cell.mark == 0x2D { hyphens += weight }
      if cell.first > 12 { dayFirsts += weight }
      if cell.second > 12 { monthFirsts += weight }
      dayFirstTurns.add(cell.year * 512 + cell.second * 32 + cell.first)
      monthFirstTurns.add(cell.year * 512 + cell.first * 32 + cell.second)
    }
  }

  /// Whether the years come in strict order, as time does and amounts seldom do.
  var yearsAreOrdered: Bool { years > 2 && yearTurns.count == 0 && yearTurns.repeats == 0 }

  /// Whether all cells were read by the Persian calendar: else none is to be.
  var isPersian: Bool { persians > 0 && persians == plains + numerics + years + compacts }

  /// Whether numeric cells can be read either way, and none decides.
  var isAmbiguous: Bool {
    numerics > 0 && pointed == 0 && dayFirsts == 0 && monthFirsts == 0
  }

  /// Whether numeric dates have the day first.
  ///
  /// A number above 12 decides; then points; then the order in which time turns less often; then
  /// `prior`.
  func dayFirst(prior: Bool) -> Bool {
    if dayFirsts != monthFirsts { return dayFirsts > monthFirsts }
    if pointed > 0 { return true }
    if dayFirstTurns.count != monthFirstTurns.count {
      return dayFirstTurns.count < monthFirstTurns.count
    }
    return prior
  }

  /// How many cells fit a column of dates; years and eight digits alone only where the header, or
  /// the lack of one, allows them.
  func fitting(allowsYears: Bool, allowsCompact: Bool) -> Int {
    plains + numerics - min(dayFirsts, monthFirsts) + (allowsYears ? years : 0)
      + (allowsCompact ? compacts : 0)
  }
}

/// How often a sequence changes direction.
private struct Turns {
  private(set) var count = 0
  private(set) var repeats = 0
  private var last: Int?
  private var direction = 0

  mutating func add(_ value: Int) {
    defer { last = value }
    guard let last else { return }
    let step = (value - last).signum()
    if step == 0 { repeats += 1 }
    if step != 0, direction != 0, step != direction { count += 1 }
    if step != 0 { direction = step }
  }
}
