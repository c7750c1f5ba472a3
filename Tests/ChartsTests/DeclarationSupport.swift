import ChartModel
import SwiftUI

// What a walk gathers is for lowering alone, and has no public door.
@testable import Charts

/// The chart that reading a view gives: the first in it.
@MainActor
func declaredChart(_ view: some View) -> DeclaredChart? {
  ViewReader().read(view).flatMap(\.flattened).lazy.compactMap { element in
    if case .chart(let chart) = element.kind { chart as? DeclaredChart } else { nil }
  }.first
}

/// The marks that a chart of some content declares.
@MainActor
func declaredMarks(@ChartContentBuilder _ content: () -> some ChartContent) -> [DeclaredMarks] {
  let walk = ContentWalk(reader: ViewReader())
  walk.visit(content())
  return walk.marks
}

extension DeclaredMarks {
  /// The numbers on a channel; empty for dates and names.
  func numbers(_ channel: Channel) -> [Double] {
    if case .numbers(let numbers) = positions[channel]?.values { numbers } else { [] }
  }

  /// The names on a channel; empty for dates and numbers.
  func names(_ channel: Channel) -> [String] {
    if case .names(let names) = positions[channel]?.values { names } else { [] }
  }
}
