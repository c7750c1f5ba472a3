package import Foundation
import SwiftUI

/// What can be brought to a chart of a stage, by its number in reading order; each call says whether anything
/// was there to take it.
extension ChartStage {
  /// Moves a pointer, pressed, through places in points of the chart, and lifts it at the last.
  ///
  /// The author's gestures get it; without any, what is selected by pressing and dragging is.
  @discardableResult
  package func drag(through places: [CGPoint], onChart number: Int) -> Bool {
    guard let chart = chart(number), let first = places.first, let last = places.last else {
      return false
    }
    if !chart.gestures.isEmpty {
      drag(through: places, chart.gestures.count, onChart: number)
      return true
    }
    return select(chart, from: first, to: last)
  }

  /// Each gesture reads the chart anew at each place: what one sample changes, the next one sees.
  private func drag(through places: [CGPoint], _ count: Int, onChart number: Int) {
    for index in 0..<count {
      guard let gestures = chart(number)?.gestures, gestures.indices.contains(index) else { return }
      gestures[index].drag(through: places)
    }
  }

  private func select(_ chart: LoweredChart, from first: CGPoint, to last: CGPoint) -> Bool {
    guard let proxy = chart.proxy, let plot = proxy.answers.plotFrame else { return false }
    let selection = chart.selection
    let (start, end) = (
      CGPoint(x: first.x - plot.minX, y: first.y - plot.minY),
      CGPoint(x: last.x - plot.minX, y: last.y - plot.minY)
    )
    let isDragged = first != last
    if selection.xRange != nil, isDragged { proxy.selectXRange(from: start.x, to: end.x) }
    if selection.yRange != nil, isDragged { proxy.selectYRange(from: start.y, to: end.y) }
    if selection.x != nil { proxy.selectXValue(at: end.x) }
    if selection.y != nil { proxy.selectYValue(at: end.y) }
    if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
    return selection.isBound
  }

  /// Selects a value, or all between two, along the horizontal (`true`) or the vertical axis; `nil` selects
  /// nothing.
  @discardableResult
  package func select<Value: Plottable>(
    _ ends: (Value, Value)?,
    alongX: Bool,
    onChart number: Int
  ) -> Bool {
    guard let selection = chart(number)?.selection else { return false }
    let (single, range) = alongX ? (selection.x, selection.xRange) : (selection.y, selection.yRange)
    range?.set(ends.map { ($0.0.primitiveValue, $0.1.primitiveValue) })
    single?.set(ends?.0.primitiveValue)
    return single != nil || range != nil
  }

  /// Selects the sector at an amount, counted around the circle from the top; `nil` selects nothing.
  @discardableResult
  package func selectAngle<Value: Plottable>(_ value: Value?, onChart number: Int) -> Bool {
    guard let angle = chart(number)?.selection.angle else { return false }
    angle.set(value?.primitiveValue)
    return true
  }

  /// Scrolls until a value is the first in sight.
  @discardableResult
  package func scroll<Value: Plottable>(
    to value: Value,
    alongX: Bool,
    onChart number: Int
  ) -> Bool {
    guard let scrolling = chart(number)?.scrolling,
      let binding = alongX ? scrolling.x : scrolling.y
    else { return false }
    binding.set(value.primitiveValue)
    return true
  }

  /// Where a pair of values stands, in points of the chart; `nil` where an axis has no such value.
  package func place<X: Plottable, Y: Plottable>(
    of values: (x: X, y: Y),
    onChart number: Int
  ) -> CGPoint? {
    guard let proxy = chart(number)?.proxy, let plot = proxy.answers.plotFrame,
      let place = proxy.position(for: values)
    else { return nil }
    return CGPoint(x: plot.minX + place.x, y: plot.minY + place.y)
  }

  /// Where a value stands along the horizontal axis, in the middle of the plot's height.
  package func place<X: Plottable>(ofX value: X, onChart number: Int) -> CGPoint? {
    guard let proxy = chart(number)?.proxy, let plot = proxy.answers.plotFrame,
      let x = proxy.position(forX: value)
    else { return nil }
    return CGPoint(x: plot.minX + x, y: plot.midY)
  }

  private func chart(_ number: Int) -> LoweredChart? {
    let all = charts()
    return all.indices.contains(number) ? all[number] : nil
  }
}

extension DeclaredSelection {
  /// Whether any of the bindings is there.
  fileprivate var isBound: Bool {
    x != nil || xRange != nil || y != nil || yRange != nil || angle != nil
  }
}
