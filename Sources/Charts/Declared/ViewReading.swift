import SwiftUI

/// A way to read views later in the environment in which their chart stands.
@MainActor
struct ViewReading {
  private let reader: ViewReader
  /// The values around the chart.
  let environment: EnvironmentValues
  private let step: IdentityPath.Step

  /// Reads views as they are read now.
  init(reader: ViewReader, step: IdentityPath.Step) {
    self.reader = reader
    self.step = step
    environment = reader.environment
  }

  /// The elements of a view.
  func elements(of view: some View) -> [ViewElement] {
    reader.within({ $0 = environment }) {
      reader.at(step) { reader.elements(of: view) }
    }
  }
}
