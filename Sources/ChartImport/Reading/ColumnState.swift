/// A column between passes: its header, the plans tried and the reader of the last one.
struct ColumnState {
  let header: ColumnHeader
  private(set) var reader: ColumnReader?
  private var plan: ColumnPlan
  private var tried: [ColumnPlan] = []
  private var isSettled = false

  init(_ header: ColumnHeader, plan: ColumnPlan) {
    self.header = header
    self.plan = plan
  }

  /// Whether the column has to be read in the next pass.
  private(set) var waits = true

  /// Makes the reader for the next pass.
  mutating func start(rows: Int, options: TableOptions) -> ColumnReader {
    tried.append(plan)
    waits = false
    let reader = ColumnReader(plan, header: header, rows: rows, options: options)
    self.reader = reader
    return reader
  }

  /// Lets a judge look at what was read; true when the column has to be read again.
  mutating func judge(by judge: ColumnJudge) -> Bool {
    guard !isSettled, let reader, let next = judge.betterPlan(reader, header: header) else {
      isSettled = true
      return false
    }
    if tried.contains(next) {
      // Names fit always, so a column that fits nothing else comes back to them for good.
      isSettled = true
      guard next == .category else { return false }
    }
    plan = next
    waits = true
    // What was read is of no use; free it before the next is made.
    self.reader = nil
    return true
  }

  /// What the column's numbers say, when it was read as numbers.
  var numberEvidence: NumberEvidence? {
    if case .number(let column) = reader { return column.evidence }
    return nil
  }
}
