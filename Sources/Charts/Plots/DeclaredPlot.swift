import ChartModel
import SwiftUI

/// The marks of a collection as declared, before their columns are read.
struct DeclaredPlot {
  /// A length or a place in points: one for all marks, or one of each.
  enum Points {
    case same(Double?)
    case each((any RowSource) -> [Double?])

    init(_ points: CGFloat?) { self = .same(points.map { Double($0) }) }

    init<Element>(_ keyPath: KeyPath<Element, CGFloat>) {
      self = .each { $0.column(keyPath).map { Double($0) } }
    }

    func read(_ rows: any RowSource) -> [Double?] {
      switch self {
      case .same(let points): [points]
      case .each(let read): read(rows)
      }
    }
  }

  /// Sizes along an axis: one for all marks, or one of each.
  struct Dimensions {
    let read: (any RowSource) -> [MarkDimension]

    init<Element>(_ dimensions: MarkDimensions<Element>) {
      switch dimensions.form {
      case .same(let dimension): read = { _ in [dimension] }
      case .each(let keyPath, let make): read = { $0.column(keyPath).map(make) }
      }
    }
  }

  var mark: Mark
  var rows: any RowSource
  var positions: [(channel: Channel, column: ProjectedColumn)] = []
  var screen: [(channel: Channel, points: Points)] = []
  var series: ProjectedColumn?
  var stacking: MarkStackingMethod?
  var width: Dimensions?
  var height: Dimensions?
  var innerRadius: Dimensions?
  var outerRadius: Dimensions?
  var angularInset: Points?

  init(_ mark: Mark, _ rows: any RowSource) {
    self.mark = mark
    self.rows = rows
  }

  /// Places each mark at a value.
  mutating func place(_ column: ProjectedColumn, on channel: Channel) {
    positions.append((channel, column))
  }

  /// Puts all marks at a place in points; `nil` for the plot's edge or middle.
  mutating func put(_ place: CGFloat?, on channel: Channel) {
    screen.append((channel, Points(place)))
  }

  /// Puts each mark at a place in points.
  mutating func put<Element>(_ keyPath: KeyPath<Element, CGFloat>, on channel: Channel) {
    screen.append((channel, Points(keyPath)))
  }

  /// The marks with their columns read, each in one pass.
  @MainActor
  func read(in walk: ContentWalk) -> DeclaredMarks {
    var marks = DeclaredMarks(mark: mark, count: rows.count, positions: [:])
    for (channel, column) in positions { marks.positions[channel] = column.read(rows, in: walk) }
    for (channel, points) in screen { marks.screen[channel] = points.read(rows) }
    if let series { marks.encodings[.series] = series.read(rows, in: walk) }
    if let stacking { marks.stacking = stacking }
    marks.width = width?.read(rows) ?? []
    marks.height = height?.read(rows) ?? []
    marks.innerRadius = innerRadius?.read(rows) ?? []
    marks.outerRadius = outerRadius?.read(rows) ?? []
    marks.angularInset = angularInset?.read(rows).compactMap(\.self) ?? []
    return marks
  }
}
