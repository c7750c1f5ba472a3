public import SwiftUI

nonisolated extension ChartContent {
  /// Names the content to those who do not see it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    named(.text(label), as: MarkModifier.label)
  }

  /// Names the content to those who do not see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    named(.key(labelKey), as: MarkModifier.label)
  }

  /// Names the content to those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    named(.words(String(label)), as: MarkModifier.label)
  }

  /// Names the content to those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    named(.text(Text(label)), as: MarkModifier.label)
  }

  /// Says what the content is worth to those who do not see it.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    named(.text(value), as: MarkModifier.value)
  }

  /// Says what the content is worth to those who do not see it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    named(.key(valueKey), as: MarkModifier.value)
  }

  /// Says what the content is worth to those who do not see it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    named(.words(String(value)), as: MarkModifier.value)
  }

  /// Says what the content is worth to those who do not see it.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
    named(.text(Text(value)), as: MarkModifier.value)
  }

  /// Gives the content a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    modified(by: .identifier([identifier]))
  }

  /// Keeps the content from those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified(by: .hidden([hidden]))
  }

  private func named(
    _ label: DeclaredLabel,
    as modifier: @escaping ([String]) -> MarkModifier
  ) -> ChartModifiedContent<Self> {
    reading { modifier([$0.words(of: label)]) }
  }
}
