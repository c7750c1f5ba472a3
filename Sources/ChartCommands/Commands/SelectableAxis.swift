import ChartModel
import ChartScales

/// What the marks of a chart stand for, one by one: days, names, ages.
struct SelectableAxis {
  /// What can be selected.
  enum Values {
    /// Names, in the order of the axis.
    case names([String])

    /// Amounts, from the least to the greatest.
    case numbers(Interval)

    /// Instants from the first to the last, each the start of a unit.
    case dates(Interval, unit: CalendarUnit)
  }

  /// The channel of a selection along it.
  let channel: Channel

  /// Its name, as the table or the author has it.
  let name: String

  /// What can be selected.
  let values: Values

  /// The dimension of the first layer that shows more than lines across the plot; `nil` for a chart that
  /// has none, or no value.
  init?(of chart: ResolvedChart) {
    let layer = chart.layers.first {
      $0.mark != .rule && !$0.isDecoration && Self.column(of: $0) != nil
    }
    guard let layer, let column = Self.column(of: layer) else { return nil }
    channel = layer.mark == .sector ? .angle : layer.dimensionChannel
    name = column.name
    switch column.values {
    case .categories(let categories):
      let axis = channel == .x ? chart.x : channel == .y ? chart.y : nil
      let names = axis?.categories ?? []
      values = .names(names.isEmpty ? categories.names : names)
    case .numbers(let numbers):
      guard let extent = Self.extent(numbers) else { return nil }
      values = .numbers(extent)
    case .dates(let instants, let unit):
      guard let extent = Self.extent(instants) else { return nil }
      values = .dates(extent, unit: unit)
    }
  }

  /// What the marks of a layer stand for; of bins the amounts that they count.
  private static func column(of layer: ResolvedLayer) -> Column? {
    layer.bins == nil ? layer.dimension : layer.source
  }

  private static func extent(_ values: [Double]) -> Interval? {
    let known = values.lazy.filter { !$0.isNaN }
    guard let least = known.min(), let most = known.max() else { return nil }
    return Interval(least, most)
  }
}
