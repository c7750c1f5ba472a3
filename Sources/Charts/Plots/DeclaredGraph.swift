import ChartModel
import SwiftUI

/// The graph of a function as declared, before its labels are read.
struct DeclaredGraph {
  var mark: Mark
  var labels: [Channel: DeclaredLabel]
  var parameter: DeclaredLabel?
  var function: DeclaredFunction

  /// One mark, whose columns have labels and no values.
  @MainActor
  func read(in walk: ContentWalk) -> DeclaredMarks {
    var marks = DeclaredMarks(mark: mark, count: 1, positions: [:])
    for (channel, label) in labels {
      marks.positions[channel] = DeclaredColumn(
        label: walk.words(of: label),
        values: .numbers([]),
        type: Double.self
      )
    }
    marks.function = function
    if case .parametric(let curve, _) = function.form, let parameter {
      marks.function?.form = .parametric(curve, parameter: walk.words(of: parameter))
    }
    return marks
  }
}
