package import Foundation
package import SwiftUI

/// A view with charts, read without a screen: its charts are lowered, and a pointer, selections and scrolling
/// can be brought to them; the view's state then makes them anew.
@MainActor
package final class ChartStage {
  private let reader: ViewReader
  private let read: (ViewReader) -> [ViewElement]
  private let size: CGSize

  /// Takes the stage with a view of a size in points.
  package init(
    _ view: some View,
    size: CGSize = CGSize(width: 640, height: 400),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.size = size
    var environment = environment
    environment.proposedFrame = CGRect(origin: .zero, size: size)
    reader = ViewReader(environment: environment)
    read = { $0.read(view) }
  }

  /// The charts of the view as it is now, in reading order.
  package func charts() -> [LoweredChart] {
    ChartFinding(frame: CGRect(origin: .zero, size: size)).charts(in: read(reader))
  }

  /// Everything that a person can act on: buttons, pickers, sliders.
  package func controls() -> [ViewControl] {
    read(reader).flatMap(\.flattened).compactMap { element in
      if case .control(let control) = element.kind { control } else { nil }
    }
  }
}
