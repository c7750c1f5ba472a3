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

  /// Views in rows, of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
    self.init(rows: content())
  }

  /// Views in rows, of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
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
