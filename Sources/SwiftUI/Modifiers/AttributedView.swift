/// A view whose elements are given attributes, in an environment that may differ.
nonisolated struct AttributedView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  var environment: ((inout EnvironmentValues) -> Void)?
  /// Changes the attributes of each element, told the environment around the view.
  var attributes: ((inout ViewAttributes, EnvironmentValues) -> Void)?

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    var elements =
      if let environment {
        reader.within(environment) { reader.elements(of: content) }
      } else {
        reader.elements(of: content)
      }
    if let attributes {
      for index in elements.indices { attributes(&elements[index].attributes, reader.environment) }
    }
    return elements
  }
}

/// A view with another behind it, before it or in its place.
nonisolated struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  typealias Body = Never

  enum Place {
    case background, overlay, representation
  }

  let content: Content
  let layer: Layer
  let place: Place
  var alignment = Alignment.center

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    var elements = reader.at(.role("content")) { reader.elements(of: content) }
    for index in elements.indices {
      let read = reader.at(.index(index)) { reader.elements(of: layer) }
      let made = ViewAttributes.Layer(alignment: alignment, elements: read)
      switch place {
      case .background: elements[index].attributes.backgrounds.insert(made, at: 0)
      case .overlay: elements[index].attributes.overlays.append(made)
      case .representation: elements[index].attributes.accessibility.representation = read
      }
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
    _ change: @escaping (inout ViewAttributes, EnvironmentValues) -> Void
  ) -> some View {
    AttributedView(content: self, attributes: change)
  }
}
