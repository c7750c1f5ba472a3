public import ChartScales

extension ChartSpec {
  /// The chart of what is selected alone, at the places that it has in the whole; `nil` where nothing is
  /// selected.
  ///
  /// Layers keep the rows of the selection with their styles, elements, annotations and companions, one
  /// that has no such channel all of its rows; ``ResolvedChart/selectedRows(ofLayer:)`` of the whole gives
  /// the rows in it. Axes
  /// keep the domain and the names of the whole, the chart its title; what an author says of the whole
  /// (summary, texts) is left out. Bins are made anew of the amounts that are selected.
  ///
  /// - Parameter offset: seconds east of UTC of the specification's time zone at an instant.
  /// - Returns: the selected part, without a selection of its own.
  /// - Throws: ``ChartModelError`` for a chart that no axis can show.
  public func selectedPart(offset: @escaping UTCOffset) throws(ChartModelError) -> ChartSpec? {
    guard selection != nil else { return nil }
    let whole = try resolved(offset: offset)
    var part = self
    part.selection = nil
    part.summary = nil
    part.texts = []
    part.x = x.holding(whole.x)
    part.y = y.holding(whole.y)
    for index in layers.indices {
      guard let rows = whole.selectedRows(ofLayer: index) else { continue }
      part.layers[index] = layers[index].keeping(rows)
    }
    return part
  }
}

extension MarkLayer {
  /// The same layer with only some rows, in the order given.
  fileprivate func keeping(_ rows: [Int32]) -> MarkLayer {
    let kept = rows.map(Int.init)
    var layer = self
    layer.channels = channels.mapValues { $0.rows(kept) }
    layer.companions = companions.map { $0.rows(kept) }
    layer.styleOfRow = styleOfRow.isEmpty ? [] : kept.map { styleOfRow[$0] }
    layer.elements = elements.keeping(kept)
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    layer.annotations = annotations.compactMap { annotation in
      guard let row = annotation.row else { return annotation }
      guard let number = numbers[row] else { return nil }
      var annotation = annotation
      annotation.row = number
      return annotation
    }
    return layer
  }
}

extension MarkElements {
  fileprivate func keeping(_ rows: [Int]) -> MarkElements {
    MarkElements(
      labels: labels.isEmpty ? [] : rows.map { labels[$0] },
      values: values.isEmpty ? [] : rows.map { values[$0] },
      identifiers: identifiers.isEmpty ? [] : rows.map { identifiers[$0] },
      isHidden: isHidden.isEmpty ? [] : rows.map { isHidden[$0] },
      element: element.isEmpty ? [] : rows.map { element[$0] }
    )
  }
}

extension AxisSpec {
  /// The same axis with the domain and the names of a resolved one.
  fileprivate func holding(_ axis: ResolvedAxis?) -> AxisSpec {
    guard let axis else { return self }
    var held = ordered
    if axis.kind == .nominal {
      held.categories = axis.categories
    } else {
      held.domain = axis.scale.domain
    }
    return held
  }
}
