import ChartModel
import ChartScales

/// Draws the marks of one series: its lines and areas, and each mark's shape.
struct MarkDrawing {
  let mark: Mark

  /// How the series and its marks look.
  let look: SeriesLook

  let layer: ResolvedLayer
  let rows: [Int32]
  private let places: [Double]?
  private let hasSharedPlaces: Bool
  let extents: MarkPlaces
  let clipID: String
  let layout: ChartLayout
  private let dimension: ResolvedAxis?
  let colors: (column: Column, values: [Double])?
  let labels: SVGLabels
  let hasCellText: Bool
  let outline: SeriesOutline?
  let isOverOthers: Bool
  let circle: CircleLayout?
  private let isCandle: Bool
  let measure: ResolvedAxis?
  let selection: MarkSelection?
  let sizes: SymbolSizes?

  /// Whether every mark is drawn as the drawing chooses, by its series alone.
  let isPlain: Bool

  init(
    chart: ResolvedChart,
    layout: ChartLayout,
    labels: SVGLabels,
    layer layerIndex: Int,
    series seriesIndex: Int,
    look: SeriesLook,
    selection: MarkSelection?,
    columns: (x: [Double], y: [Double])?,
    offset: @escaping UTCOffset
  ) {
    let layer = chart.layers[layerIndex]
    self.layer = layer
    self.look = look
    self.selection = selection
    sizes = SymbolSizes(of: chart, layer: layer)
    self.layout = layout
    self.labels = labels
    mark = layer.mark
    places = layer.dimension?.values.scalars
    rows = layer.series[seriesIndex].rows
    hasSharedPlaces = layer.series[seriesIndex].duplicatePlaces > 0
    let extents = MarkPlaces(
      columns: columns,
      geometry: MarkGeometry(
        of: chart,
        layer: layerIndex,
        series: seriesIndex,
        plotWidth: layout.plot.width * layout.plot.xPlace.length,
        plotHeight: layout.plot.height * layout.plot.yPlace.length,
        offset: offset
      )
    )
    self.extents = extents
    clipID = "plot-\(layerIndex + 1)-\(seriesIndex + 1)"
    dimension = layer.orientation == .vertical ? chart.x : chart.y
    colors =
      layer.hasDepth ? layer.channels[.color].map { ($0, $0.values.scalars) } : nil
    outline =
      mark == .line || mark == .area
      ? SeriesOutline(of: chart, layer: layer, series: layer.series[seriesIndex], at: extents)
      : nil
    isCandle = chart.candlestick?.main == layerIndex
    measure = layer.orientation == .vertical ? chart.y : chart.x
    circle =
      layer.mark == .sector
      ? CircleLayout(layer, in: layout.plot, size: layout.options.textSize) : nil
    isOverOthers =
      layerIndex > 0 && mark == .line && rows.count <= SVGDrawing.mostMarkElements
    isPlain =
      look.isUniform && look.base.style == MarkStyle() && selection == nil && sizes == nil
      && (colors == nil || layer.isHeatMap)
    hasCellText =
      if let colors, layer.isHeatMap {
        CellText.fits(colors.column, colors.values, rows, extents, layout: layout, labels: labels)
      } else { false }
  }

  /// How many marks there are, gaps included.
  var count: Int { rows.count }

  /// Whether marks are too many for an element each.
  var isCombined: Bool { rows.count > SVGDrawing.mostMarkElements }

  /// How many marks have a value but no place within the plot.
  var outsideCount: Int {
    rows.reduce(0) { count, row in
      guard let extent = extents.extent(ofRow: Int(row)) else { return count }
      return count + (extent.isInside ? 0 : 1)
    }
  }

  // MARK: One mark

  /// What the mark at a place in reading order looks like.
  ///
  /// A missing value, and one outside the plot, is an unseen box where the mark would stand.
  func shape(at place: Int) -> MarkShape {
    let shape = plainShape(at: place)
    return isPlain || shape.className == "quiet" ? shape : styled(shape, row: Int(rows[place]))
  }

  /// The shape with nothing but its place.
  private func plainShape(at place: Int) -> MarkShape {
    let row = Int(rows[place])
    if mark == .sector { return sector(at: place) }
    guard let box = extents.extent(ofRow: row), box.isInside else { return gap(row) }
    switch mark {
    case .bar: return isCandle ? candle(box, row) : MarkShape(outline: rectangle(box))
    case .sector: return sector(at: place)
    case .box: return boxShapes(at: place).first ?? gap(row)
    case .rectangle:
      guard let colors, layer.isHeatMap, let ramp = layout.ramp else {
        return MarkShape(outline: rectangle(box))
      }
      let value = colors.values[row]
      if value.isNaN { return MarkShape(outline: rectangle(box), className: "quiet") }
      return MarkShape(outline: rectangle(box), className: "q\(ramp.step(of: value) + 1)")
    case .rule:
      let plot = layout.plot
      return MarkShape(
        outline: .line(
          x1: plot.x(held(box.x.start)),
          y1: plot.y(held(box.y.start)),
          x2: plot.x(held(box.x.end)),
          y2: plot.y(held(box.y.end))
        )
      )
    case .point: return MarkShape(outline: symbol(box))
    case .line:
      return MarkShape(outline: symbol(box), className: hasSymbol(at: place) ? "" : "quiet")
    case .area: return MarkShape(outline: sliver(box), className: "quiet")
    }
  }

