import SwiftUI

/// What the `chart…` modifiers around a chart say, the inner ones over the outer.
struct ChartConfiguration {
  /// The scales of the axes, of colours, symbols, sizes and lines.
  var scales = DeclaredScales()

  /// The axes.
  var xAxis = DeclaredAxis()
  var yAxis = DeclaredAxis()

  /// The legend.
  var legend = DeclaredLegend()

  /// What closures make of the plot, the outermost modifier's first.
  var plotStyles: [(ChartPlotContent) -> any View] = []

  /// What stands behind and before the plot, the outermost modifier's first.
  var backgrounds: [DeclaredLayer] = []
  var overlays: [DeclaredLayer] = []

  /// Where what is selected is kept.
  var selection = DeclaredSelection()

  /// What can be scrolled.
  var scrolling = DeclaredScrolling()

  /// The gestures in place of those that select, the innermost last.
  var gestures: [(ChartProxy) -> any Gesture] = []
}

/// Views behind or before a plot.
struct DeclaredLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> any View
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

nonisolated extension EnvironmentValues {
  /// What the `chart…` modifiers say.
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

/// A view with what a modifier says of the charts in it.
nonisolated struct ChartConfiguredView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (inout ChartConfiguration) -> Void

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    reader.within({ change(&$0.chartConfiguration) }) { reader.elements(of: content) }
  }
}

nonisolated extension View {
  /// The view with what a modifier says of the charts in it.
  func charts(
    _ change: @escaping (inout ChartConfiguration) -> Void
  ) -> ChartConfiguredView<Self> {
    ChartConfiguredView(content: self, change: change)
  }
}
