import Accessibility
package import ChartModel
package import Foundation
import SwiftUI

/// A chart of a view, lowered: its specification, and what its author says of the whole.
@MainActor
package struct LoweredChart {
  /// The marks as they are declared.
  package var spec: ChartSpec

  /// What the author's own descriptor says, as a chart of its own; `nil` without one.
  package var described: ChartSpec?

  /// What could not be read, or is not drawn.
  package var diagnostics: [Diagnostic]

  /// Whether the view asks for dark colours.
  package var isDark: Bool

  /// The frame of the chart in points of the root.
  package var frame: CGRect

  /// The gestures over the chart, in the order in which they are reached.
  let gestures: [GestureReading]

  /// Where what is selected is kept.
  let selection: DeclaredSelection

  /// Where what is seen begins.
  let scrolling: DeclaredScrolling

  /// Answers for places and values.
  let proxy: ChartProxy?
}
