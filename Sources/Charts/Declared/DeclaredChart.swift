import SwiftUI

/// A chart as declared, with its content walked: what reading a `Chart` gives.
struct DeclaredChart: ChartElement {
  /// The marks in the order of declaration.
  var marks: [DeclaredMarks]

  /// What could not be read.
  var faults: [DeclarationFault]

  /// What the modifiers around the chart say.
  var configuration: ChartConfiguration

  /// The values around the chart.
  var environment: EnvironmentValues

  /// Reads views of the chart later: labels of axes, overlays.
  var reading: ViewReading

  /// Walks the content where a reader stands.
  @MainActor
  init(content: some ChartContent, reader: ViewReader) {
    let walk = ContentWalk(reader: reader)
    walk.visit(content)
    marks = walk.marks
    faults = walk.faults
    configuration = reader.environment.chartConfiguration
    environment = reader.environment
    reading = ViewReading(reader: reader, step: .role("chart"))
  }
}

extension DeclaredChart {
  /// What the closures of plot styles say of the plot, the outermost modifier's first.
  @MainActor
  var plotAttributes: [ViewAttributes] {
    configuration.plotStyles.compactMap { style in
      reading.elements(of: style(ChartPlotContent())).first?.attributes
    }
  }

  /// What the closures of axis styles say of an axis, the outermost modifier's first.
  @MainActor
  func attributes(of axis: DeclaredAxis) -> [ViewAttributes] {
    axis.styles.compactMap { style in
      reading.elements(of: style(ChartAxisContent())).first?.attributes
    }
  }
}
