import ChartModel
import ChartScales

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What annotations stand beside.
extension MarkDrawing {
  /// The rectangle of a mark in user units; `nil` for a gap, and for one outside the plot.
  func target(at place: Int) -> Box? {
    let row = Int(rows[place])
    if mark == .sector { return sectorTarget(row) }
    guard let extent = extents.extent(ofRow: row), extent.isInside else { return nil }
    let bounds = shape(at: place).bounds
    return Box(left: bounds.left, top: bounds.top, right: bounds.right, bottom: bounds.bottom)
  }

  /// A small rectangle in the middle of a sector.
  private func sectorTarget(_ row: Int) -> Box? {
    guard let circle, let stacked = layer.stacked, !stacked.start[row].isNaN else { return nil }
    let turn = (stacked.start[row] + stacked.end[row]) / 2 / circle.total * 2 * .pi
    let radii = circle.radii(look.look(ofRow: row).style)
    let distance = radii.0 > 0 ? (radii.0 + radii.1) / 2 : radii.1 * 0.62
    let (x, y) = (circle.x + distance * sin(turn), circle.y - distance * cos(turn))
    return Box(left: x - 1, top: y - 1, right: x + 1, bottom: y + 1)
  }

  /// On which side of a mark annotations stand where their author leaves that open: beyond the end of a bar,
  /// on a cell or a sector, above anything else.
  func sideOfAnnotations(at place: Int) -> Placement {
    switch mark {
    case .rectangle, .sector: return .overlay
    case .bar:
      guard let extent = extents.extent(ofRow: Int(rows[place])) else { return .top }
      let isRising =
        layer.orientation == .vertical
        ? extent.y.end >= extent.y.start : extent.x.end >= extent.x.start
      if layer.orientation == .vertical { return isRising ? .top : .bottom }
      return isRising ? .trailing : .leading
    case .line, .point, .area, .rule, .box: return .top
    }
  }
}
