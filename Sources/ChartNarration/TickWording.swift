import ChartAccessibility
import ChartModel
import ChartScales

/// What the label of a tick states.
enum TickWording {
  /// A tick's quantity: an amount with the digits that tell it from its neighbours, a name, or a date.
  static func quantity(_ tick: Tick, of axis: ResolvedAxis) -> Quantity {
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
      return .date(
        tick.value,
        unit: axis.unitOfTicks ?? .day,
        sharing: isFirst ? nil : axis.unitSharedByTicks
      )
    }
  }
}
