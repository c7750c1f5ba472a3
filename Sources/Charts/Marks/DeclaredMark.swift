import ChartModel
import SwiftUI

/// One mark as declared, before its labels are read.
struct DeclaredMark {
  var mark: Mark
  var positions: [(channel: Channel, value: PlottedValue)] = []
  var screen: [(channel: Channel, place: Double?)] = []
  var series: PlottedValue?
  var stacking: MarkStackingMethod?
  var width: MarkDimension?
  var height: MarkDimension?
  var innerRadius: MarkDimension?
  var outerRadius: MarkDimension?
  var angularInset: Double?

  init(_ mark: Mark) { self.mark = mark }

  /// Places the mark at a value.
  mutating func place<Value>(_ value: PlottableValue<Value>, on channel: Channel) {
    positions.append((channel, value.value))
  }

  /// Puts the mark at a place in points; `nil` for the plot's edge or middle.
  mutating func put(_ place: CGFloat?, on channel: Channel) {
    screen.append((channel, place.map { Double($0) }))
  }

  /// The mark with its labels read.
  @MainActor
  func read(in walk: ContentWalk) -> DeclaredMarks {
    var marks = DeclaredMarks(mark: mark, count: 1, positions: [:])
    for (channel, value) in positions { marks.positions[channel] = walk.column(of: value) }
    for (channel, place) in screen { marks.screen[channel] = [place] }
    if let series { marks.encodings[.series] = walk.column(of: series) }
    if let stacking { marks.stacking = stacking }
    if let width { marks.width = [width] }
    if let height { marks.height = [height] }
    if let innerRadius { marks.innerRadius = [innerRadius] }
    if let outerRadius { marks.outerRadius = [outerRadius] }
    if let angularInset { marks.angularInset = [angularInset] }
    return marks
  }
}

/// Content that is one mark.
protocol SingleMark: PrimitiveChartContent {
  nonisolated var declared: DeclaredMark { get }
}

extension SingleMark {
  @MainActor func declare(in walk: ContentWalk) { walk.add(declared.read(in: walk)) }
}

extension ContentWalk {
  /// A column of one value.
  func column(of value: PlottedValue) -> DeclaredColumn {
    DeclaredColumn(
      label: words(of: value.label),
      values: .init(value.start, unit: value.unit),
      ends: value.end.map { .init($0, unit: value.unit) },
      type: value.type,
      leftOut: value.leftOut
    )
  }
}

extension DeclaredColumn.Values {
  /// A column of one value.
  init(_ value: PrimitiveValue, unit: DeclaredUnit?) {
    switch value {
    case .number(let number): self = .numbers([number])
    case .name(let name): self = .names([name])
    case .date(let date):
      self = .dates([date], unit: unit?.component, calendar: unit?.calendar)
    }
  }
}
