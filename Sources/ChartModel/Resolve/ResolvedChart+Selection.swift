extension ResolvedChart {
  /// Whether a mark is selected; all are where nothing is, and those of a layer without such a channel.
  ///
  /// `layer` is its place in the chart and `row` that of the mark in the layer's columns, from 0. An
  /// interval holds both of its ends. A mark belongs to it if its value does, a calendar unit if its start
  /// does, a mark between two values if the two reach into it; a missing value never does. Sectors
  /// around a circle and bins belong to it where they reach into it, and of two that meet at an amount the
  /// second, but not one that starts where a longer interval ends.
  public func isSelected(layer: Int, row: Int) -> Bool {
    test(ofLayer: layer)?.holds(row: row) ?? true
  }

  /// Which marks of a layer are selected, one a row of its columns; see ``isSelected(layer:row:)``.
  public func selectedMarks(ofLayer layer: Int) -> [Bool] {
    let count = layers[layer].channels.values.first?.values.count ?? 0
    guard let test = test(ofLayer: layer) else { return [Bool](repeating: true, count: count) }
    return (0..<count).map(test.holds)
  }

  /// The source rows of the marks of a layer that are selected, rising; `nil` where all of it is: nothing
  /// is selected, or the layer has no such channel.
  ///
  /// Of amounts sorted into bins those that are selected themselves.
  public func selectedRows(ofLayer index: Int) -> [Int32]? {
    guard let test = test(ofLayer: index) else { return nil }
    let layer = layers[index]
    if layer.bins != nil, let source = layer.source {
      let amounts = source.values.scalars
      return amounts.indices.filter { test.holds(value: amounts[$0]) }.map(Int32.init)
    }
    let marks = selectedMarks(ofLayer: index)
    guard let markOfRow = layer.aggregation?.markOfRow else {
      return marks.indices.filter { marks[$0] }.map(Int32.init)
    }
    return markOfRow.indices.filter { markOfRow[$0] >= 0 && marks[Int(markOfRow[$0])] }
      .map(Int32.init)
  }

  private func test(ofLayer index: Int) -> SelectionTest? {
    selection.flatMap { SelectionTest($0, layers[index]) }
  }
}
