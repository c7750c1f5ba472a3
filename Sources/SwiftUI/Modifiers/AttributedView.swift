/// A view whose elements are given attributes, in an environment that may differ.
nonisolated struct AttributedView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  var environment: ((inout EnvironmentValues) -> Void)?
  var attributes: (@MainActor (inout ViewAttributes, ViewReader) -> Void)?

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    var elements =
      if let environment {
        reader.within(environment) { reader.elements(of: content) }
      } else {
        reader.elements(of: content)
      }
    if let attributes {
      for index in elements.indices { attributes(&elements[index].attributes, reader) }
    }
    return elements
  }
}

nonisolated extension View {
  /// The view read in a changed environment.
  package func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    AttributedView(content: self, environment: change)
  }

  /// The view with changed attributes on each of its elements.
  package func attributed(
    _ change: @escaping @MainActor (inout ViewAttributes, ViewReader) -> Void
  ) -> some View {
    AttributedView(content: self, attributes: change)
  }
}