  func held(_ fraction: Double) -> Double { max(0, min(1, fraction)) }

  func rectangle(_ box: MarkExtent) -> MarkShape.Outline {
    let plot = layout.plot
    return .box(
      left: plot.x(held(min(box.x.start, box.x.end))),
      top: plot.y(held(max(box.y.start, box.y.end))),
      right: plot.x(held(max(box.x.start, box.x.end))),
      bottom: plot.y(held(min(box.y.start, box.y.end)))
    )
  }

  /// A body, hollow where it closes above its opening; one of no height is still seen.
  private func candle(_ box: MarkExtent, _ row: Int) -> MarkShape {
    let (open, close) = (layer.measureStart?.values.scalars, layer.measureEnd?.values.scalars)
    let rose = (close?[row] ?? 0) > (open?[row] ?? 0)
    guard case .box(let left, let top, let right, let bottom) = rectangle(box) else {
      return MarkShape(outline: rectangle(box))
    }
    let room = max(0, 2 - (bottom - top)) / 2
    return MarkShape(
      outline: .box(left: left, top: top - room, right: right, bottom: bottom + room),
      className: rose ? "hollow" : ""
    )
  }

  private func symbol(_ box: MarkExtent) -> MarkShape.Outline {
    .symbol(
      x: layout.plot.x((box.x.start + box.x.end) / 2),
      y: layout.plot.y((box.y.start + box.y.end) / 2)
    )
  }

  /// The part of an area that belongs to one mark: two user units wide.
  private func sliver(_ box: MarkExtent) -> MarkShape.Outline {
    guard case .box(let left, let top, let right, let bottom) = rectangle(box) else {
      return rectangle(box)
    }
    return layer.orientation == .vertical
      ? .box(left: left - 1, top: top, right: right + 1, bottom: bottom)
      : .box(left: left, top: top - 1, right: right, bottom: bottom + 1)
  }

  func gap(_ row: Int) -> MarkShape {
    let plot = layout.plot
    let value = places?[row] ?? .nan
    let position = dimension.map { held($0.scale.position(of: value)) } ?? 0
    let place = position.isNaN ? 0 : position
    let outline: MarkShape.Outline =
      layer.orientation == .vertical
      ? .box(left: plot.x(place) - 1, top: plot.top, right: plot.x(place) + 1, bottom: plot.bottom)
      : .box(left: plot.left, top: plot.y(place) - 1, right: plot.right, bottom: plot.y(place) + 1)
    return MarkShape(outline: outline, className: "quiet")
  }

  /// Lines of many values have a symbol on some of them, so that series can still be told apart, on
  /// values without neighbours, and on each of several values at one place, which the line passes by.
  private func hasSymbol(at place: Int) -> Bool {
    guard let outline else { return true }
    if layer.function != nil { return outline.isAlone(place) }
    let step = max(1, (rows.count + 29) / 30)
    return step == 1 || place % step == step / 2 || outline.isAlone(place) || sharesPlace(place)
  }

  /// Whether another mark of the series stands at the same place along the dimension.
  private func sharesPlace(_ place: Int) -> Bool {
    guard hasSharedPlaces, let places else { return false }
    let own = places[Int(rows[place])]
    return [place - 1, place + 1].contains { neighbour in
      rows.indices.contains(neighbour) && places[Int(rows[neighbour])] == own
    }
  }

  /// Writes an outline as the value of `d`.
  func writePath(_ shape: MarkShape, to writer: inout SVGWriter) {
    if case .symbol(let x, let y) = shape.outline, let symbol = shape.symbol {
      return symbol.write(x: x, y: y, to: &writer)
    }
    writer.byte(0x4D)
    switch shape.outline {
    case .box where shape.cornerRadius > 0: writeRounded(shape, to: &writer)
    case .box(let left, let top, let right, let bottom):
      writer.point(left, top)
      writer.byte(0x48)
      writer.number(right)
      writer.byte(0x56)
      writer.number(bottom)
      writer.byte(0x48)
      writer.number(left)
      writer.byte(0x5A)
    case .symbol(let x, let y):
      writer.point(x, y)
      let symbol = look.base.series.symbol
      writer.markup(isCombined && mark == .point ? symbol.small : symbol.path)
    case .sector(let center, let radii, let turns):
      writeSector(
        center,
        radii,
        turns,
        rounded: shape.cornerRadius,
        inset: shape.inset,
        to: &writer
      )
    case .lines(let lines):
      for (index, line) in lines.enumerated() {
        if index > 0 { writer.byte(0x4D) }
        writer.point(line.from.x, line.from.y)
        writer.byte(0x4C)
        writer.point(line.to.x, line.to.y)
      }
    case .line(let x1, let y1, let x2, let y2):
      writer.point(x1, y1)
      writer.byte(0x4C)
      writer.point(x2, y2)
    }
  }
}
