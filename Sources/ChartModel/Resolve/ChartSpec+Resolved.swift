public import ChartScales

extension ChartSpec {
  /// Makes every choice that the specification leaves open.
  ///
  /// The phases, each with its value: rows are combined (`CombinedLayer`), layers are read
  /// (`LayerReading`: orientation, series, order), stacked (`StackedExtents`), and axes are fitted to
  /// what all layers need (`AxisFitting`).
  ///
  /// - Parameter offset: seconds east of UTC of the specification's time zone at an instant.
  /// - Returns: the resolved chart; what was left out is in its `diagnostics`.
  /// - Throws: ``ChartModelError`` for a chart that no axis can show.
  /// - Complexity: O(n log n) in rows at worst, O(n) when rows stand in order.
  public func resolved(offset: @escaping UTCOffset) throws(ChartModelError) -> ResolvedChart {
    var spec = markingRepeats().tellingYears()
    (spec.x, spec.y) = (x.ordered, y.ordered)
    var diagnostics: [Diagnostic] = []
    let shared = SharedCategories(spec.layers, x: x, y: y, diagnostics: &diagnostics)
    let combined = zip(shared.layers, shared.outside).map { layer, outside in
      CombinedLayer(layer, outside: outside, diagnostics: &diagnostics)
    }
    let names = SeriesNames(of: combined.map(\.layer))
    let groups = GroupNames(of: combined.map(\.layer))
    var readings: [ResolvedLayer] = []
    for combined in combined {
      let reading = try LayerReading(
        combined,
        names: names,
        groups: groups,
        spec: spec,
        offset: offset
      )
      readings.append(reading.resolved(diagnostics: &diagnostics))
    }
    let x = try AxisFitting(.x, of: readings, spec: spec.x).axis(offset: offset, &diagnostics)
    let y = try AxisFitting(.y, of: readings, spec: spec.y).axis(offset: offset, &diagnostics)
    let isCircle = readings.contains { $0.mark == .sector && $0.measure != nil }
    guard x != nil || y != nil || isCircle else { throw .nothingToPlace }
    var chart = ResolvedChart(
      title: title,
      timeZone: timeZone,
      x: x,
      y: y,
      seriesNames: names.names,
      seriesTitle: names.title,
      layers: readings,
      diagnostics: diagnostics
    )
    chart.style = style
    chart.summary = summary
    chart.texts = texts
    chart.selection = selection
    return chart
  }
}
