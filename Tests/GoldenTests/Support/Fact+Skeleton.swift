import ChartVoice

extension Fact {
  /// What the fact states without its amounts: its id, terms, names, places, dates and counts.
  var skeleton: String {
    let parts = quantities.map { "\($0.key)=\($0.value.skeleton)" }.sorted()
    return "\(id) \(parts.joined(separator: "; "))"
  }
}

extension Quantity {
  /// The quantity with its amounts left open.
  var skeleton: String {
    switch self {
    case .amount, .share, .probability: "#"
    case .count(let count): "\(count)"
    case .date(let seconds, _, _): "date \(seconds)"
    case .calendar(let part, let number): "\(part) \(number)"
    case .name(let text), .quote(let text): text
    case .list(let items, let omitted): "\(items.map(\.skeleton)) and \(omitted)"
    case .place(let first, let second): "(\(first.skeleton), \(second.skeleton))"
    case .span(let first, let second): "(\(first.skeleton) to \(second.skeleton))"
    case .noted(let first, let second): "(\(first.skeleton): \(second.skeleton))"
    case .against(let first, let second): "(\(first.skeleton) against \(second.skeleton))"
    case .titled(let title, let value): "\(title) \(value.skeleton)"
    case .multipleOfPi(let numerator, let denominator): "\(numerator)/\(denominator) pi"
    case .term(let term): term
    case .topic(let topic): "\(topic)"
    case .clause(let phrase):
      "\(phrase.message)\(phrase.quantities.map { "\($0.key)=\($0.value.skeleton)" }.sorted())"
    }
  }
}

extension ChartSpec {
  /// The chart with every column of every layer changed, by layer and channel.
  func changing(_ change: (MarkLayer, Channel, ColumnValues) -> ColumnValues) -> ChartSpec {
    var spec = self
    for (number, layer) in layers.enumerated() {
      for (channel, column) in layer.channels {
        spec.layers[number].channels[channel]?.values = change(layer, channel, column.values)
      }
      for (number2, column) in layer.companions.enumerated() {
        spec.layers[number].companions[number2].values = change(layer, .y, column.values)
      }
    }
    return spec
  }
}

extension ColumnValues {
  /// The values of these rows, in this order; names keep their order of appearance.
  func taking(_ rows: [Int]) -> ColumnValues {
    switch self {
    case .numbers(let values): .numbers(rows.map { values[$0] })
    case .dates(let values, let unit): .dates(rows.map { values[$0] }, unit: unit)
    case .categories(let names):
      .categories(CategoryValues(codes: rows.map { names.codes[$0] }, names: names.names))
    }
  }

  /// The values and one that is missing.
  var addingMissing: ColumnValues {
    switch self {
    case .numbers(let values): .numbers(values + [.nan])
    case .dates(let values, let unit): .dates(values + [.nan], unit: unit)
    case .categories(let names):
      .categories(CategoryValues(codes: names.codes + [-1], names: names.names))
    }
  }
}
