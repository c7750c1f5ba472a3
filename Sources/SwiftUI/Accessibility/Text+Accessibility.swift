nonisolated extension Text {
  /// The text with a name, which is read in its place.
  public func accessibilityLabel(_ label: Text) -> Text { spoken(label) }

  /// The text with a name, which is read in its place.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { spoken(Text(labelKey)) }

  /// The text with a name, which is read in its place.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { spoken(Text(label)) }

  private func spoken(_ label: Text) -> Text {
    var copy = self
    copy.spokenLabel = [label]
    return copy
  }
}
