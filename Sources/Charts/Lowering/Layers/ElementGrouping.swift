import ChartModel

/// Numbers the elements that several marks make up together, over all layers of a chart.
///
/// Marks of a named group are one element. So are marks of different layers, or series, at one place along
/// the axis, where the author has words for them: a reader who stops there hears all of them.
struct ElementGrouping {
  private var numbers: [Key: Int32] = [:]
  private var sizes: [Key: Int] = [:]

  private enum Key: Hashable {
    case group(Int)
    case place(PrimitiveValue)
  }

  /// Numbers the elements of layers.
  static func apply(to layers: inout [LayerDraft]) {
    var grouping = ElementGrouping()
    let keys = layers.map { layer in (0..<layer.count).map { key(of: $0, in: layer) } }
    for key in keys.joined() { if let key { grouping.sizes[key, default: 0] += 1 } }
    for (place, keys) in keys.enumerated() {
      layers[place].number(keys.map { $0.flatMap { grouping.number(of: $0) } ?? -1 })
    }
  }

  private mutating func number(of key: Key) -> Int32? {
    guard sizes[key, default: 0] > 1 else { return nil }
    let number = numbers[key] ?? Int32(numbers.count)
    numbers[key] = number
    return number
  }

  private static func key(of row: Int, in layer: LayerDraft) -> Key? {
    if let group = layer.elements.groups[row] { return .group(group) }
    guard layer.elements.hasWords(at: row), let place = layer.place(ofRow: row) else { return nil }
    return .place(place)
  }
}

extension LayerDraft {
  /// Where a mark stands along the axis that marks are placed by; `nil` in a scatter plot, where marks at
  /// one place have nothing to do with each other.
  fileprivate func place(ofRow row: Int) -> PrimitiveValue? {
    let isLying =
      positions[.y]?.kind == .nominal
      || positions[.x]?.kind == .quantitative
        && positions[.y]?.kind == .temporal
    guard let column = positions[isLying ? .y : .x],
      mark != .point || column.kind != .quantitative
    else { return nil }
    return column.value(at: row)
  }
}

extension ColumnDraft {
  /// One value; `nil` for a missing one.
  func value(at row: Int) -> PrimitiveValue? {
    switch kind {
    case .nominal: return .name(names[row])
    case .quantitative: return amounts[row].isNaN ? nil : .number(amounts[row])
    case .temporal: return amounts[row].isNaN ? nil : .date(amounts[row])
    }
  }
}
