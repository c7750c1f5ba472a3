import ChartModel
import ChartScales
import Foundation
import SwiftUI

/// Answers what clients ask of a chart, from the chart resolved and a frame for its plot.
///
/// Without a screen the plot takes up its frame less what axes usually need: places are true to each other
/// and to the values, not to any drawing.
nonisolated struct ResolvedProxy: ChartProxyAnswering {
  let chart: ResolvedChart
  let frame: CGRect
  let selection: DeclaredSelection
  private let looks: ChartLooks
  private let offset: UTCOffset

  /// Answers for a chart in a frame, in points of the root.
  init(
    _ chart: ResolvedChart,
    frame: CGRect,
    selection: DeclaredSelection,
    looks: ChartLooks,
    offset: @escaping UTCOffset
  ) {
    self.chart = chart
    self.frame = Self.plot(of: chart, in: frame)
    self.selection = selection
    self.looks = looks
    self.offset = offset
  }

  /// The room that axes usually take up: labels below, and labels at the side.
  private static func plot(of chart: ResolvedChart, in frame: CGRect) -> CGRect {
    if let width = chart.style.plotWidth, let height = chart.style.plotHeight {
      return CGRect(x: frame.minX, y: frame.minY, width: width, height: height)
    }
    let side: CGFloat = chart.y.map { $0.isHidden ? 0 : 40 } ?? 0
    let below: CGFloat = chart.x.map { $0.isHidden ? 0 : 24 } ?? 0
    let width = chart.style.plotWidth.map { CGFloat($0) } ?? max(frame.width - side, 1)
    let height = chart.style.plotHeight.map { CGFloat($0) } ?? max(frame.height - below, 1)
    return CGRect(x: frame.minX + side, y: frame.minY, width: width, height: height)
  }

  var plotFrame: CGRect? { frame }
  var plotContainerFrame: CGRect? { frame }

  // MARK: Places

  func position(of value: PrimitiveValue, on axis: Axis) -> Double? {
    guard let resolved = self.axis(axis), let scalar = resolved.scalar(of: value) else {
      return nil
    }
    let span = resolved.span(of: scalar, offset)
    let place = (span.start + span.end) / 2
    return place.isFinite ? points(place, axis) : nil
  }

  func extent(of value: PrimitiveValue, on axis: Axis) -> ClosedRange<Double>? {
    guard let resolved = self.axis(axis), let scalar = resolved.scalar(of: value) else {
      return nil
    }
    let span = resolved.span(of: scalar, offset)
    guard span.start.isFinite, span.end.isFinite else { return nil }
    let ends = [points(span.start, axis), points(span.end, axis)]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  func value(at position: Double, on axis: Axis) -> PrimitiveValue? {
    guard let resolved = self.axis(axis) else { return nil }
    let length = Double(axis == .horizontal ? frame.width : frame.height)
    let share = axis == .horizontal ? position / length : 1 - position / length
    return resolved.scale.value(at: share).map(resolved.value)
  }

  /// The amount that stands at an angle of a circle, counted from the top; of sectors their running sum.
  func value(atAngle radians: Double) -> PrimitiveValue? {
    guard let layer = chart.layers.first(where: { $0.mark == .sector }), radians.isFinite,
      let total = layer.stacked?.total, total > 0
    else { return nil }
    let turn = (radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return .number((turn < 0 ? turn + 1 : turn) * total)
  }

  private func axis(_ axis: Axis) -> ResolvedAxis? { axis == .horizontal ? chart.x : chart.y }

  private func points(_ share: Double, _ axis: Axis) -> Double {
    axis == .horizontal ? share * Double(frame.width) : (1 - share) * Double(frame.height)
  }

  // MARK: Scales

  func domain(of scale: ChartProxyScale) -> [PrimitiveValue] {
    switch scale {
    case .x: chart.x?.ends ?? []
    case .y: chart.y?.ends ?? []
    case .foregroundStyle: looks.foregroundStyle.names.map(PrimitiveValue.name)
    case .symbol: looks.symbol.names.map(PrimitiveValue.name)
    case .symbolSize: looks.symbolSize.names.map(PrimitiveValue.name)
    case .lineStyle: looks.lineStyle.names.map(PrimitiveValue.name)
    }
  }

  func foregroundStyle(for value: PrimitiveValue) -> AnyShapeStyle? {
    looks.foregroundStyle.visual(of: value.plainText, as: value)
  }

  func lineStyle(for value: PrimitiveValue) -> StrokeStyle? {
    looks.lineStyle.visual(of: value.plainText, as: value)
  }

  func symbol(for value: PrimitiveValue) -> AnyChartSymbolShape? {
    looks.symbol.visual(of: value.plainText, as: value)
  }

  func symbolSize(for value: PrimitiveValue) -> Double? {
    looks.symbolSize.visual(of: value.plainText, as: value)
  }
}

extension ResolvedAxis {
  /// A value in data units; `nil` for one of another kind, and for a name that the axis lacks.
  nonisolated fileprivate func scalar(of value: PrimitiveValue) -> Double? {
    switch (kind, value) {
    case (.quantitative, .number(let number)): return number
    case (.temporal, .date(let seconds)): return seconds
    case (.nominal, .name(let name)): return categories.firstIndex(of: name).map(Double.init)
    default: return nil
    }
  }

  /// The value that data units stand for.
  nonisolated func value(of scalar: Double) -> PrimitiveValue {
    switch kind {
    case .quantitative: return .number(scalar)
    case .temporal: return .date(scalar)
    case .nominal:
      let index = Int(scalar)
      return .name(categories.indices.contains(index) ? categories[index] : "")
    }
  }

  /// The ends of the domain, or all names.
  nonisolated fileprivate var ends: [PrimitiveValue] {
    if kind == .nominal { return categories.map(PrimitiveValue.name) }
    return [scale.domain.start, scale.domain.end].map(value)
  }
}
