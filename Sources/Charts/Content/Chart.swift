public import SwiftUI

/// A chart: a view of the marks that it is given.
public nonisolated struct Chart<Content: ChartContent>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  let content: Content

  /// A chart of some content.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// A chart of content for each element of a collection, told apart by their own ids.
  public init<Data, C>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection,
    C: ChartContent, Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// A chart of content for each element of a collection, told apart by a property.
  public init<Data, ID, C>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable,
    C: ChartContent
  {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let chart = DeclaredChart(content: content, reader: reader)
    return [ViewElement(.chart(chart), attributes: reader.attributes)]
  }
}
