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
