import ChartModel

extension ResolvedChart {
  /// The chart as readers are told of it.
  ///
  /// Marks that an author calls decoration are drawn, but are neither in the tree nor in any fact: they
  /// leave their series. What is said of marks that repeat another layer's (the symbols on a line) is said
  /// of that layer's. A chart without either is as it was, and so is one that was told before.
  var told: ResolvedChart {
    var chart = withoutLeftovers
    guard layers.contains(where: { $0.repeatsOther || $0.elements.isHidden.contains(true) }) else {
      return chart
    }
    chart.joinRepeated()
    for index in chart.layers.indices {
      let isHidden = chart.layers[index].elements.isHidden
      guard isHidden.contains(true) else { continue }
      for series in chart.layers[index].series.indices {
        chart.layers[index].series[series].rows.removeAll { isHidden[Int($0)] }
      }
    }
    return chart
  }

  /// The chart with 0 for what a computation left over: amounts less than 1e-12 of the greatest of their
  /// column, but for those that a logarithmic axis shows.
  private var withoutLeftovers: ResolvedChart {
    var chart = self
    for (index, layer) in layers.enumerated() where layer.function == nil {
      for (channel, column) in layer.channels where !isLogarithmic(channel) {
        guard case .numbers(let values) = column.values,
          let cleaned = Self.withoutLeftovers(values)
        else { continue }
        chart.layers[index].channels[channel]?.values = .numbers(cleaned)
      }
    }
    return chart
  }

  private func isLogarithmic(_ channel: Channel) -> Bool {
    let axis = [.x, .xStart, .xEnd].contains(channel) ? x : y
    switch axis?.scale {
    case .log, .symmetricLog: return true
    default: return false
    }
  }

  /// `nil` where nothing is left over.
  private static func withoutLeftovers(_ values: [Double]) -> [Double]? {
    var most = 0.0
    for value in values where abs(value) > most { most = abs(value) }
    let least = most * 1e-12
    guard values.contains(where: { $0 != 0 && abs($0) < least }) else { return nil }
    return values.map { abs($0) < least ? 0 : $0 }
  }

  /// Gives what is said of marks that repeat others to those; marks that repeat nothing but decoration
  /// stand for themselves.
  private mutating func joinRepeated() {
    for index in layers.indices where layers[index].repeatsOther {
      // Points may stand before the line that they lie on.
      let others = layers.indices.filter {
        $0 != index && !layers[$0].repeatsOther && layers[index].repeats(layers[$0])
      }
      guard let other = others.first(where: { !layers[$0].isDecoration }) else {
        if !others.isEmpty { layers[index].repeatsOther = false }
        continue
      }
      layers[other].elements.fill(from: layers[index].elements)
      layers[other].annotations += layers[index].annotations
      layers[index].annotations = []
    }
  }
}

extension ResolvedLayer {
  /// Whether every mark is decoration.
  var isDecoration: Bool {
    let isHidden = elements.isHidden
    return isHidden.contains(true)
      && series.allSatisfy { $0.rows.allSatisfy { isHidden[Int($0)] } }
  }

  /// Whether the marks show the same amounts as another layer's, row by row.
  fileprivate func repeats(_ other: ResolvedLayer) -> Bool {
    dimension?.values == other.dimension?.values && measure?.values == other.measure?.values
      && channels[.series]?.values == other.channels[.series]?.values
  }
}

extension MarkElements {
  /// Takes what another says where this says nothing.
  fileprivate mutating func fill(from other: MarkElements) {
    labels = Self.filled(labels, from: other.labels)
    values = Self.filled(values, from: other.values)
    identifiers = Self.filled(identifiers, from: other.identifiers)
    if element.isEmpty { element = other.element }
  }

  /// Mark by mark what the one says, or else the other.
  private static func filled(_ texts: [String?], from others: [String?]) -> [String?] {
    guard texts.count == others.count else { return texts.isEmpty ? others : texts }
    return zip(texts, others).map { $0 ?? $1 }
  }
}
