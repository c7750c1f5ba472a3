/// Views beside each other, each chosen in the one before, all of which are read.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  /// Read by itself.
  public typealias Body = Never
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three views beside each other.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let elements =
      reader.at(.role("sidebar")) { reader.elements(of: sidebar) }
      + reader.at(.role("content")) { reader.elements(of: content) }
      + reader.at(.role("detail")) { reader.elements(of: detail) }
    return [ViewElement(.stack(.horizontal, elements), attributes: reader.attributes)]
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Two views beside each other.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

nonisolated extension View {
  /// The view with a title for what it is in.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The view with a title for what it is in.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title))
  }

  /// The view; where a value leads is read only when it is gone to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }
}
