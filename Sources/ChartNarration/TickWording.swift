import ChartAccessibility
import ChartLocalization
import ChartModel
import ChartScales

/// What the label of a tick states.
enum TickWording {
  /// A tick's quantity: an amount with the digits that tell it from its neighbours, a name, or a date.
  ///
  /// Ticks stand at the starts of Gregorian months and years. Where those have no name in the readers'
  /// calendar and the data are dates of days or finer, the day of the start is told.
  static func quantity(
    _ tick: Tick,
    of axis: ResolvedAxis,
    calendar: CalendarSystem = .gregorian
  ) -> Quantity {
    switch axis.kind {
    case .nominal:
      return .name(
        axis.categories.indices.contains(Int(tick.value)) ? axis.categories[Int(tick.value)] : ""
      )
    case .quantitative:
      // A share's digits are counted after it is taken times a hundred.
      let shift = axis.format?.style == .percent ? 2 : 0
      return .amount(
        tick.value,
        unit: nil,
        format: axis.format,
        precision: .decimals(max(0, tick.decimals - shift))
      )
    case .temporal:
      // The first label has the year; the others repeat it only where it changes.
      let isFirst = tick == axis.ticks.first
      let unit = axis.unitOfTicks ?? .day
      let isDayOfAnother =
        !calendar.hasGregorianMonths && unit > .week && axis.unitOfData.map { $0 <= .week } ?? false
      return .date(
        tick.value,
        unit: isDayOfAnother ? .day : unit,
        sharing: isFirst ? nil : axis.unitSharedByTicks
      )
    }
  }
}
