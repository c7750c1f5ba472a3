public import ChartModel

/// Charts of one series made into charts of two: what is told of a series of several names it.
public enum SeriesCharts {
  /// A chart whose first layer holds its rows twice, the second time with other amounts; unchanged if it has
  /// series already.
  public static func doubled(_ spec: ChartSpec) -> ChartSpec {
    guard let layer = spec.layers.first, layer.channels[.series] == nil, layer.function == nil,
      layer.elements.isEmpty, layer.rowCount > 0
    else { return spec }
    var spec = spec
    let rows = layer.rowCount
    spec.layers[0].channels = layer.channels.mapValues(twice)
    spec.layers[0].companions = layer.companions.map(repeated)
    spec.layers[0].channels[.series] = Column(
      "region",
      values: .categories(CategoryValues((0..<(2 * rows)).map { $0 < rows ? "North" : "South" }))
    )
    return spec
  }

  private static func repeated(_ column: Column) -> Column {
    var column = column
    switch column.values {
    case .numbers(let values): column.values = .numbers(values + values)
    case .dates(let values, let unit): column.values = .dates(values + values, unit: unit)
    case .categories(let values):
      column.values = .categories(
        CategoryValues(codes: values.codes + values.codes, names: values.names)
      )
    }
    return column
  }

  private static func twice(_ column: Column) -> Column {
    guard case .numbers(let values) = column.values else { return repeated(column) }
    var column = column
    column.values = .numbers(values + values.map { 2 * $0 + 3 })
    return column
  }
}
