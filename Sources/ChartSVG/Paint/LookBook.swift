import ChartModel

/// How all marks of a chart look, and everything that its author painted.
struct LookBook {
  /// What the style sheet has a class for.
  private(set) var book: PaintBook

  /// What cannot be drawn as the author says.
  private(set) var diagnostics: [SVGDiagnostic] = []

  private var looks: [[SeriesLook]] = []
  private let chart: ResolvedChart
  private let numbering: SeriesNumbering

  /// Reads the styles of a chart, all marks once where a layer has several styles.
  init(of chart: ResolvedChart, numbering: SeriesNumbering, scheme: SVGOptions.Scheme) {
    self.chart = chart
    self.numbering = numbering
    book = PaintBook(scheme: scheme, background: chart.style.plotBackground)
    looks = chart.layers.map { _ in [] }
    // Marks that show others again take their paint, and come after them.
    for isRepeat in [false, true] {
      for (index, layer) in chart.layers.enumerated() where layer.repeatsOther == isRepeat {
        looks[index] = layer.series.indices.map { seriesLook(layer, index, $0) }
      }
    }
    noteSurroundings()
    notePaints()
  }

  /// How the marks of a series of a layer look.
  func look(layer: Int, series: Int) -> SeriesLook { looks[layer][series] }

  // MARK: Series

  private mutating func seriesLook(_ layer: ResolvedLayer, _ index: Int, _ place: Int) -> SeriesLook
  {
    let series = layer.series[place]
    let number = numbering.number(layer: index, series: place)
    if layer.mark == .sector { return sectorLook(layer, series, number) }
    let named = series.name.flatMap { chart.style.series[$0] } ?? MarkStyle()
    let look = { (book: inout LookBook, style: MarkStyle) in
      book.look(layer.mark, number, own: style, named: named, repeated: book.repeated(index, place))
    }
    let numbers = layer.styleNumbers(of: series)
    guard numbers.count > 1 else {
      return SeriesLook(base: look(&self, numbers.first.map { layer.styles[$0] } ?? MarkStyle()))
    }
    if layer.mark == .line || layer.mark == .area {
      diagnostics.append(.stylesVaryAlongLine(layer: index, series: place))
    }
    let base = look(&self, MarkStyle())
    let styles = layer.styles.indices.map {
      numbers.contains($0) ? look(&self, layer.styles[$0]) : base
    }
    return SeriesLook(base: base, styles: styles, styleOfRow: layer.styleOfRow)
  }

  private mutating func sectorLook(
    _ layer: ResolvedLayer,
    _ series: ResolvedSeries,
    _ number: Int
  ) -> SeriesLook {
    let base = MarkLook(series: SeriesStyle(number: number))
    var byRow: [Int32: MarkLook] = [:]
    for (place, row) in series.rows.enumerated() {
      let named =
        layer.sectorName(ofRow: Int(row)).isEmpty
        ? nil : chart.style.series[layer.sectorName(ofRow: Int(row))]
      let own = layer.style(ofRow: Int(row))
      byRow[row] = look(.sector, number + place, own: own, named: named ?? MarkStyle())
    }
    return SeriesLook(base: base, byRow: byRow)
  }

  /// The look of the series that marks show again, for those that have no paint of their own.
  private func repeated(_ layer: Int, _ series: Int) -> MarkLook? {
    guard chart.layers[layer].repeatsOther,
      let other = numbering.repeated(layer: layer, series: series),
      looks[other.layer].indices.contains(other.series)
    else { return nil }
    return looks[other.layer][other.series].base
  }

