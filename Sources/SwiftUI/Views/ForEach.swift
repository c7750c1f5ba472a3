/// Content made from each element of a collection.
///
/// What the content is decides what the whole is: it is a view where its content is one.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// What makes the content of one element.
  public var content: (Data.Element) -> Content

  /// What tells the elements apart.
  package let identity: (Data.Element) -> ID

  package init(
    data: Data,
    identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    data.flatMap { element in
      let id = AnyHashable(identity(element))
      var elements = reader.at(.id(id)) { reader.elements(of: content(element)) }
      // What has no tag of its own is told apart in a picker by the id.
      for index in elements.indices where elements[index].attributes.tag == nil {
        elements[index].attributes.tag = id
      }
      return elements
    }
  }
}

nonisolated extension ForEach where Content: View {
  /// A view of each element, told apart by their own ids.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// A view of each element, told apart by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// A view of each number of a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, identity: { $0 }, content: content)
  }

  /// A view of each element, given as a binding to it.
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view of each element, given as a binding to it and told apart by a property.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identity: { $0.1 },
      content: { place in
        content(
          Binding(
            get: { data.wrappedValue[place.0] },
            set: { data.wrappedValue[place.0] = $0 }
          )
        )
      }
    )
  }
}
