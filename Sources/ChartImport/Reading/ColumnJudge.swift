/// Decides, from all of a column's cells, whether the way it was read was the right one.
struct ColumnJudge {
  let options: TableOptions
  let prior: Priors

  /// A plan that fits better than the one a column was read with, or `nil` when it stands.
  func betterPlan(_ reader: ColumnReader, header: ColumnHeader) -> ColumnPlan? {
    let forced = options.type(of: header)
    switch reader {
    case .number(let column): return betterPlan(column, forced: forced)
    case .date(let column): return betterPlan(column, forced: forced)
    case .category(let column):
      guard forced == nil else { return nil }
      let plan = column.census(options).plan(
        for: header,
        prior: prior,
        isEnough: Fit.isEnough
      )
      return plan == .category ? nil : plan
    }
  }

  private func betterPlan(_ column: NumberColumn, forced: ColumnType?) -> ColumnPlan? {
    var plan = column.evidence.plan(prior: prior.decimal)
    if let decimal = options.decimal { plan.decimal = decimal }
    if plan != column.plan { return .number(plan) }
    if forced != nil { return nil }
    let total = column.fitting + column.misfits.count
    if total > 0, Fit.isEnough(column.fitting, of: total), !column.evidence.looksLikeCodes {
      return nil
    }
    return .category
  }

  private func betterPlan(_ column: DateColumn, forced: ColumnType?) -> ColumnPlan? {
    let total = column.fitting + column.misfits.count
    if column.plan.isPersian, !column.evidence.isPersian {
      return .date(DatePlan(dayFirst: column.plan.dayFirst))
    }
    if forced == nil || forced == .date {
      let dayFirst = column.evidence.dayFirst(prior: prior.dayFirst(column.evidence))
      if column.evidence.numerics > 0, dayFirst != column.plan.dayFirst {
        return .date(DatePlan(dayFirst: dayFirst, isPersian: column.plan.isPersian))
      }
    }
    if forced != nil { return nil }
    return total > 0 && Fit.isEnough(column.fitting, of: total) ? nil : .category
  }
}
