nonisolated extension View {
  /// The view with a named fact for those who ask for more.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessible { accessibility, environment in
      guard let value else { return }
      accessibility.customContent.append(
        (label.string(in: environment), value.string(in: environment), importance == .high)
      )
    }
  }

  /// The view with a named fact for those who ask for more.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// The view with a named fact for those who ask for more.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// The view with a named fact for those who ask for more.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
