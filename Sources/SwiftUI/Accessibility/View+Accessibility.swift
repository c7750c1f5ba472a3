nonisolated extension View {
  /// The view with what is said of it for people who do not see it.
  func accessible(
    _ change: @escaping (inout AccessibilityAttributes, EnvironmentValues) -> Void
  ) -> some View {
    attributed { attributes, environment in change(&attributes.accessibility, environment) }
  }

  /// The view as one element, or as those within it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { accessibility, _ in accessibility.children = children.children }
  }

  /// The view with children that stand in place of its own.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    represented(by: children())
  }

  /// The view read as another.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    represented(by: representation())
  }

  private func represented(by representation: some View) -> some View {
    LayeredView(content: self, layer: representation, place: .representation)
  }

  /// The view with a name.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessible { $0.label = label.string(in: $1) }
  }

  /// The view with a name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// The view with a name.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The view with a value.
  public func accessibilityValue(_ value: Text) -> some View {
    accessible { $0.value = value.string(in: $1) }
  }

  /// The view with a value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// The view with a value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// The view with words on what acting on it does.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessible { $0.hint = hint.string(in: $1) }
  }

  /// The view with words on what acting on it does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// The view with words on what acting on it does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// The view with names by which it is called.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessible { accessibility, environment in
      accessibility.inputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }

  /// The view with a name that is not read, for those who test.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { accessibility, _ in accessibility.identifier = identifier }
  }

  /// The view not read, or read.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible { accessibility, _ in accessibility.isHidden = hidden }
  }

  /// The view with traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { accessibility, _ in accessibility.traits.formUnion(traits) }
  }

  /// The view without traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { accessibility, _ in accessibility.traits.subtract(traits) }
  }

  /// The view as a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { accessibility, _ in accessibility.headingLevel = level }
  }

  /// The view read before those of lower priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { accessibility, _ in accessibility.sortPriority = sortPriority }
  }

  /// The view with an action that has a name.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessible { $0.actions.append((name.string(in: $1), handler)) }
  }

  /// The view with an action that has a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The view with a chart's description.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    accessible { accessibility, _ in accessibility.chartDescriptor = representable }
  }
}
