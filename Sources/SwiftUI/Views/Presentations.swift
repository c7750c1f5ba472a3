/// Views of which one is shown at a time, all of which are read.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Views with a choice among them.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.stack(.vertical, content)
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Views of which one is shown at a time.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A part that can be opened; what is in it is read when it is open.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  private init(
    _ label: Label,
    _ isExpanded: Binding<Bool>?,
    content: @escaping () -> Content
  ) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  /// A part under a label, which is taken to be open.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, content: content)
  }

  /// A part under a label, open or not.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content: content)
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let labels = reader.at(.role("label")) { reader.elements(of: label) }
    var control = ViewControl(role: .toggle, label: labels)
    if let isExpanded {
      control.value = String(isExpanded.wrappedValue)
      control.press = { isExpanded.wrappedValue.toggle() }
    }
    var elements = [ViewElement(.control(control), attributes: reader.attributes)]
    if isExpanded?.wrappedValue ?? true {
      elements += reader.at(.role("content")) { reader.elements(of: content()) }
    }
    return [ViewElement(.stack(.vertical, elements), attributes: reader.attributes)]
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// A part under a title, which is taken to be open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content: content)
  }

  /// A part under a title, open or not.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content: content)
  }
}

/// Where something in a bar stands.
public nonisolated struct ToolbarItemPlacement: Sendable {
  private let name: String
  /// Where it usually does.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the top where reading begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the top where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the top where reading begins.
  public static let navigationBarLeading = topBarLeading
  /// At the top where reading ends.
  public static let navigationBarTrailing = topBarTrailing
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// What is done mostly.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// What gives something up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What settles something.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
}

/// Something in a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let content: Content

  /// Something in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == () {
    self.content = content()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    reader.elements(of: content)
  }
}

/// Several things in a bar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<(), Content>

nonisolated extension View {
  /// The view with a bar, which is read after it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    LayeredView(content: self, layer: content(), place: .overlay, alignment: .top)
  }

  /// The view with another over it while a binding holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    overlay { if isPresented.wrappedValue { content() } }
  }

  /// The view with another over it while there is something to show.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    overlay { if let item = item.wrappedValue { content(item).id(item.id) } }
  }

  /// The view with another over all of it while a binding holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// The view with another over it while a binding holds.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: UnitPoint = .center,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// The view with a name and a picture among tabs, which are read before it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    background(content: label)
  }

  /// The view with a question over it while a binding holds.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return overlay {
      if isPresented.wrappedValue {
        Text(titleKey)
        actions
      }
    }
  }
}
