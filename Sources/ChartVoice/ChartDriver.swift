#if os(Linux)
public import ChartRendering
public import Charts
public import Foundation
public import SwiftUI

/// Brings to a view with charts what a person would bring to it on a screen: presses, drags, selections,
/// scrolling; then reads its charts as its state makes them.
///
/// ```swift
/// let driver = ChartDriver(SalesView())
/// driver.selectX(may8...may14)
/// print(try driver.charts()[0].text(.brief))  // tells of the selected days
/// ```
///
/// Charts are numbered in reading order, from 0. Every call says whether the chart was there to take it.
/// Places are in points of the chart, from its upper left; without a screen a chart is as large as its frame,
/// else as the view.
@MainActor
public final class ChartDriver {
  private let stage: ChartStage

  /// Takes a view of a size in points.
  public init(_ view: some View, size: CGSize = CGSize(width: 640, height: 400)) {
    stage = ChartStage(view, size: size)
  }

  /// The charts of the view as it is now, in reading order.
  ///
  /// - Throws: ``AccessibleChartError`` for a chart that no axis can show.
  public func charts() throws(AccessibleChartError) -> [AccessibleChart] {
    var charts: [AccessibleChart] = []
    for lowered in stage.charts() { charts.append(try AccessibleChart(lowered)) }
    return charts
  }

  /// Presses at a place and lets go.
  @discardableResult
  public func press(at place: CGPoint, onChart number: Int = 0) -> Bool {
    stage.drag(through: [place, place], onChart: number)
  }

  /// Presses at a first place, moves through the others and lets go at the last.
  @discardableResult
  public func drag(through places: [CGPoint], onChart number: Int = 0) -> Bool {
    stage.drag(through: places, onChart: number)
  }

  /// Selects a value along the horizontal axis; `nil` selects nothing.
  @discardableResult
  public func selectX<Value: Plottable>(_ value: Value?, onChart number: Int = 0) -> Bool {
    stage.select(value.map { ($0, $0) }, alongX: true, onChart: number)
  }

  /// Selects all between two values along the horizontal axis, both included.
  @discardableResult
  public func selectX<Value: Plottable & Comparable>(
    _ range: ClosedRange<Value>,
    onChart number: Int = 0
  ) -> Bool {
    stage.select((range.lowerBound, range.upperBound), alongX: true, onChart: number)
  }

  /// Selects a value along the vertical axis; `nil` selects nothing.
  @discardableResult
  public func selectY<Value: Plottable>(_ value: Value?, onChart number: Int = 0) -> Bool {
    stage.select(value.map { ($0, $0) }, alongX: false, onChart: number)
  }

  /// Selects all between two values along the vertical axis, both included.
  @discardableResult
  public func selectY<Value: Plottable & Comparable>(
    _ range: ClosedRange<Value>,
    onChart number: Int = 0
  ) -> Bool {
    stage.select((range.lowerBound, range.upperBound), alongX: false, onChart: number)
  }

  /// Selects the sector at an amount, counted around the circle from the top; `nil` selects nothing.
  @discardableResult
  public func selectAngle<Value: Plottable>(_ value: Value?, onChart number: Int = 0) -> Bool {
    stage.selectAngle(value, onChart: number)
  }

  /// Scrolls the horizontal axis until a value is the first in sight.
  @discardableResult
  public func scrollX<Value: Plottable>(to value: Value, onChart number: Int = 0) -> Bool {
    stage.scroll(to: value, alongX: true, onChart: number)
  }

  /// Scrolls the vertical axis until a value is the first in sight.
  @discardableResult
  public func scrollY<Value: Plottable>(to value: Value, onChart number: Int = 0) -> Bool {
    stage.scroll(to: value, alongX: false, onChart: number)
  }

  /// Where a value stands along the horizontal axis, halfway up the plot; `nil` where the axis lacks it.
  public func place<Value: Plottable>(ofX value: Value, onChart number: Int = 0) -> CGPoint? {
    stage.place(ofX: value, onChart: number)
  }

  /// Where a pair of values stands; `nil` where an axis lacks one.
  public func place<X: Plottable, Y: Plottable>(
    ofX x: X,
    y: Y,
    onChart number: Int = 0
  ) -> CGPoint? {
    stage.place(of: (x, y), onChart: number)
  }

  /// Presses the first button, link or toggle whose label is some words.
  @discardableResult
  public func activate(_ label: String) -> Bool {
    let found = stage.controls().first { control in
      control.isEnabled && control.label.flatMap(\.texts).joined(separator: " ") == label
    }
    guard let press = found?.press else { return false }
    press()
    return true
  }
}
#endif
