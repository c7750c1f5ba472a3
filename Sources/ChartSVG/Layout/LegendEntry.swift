import ChartModel

/// One line of the legend: how a series looks, and its name.
struct LegendEntry: Equatable {
  /// What stands beside the name.
  enum Swatch: Equatable {
    /// A piece of line, with its symbol where `hasSymbol`.
    case line(hasSymbol: Bool)

    /// The symbol alone.
    case symbol

    /// A filled square.
    case fill

    /// A pale square with an upper edge.
    case wash
  }

  /// The number of the series, from 0; the chart's named series come first.
  var number: Int
  var name: String
  var swatch: Swatch

  /// How it looks.
  var look: MarkLook

  /// The entries of a chart; empty where there is one series alone, and where its author hides them.
  static func all(
    of chart: ResolvedChart,
    numbering: SeriesNumbering,
    looks: LookBook
  ) -> [LegendEntry] {
    guard numbering.count > 1, !chart.style.legend.isHidden else { return [] }
    var entries = [LegendEntry?](repeating: nil, count: numbering.count)
    for (layerIndex, layer) in chart.layers.enumerated()
    where !layer.isHeatMap && !layer.repeatsOther {
      for (seriesIndex, series) in layer.series.enumerated() {
        let number = numbering.number(layer: layerIndex, series: seriesIndex)
        let look = looks.look(layer: layerIndex, series: seriesIndex)
        if layer.mark == .sector {
          let ends = layer.stacked?.end ?? []
          for (place, row) in series.rows.enumerated() where !ends[Int(row)].isNaN {
            entries[number + place] = LegendEntry(
              number: number + place,
              name: layer.sectorName(ofRow: Int(row)),
              swatch: .fill,
              look: look.look(ofRow: Int(row))
            )
          }
          continue
        }
        let isCloser = entries[number].map { $0.swatch == .fill && layer.mark == .line } ?? true
        guard isCloser else { continue }
        entries[number] = LegendEntry(
          number: number,
          name: series.name ?? layer.nameOfMeasure,
          swatch: layer.swatch,
          look: look.base
        )
      }
    }
    return entries.compactMap { $0 }.filter { !$0.name.isEmpty }
  }
}

extension ResolvedLayer {
  /// Whether amounts are shown as depth of colour.
  var isHeatMap: Bool {
    mark == .rectangle && channels[.color]?.values.kind == .quantitative
  }

  /// Whether the colour of marks shows an amount.
  var hasDepth: Bool {
    [.rectangle, .bar, .point].contains(mark) && channels[.color]?.values.kind == .quantitative
  }

  /// The name of a sector, verbatim.
  func sectorName(ofRow row: Int) -> String {
    guard case .categories(let values)? = dimension?.values else { return "\(row + 1)" }
    return values.name(at: row) ?? ""
  }

  /// The name of the column of amounts, verbatim; of both for a range.
  fileprivate var nameOfMeasure: String {
    if let measure { return measure.name }
    let names = [measureStart, measureEnd].compactMap { $0?.name }.filter { !$0.isEmpty }
    return names.joined(separator: " – ")
  }

  fileprivate var swatch: LegendEntry.Swatch {
    switch mark {
    case .area where stacked == nil: .wash
    case .bar, .area, .rectangle, .sector, .box: .fill
    case .line: .line(hasSymbol: true)
    case .rule: .line(hasSymbol: false)
    case .point: .symbol
    }
  }
}
