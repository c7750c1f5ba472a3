#if os(Linux)
import ChartModel
public import ChartRendering
import Charts
public import SwiftUI

extension AccessibleChart {
  /// The charts of a view, in reading order: every `Chart` in it, and every view that its author describes
  /// as a chart.
  ///
  /// ```swift
  /// for chart in try AccessibleChart.charts(in: SalesView()) { print(chart.text(.brief)) }
  /// ```
  ///
  /// - Throws: ``AccessibleChartError`` for a chart that no axis can show.
  @MainActor
  public static func charts(in view: some View) throws(AccessibleChartError) -> [AccessibleChart] {
    var charts: [AccessibleChart] = []
    for lowered in ChartStage(view).charts() { charts.append(try AccessibleChart(lowered)) }
    return charts
  }

  /// The chart of a view, the first where there are several.
  ///
  /// ```swift
  /// let chart = try AccessibleChart(Chart(sales) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales)) })
  /// ```
  ///
  /// - Throws: ``AccessibleChartError`` for a view without a chart, and for a chart that no axis can show.
  @MainActor
  public init(_ view: some View) throws(AccessibleChartError) {
    guard let first = ChartStage(view).charts().first else { throw .noChart }
    try self.init(first)
  }

  /// A chart as lowered, told as its author describes it where they do.
  @MainActor
  init(_ lowered: LoweredChart) throws(AccessibleChartError) {
    try self.init(
      lowered.described ?? lowered.spec,
      drawn: lowered.described == nil ? nil : lowered.spec,
      notes: lowered.diagnostics,
      preferredScheme: lowered.isDark ? .dark : .auto
    )
  }
}
#endif
