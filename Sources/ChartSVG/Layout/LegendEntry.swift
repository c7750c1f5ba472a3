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

    /// Nothing: a text that its author wrote in place of the legend.
    case none
  }

  /// The number of the series, from 0; the chart's named series come first.
  var number: Int
  var name: String
  var swatch: Swatch

  /// How it looks.
  var look: MarkLook

  /// The class of the colour of its name where its author chose one.
  var inkClass = ""

  /// Whether its name is bold.
  var isBold = false

  /// The entries of a chart; empty where there is one series alone, and where its author hides them.
  static func all(
    of chart: ResolvedChart,
    numbering: SeriesNumbering,
    looks: LookBook
  ) -> [LegendEntry] {
    guard !chart.style.legend.isHidden else { return [] }
    guard numbering.count > 1 else {
      return written(chart.style.legend.texts, over: [], book: looks.book)
    }
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
    let found = entries.compactMap { $0 }.filter { !$0.name.isEmpty }
    return written(chart.style.legend.texts, over: found, book: looks.book)
  }

  /// The entries with an author's texts: one each as their names, or any other number instead of them.
  private static func written(
    _ texts: [AuthoredText]?,
    over entries: [LegendEntry],
    book: PaintBook
  ) -> [LegendEntry] {
    guard let texts, !texts.isEmpty else { return entries }
    return texts.enumerated().map { number, text in
      let isOne = texts.count == entries.count
      let base = MarkLook(series: SeriesStyle(number: 0))
      var entry =
        isOne
        ? entries[number] : LegendEntry(number: -1, name: "", swatch: .none, look: base)
      entry.name = text.text
      entry.inkClass = book.inkClass(text.paint)
      entry.isBold = text.isBold
      return entry
    }
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