  private mutating func look(
    _ mark: Mark,
    _ number: Int,
    own: MarkStyle,
    named: MarkStyle,
    repeated: MarkLook? = nil
  ) -> MarkLook {
    var look = MarkLook(series: SeriesStyle(number: number))
    look.style = own.over(named)
    if look.style.paint == nil { look.style.paint = repeated?.style.paint?.strongest }
    if let key = paintKey(look, mark) { look.paint = book.paint(key) }
    let isFilled = [.bar, .area, .rectangle, .sector, .box].contains(mark)
    if let paint = look.paint, own.paint == nil, look.series.shape > 0, isFilled,
      paint.key.drawnGradient == nil, !paint.key.isClear
    {
      look.pattern = book.pattern(paint, shape: look.series.shape)
    }
    if case .path(let path)? = look.style.symbol, SymbolPath(path) == nil {
      let note = SVGDiagnostic.symbolNotRead(path: path)
      if !diagnostics.contains(note) { diagnostics.append(note) }
    }
    look.lineClass = look.style.line.map { book.line($0) }
    if case .named(_, let width?)? = look.style.symbol { look.openClass = book.open(width: width) }
    return look
  }

  private func paintKey(_ look: MarkLook, _ mark: Mark) -> PaintKey? {
    let opacity = look.style.opacity.map { max(0, min(1, $0.isNaN ? 1 : $0)) } ?? 1
    if let paint = look.style.paint { return PaintKey(paint, opacity: opacity) }
    let key = PaintKey.series(look.series.colour, opacity: opacity)
    if opacity < 1 { return key }
    let isFaint = book.palettes.contains { palette in
      let ground = book.ground(palette)
      return ground != RGB(palette.paper) && key.shade(in: palette).contrast(with: ground) < 3
    }
    return isFaint ? key : nil
  }

  // MARK: What stands around the marks

  private mutating func noteSurroundings() {
    for axis in [chart.x, chart.y] {
      for item in axis?.marks?.flatMap(\.items) ?? [] {
        for stroke in [item.grid, item.tick].compactMap({ $0 }) {
          if let paint = stroke.paint { _ = book.paint(PaintKey(paint, opacity: 1)) }
          if let line = stroke.line { _ = book.line(line) }
        }
        book.noteInk(item.label?.text?.paint)
      }
    }
    let texts = chart.layers.flatMap(\.annotations).flatMap(\.texts) + chart.texts
    for text in texts + (chart.style.legend.texts ?? []) { book.noteInk(text.paint) }
    for paint in [chart.style.plotBackground, chart.style.plotBorder].compactMap({ $0 }) {
      _ = book.paint(PaintKey(paint, opacity: 1))
    }
  }

  private mutating func notePaints() {
    let used = Set(usedPaints)
    for paint in book.paints {
      if case .gradient(let gradient, _) = paint.key, case .angular = gradient.geometry {
        diagnostics.append(.gradientFlattened)
      }
      guard used.contains(paint.number) else { continue }
      for (palette, edge) in zip(book.palettes, paint.edges) where edge?.isOwnHue == false {
        let ground = book.ground(palette)
        let seen = paint.key.shade(in: palette).over(ground)
        diagnostics.append(
          .lowContrast(
            color: paint.key.shade(in: palette).opaque.text,
            onDark: palette.paper == Palette.dark.paper,
            ratio: (seen.contrast(with: ground) * 100).rounded() / 100
          )
        )
      }
    }
  }

  /// The numbers of the paints of marks.
  private var usedPaints: [Int] {
    looks.joined().flatMap { look in look.all.compactMap(\.paint?.number) }
  }
}

extension SeriesLook {
  /// Every look in use, some of them more than once.
  fileprivate var all: [MarkLook] { [base] + everyOther }
}

extension ResolvedLayer {
  /// The numbers of the styles that the marks of a series have; none where their author says nothing.
  fileprivate func styleNumbers(of series: ResolvedSeries) -> Set<Int> {
    if styles.isEmpty { return [] }
    if styleOfRow.isEmpty { return [0] }
    return Set(series.rows.lazy.map { Int(styleOfRow[Int($0)]) })
  }
}

extension Paint {
  /// The colour itself, of a gradient the one that hides most of what lies behind it.
  fileprivate var strongest: Paint {
    guard case .gradient(let gradient) = self, let first = gradient.stops.first else { return self }
    let colors = gradient.stops.map(\.color)
    let best = colors.reduce(first.color) { best, color in
      color.shade(in: .light).opacity > best.shade(in: .light).opacity ? color : best
    }
    return .color(best)
  }
}
