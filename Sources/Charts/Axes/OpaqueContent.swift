public import SwiftUI

/// An axis as the closure of an axis style is given it.
public nonisolated struct ChartAxisContent: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    [ViewElement(.spacer, attributes: reader.attributes)]
  }
}

/// The plot as the closure of a plot style is given it.
public nonisolated struct ChartPlotContent: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    [ViewElement(.spacer, attributes: reader.attributes)]
  }
}
