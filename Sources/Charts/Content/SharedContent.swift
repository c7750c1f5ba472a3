public import SwiftUI

extension Never: ChartContent {
  /// Never reached.
  public typealias Body = Never

  /// Never reached.
  public nonisolated var body: Never { self }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) {
    if let self { walk.visit(self) }
  }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Read by itself.
  public typealias Body = Never

  @MainActor func declare(in walk: ContentWalk) {
    for element in data {
      guard walk.takesElement() else { return }
      walk.visit(content(element))
    }
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Content of each element, told apart by their own ids.
  public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Content of each element, told apart by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}
