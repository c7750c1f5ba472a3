nonisolated extension View {
  /// The view told apart by an id: with another id it begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// The view told apart in a picker.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    attributed { attributes, _ in attributes.tag = AnyHashable(tag) }
  }

  /// The view with a title for what it is in.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The view with a title for what it is in.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The view with a title for what it is in.
  public func navigationTitle(_ title: Text) -> some View {
    attributed { attributes, environment in
      attributes.navigationTitle = title.string(in: environment)
    }
  }

  /// The view with a title for what it is in.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The view with words that a pointer that rests on it would show, which are read as its hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// The view with words that a pointer that rests on it would show, which are read as its hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}

/// A view with an id.
nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let id: AnyHashable

  @MainActor func read(_ reader: ViewReader) -> [ViewElement] {
    reader.at(.id(id)) { reader.elements(of: content) }
  }
}
