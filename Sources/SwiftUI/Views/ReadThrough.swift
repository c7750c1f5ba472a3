/// Views that can be scrolled, all of which are read.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  /// What is scrolled.
  public var content: Content
  /// Where it can be scrolled.
  public var axes: Axis.Set

  /// Views that can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(axes == .horizontal ? .horizontal : .vertical, content)
  }
}

/// Views in the rows of a list, all of which are read.
public nonisolated struct List<SelectionValue, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  private init(rows content: Content) { self.content = content }

  /// Views in rows.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.init(rows: content())
  }

  /// A row for each element.
  public init<Data, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// A row for each element, told apart by a property.
  public init<Data, ID, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection, ID: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

/// Controls in rows, all of which are read.
public nonisolated struct Form<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Controls in rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

/// A part with what stands before and after it.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer

  private init(parts header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Read by itself.
  public typealias Body = Never

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var headers = reader.at(.role("header")) { reader.elements(of: header) }
    for index in headers.indices {
      headers[index].attributes.accessibility.traits.insert(.isHeader)
    }
    let body = reader.elements(of: content)
    let footers = reader.at(.role("footer")) { reader.elements(of: footer) }
    return [ViewElement(.stack(.vertical, headers + body + footers), attributes: reader.attributes)]
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// A part with what stands before and after it.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A part with what stands after it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with what stands before it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// A part with what stands before it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A part.
  public init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A part with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(titleKey), content(), EmptyView())
  }

  /// A part with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

/// Views among which one can go on and back.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let root: Root

  /// The first view.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: root)
  }
}

/// The views that one has gone through.
public nonisolated struct NavigationPath {
  /// None yet.
  public init() {}
}

/// Views among which one can go on and back.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// The first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content)
  }
}

/// A part in a box, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let content: Content

  /// A part with a title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A part with a title.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let title = reader.at(.role("label")) { reader.elements(of: label) }
    let elements = title + reader.elements(of: content)
    return [ViewElement(.stack(.vertical, elements), attributes: reader.attributes)]
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A part without title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A part with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A part with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A view that stands for the one that a closure is given.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: any View

  /// A view that stands for another.
  package init(content: any View = EmptyView()) { self.content = content }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content)
  }
}
