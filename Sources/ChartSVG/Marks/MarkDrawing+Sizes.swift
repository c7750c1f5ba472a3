import ChartModel

/// Sizes that an author or an amount gives to marks.
extension MarkDrawing {
  /// A shape as wide, as high, as rounded and as large as it is to be.
  func sized(_ shape: MarkShape, _ style: MarkStyle, _ row: Int) -> MarkShape {
    var shape = shape
    switch shape.outline {
    case .box(let left, let top, let right, let bottom):
      let radius = style.cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
      shape.cornerRadius = min(radius, (right - left) / 2, (bottom - top) / 2)
    case .symbol:
      let area = sizes?.area(ofRow: row) ?? style.symbolArea
      let isOwn = style.symbol == nil && area == nil
      if isOwn, look.look(ofRow: row).series == look.base.series { return shape }
      let small = isCombined && mark == .point ? SymbolOutline.ownArea / 4 : nil
      let series = look.look(ofRow: row).series.symbol
      shape.symbol =
        SymbolOutline(style.symbol, series: series, area: area ?? small)
        ?? SymbolOutline(.named(.circle), series: series, area: area ?? small)
    case .sector:
      shape.cornerRadius = style.cornerRadius.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
      shape.inset = style.angularInset.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    case .line, .lines: break
    }
    return shape
  }

  /// What follows the first letter of the path of a box with round corners.
  func writeRounded(_ shape: MarkShape, to writer: inout SVGWriter) {
    let (left, top, right, bottom) = shape.bounds
    let radius = shape.cornerRadius
    writer.point(left + radius, top)
    writer.byte(0x48)
    writer.number(right - radius)
    let corners: [(Double, Double, UInt8, Double)] = [
      (right, top + radius, 0x56, bottom - radius), (right - radius, bottom, 0x48, left + radius),
      (left, bottom - radius, 0x56, top + radius), (left + radius, top, 0, 0),
    ]
    for (x, y, command, end) in corners {
      writer.byte(0x41)
      writer.point(radius, radius)
      writer.markup(" 0 0 1 ")
      writer.point(x, y)
      guard command > 0 else { continue }
      writer.byte(command)
      writer.number(end)
    }
    writer.byte(0x5A)
  }
}

/// The areas of symbols of a layer that show an amount.
struct SymbolSizes {
  private let scale: SymbolAreaScale
  private let amounts: [Double]

  /// The areas in a layer of a chart; `nil` where symbols show no amount.
  init?(of chart: ResolvedChart, layer: ResolvedLayer) {
    guard layer.mark == .point, let column = layer.channels[.symbolSize],
      case .numbers(let amounts) = column.values, let scale = SymbolAreaScale(of: chart)
    else { return nil }
    self.amounts = amounts
    self.scale = scale
  }

  /// The area of the symbol in a row in square user units; `nil` for one without an amount.
  func area(ofRow row: Int) -> Double? { scale.area(of: amounts[row]) }
}
