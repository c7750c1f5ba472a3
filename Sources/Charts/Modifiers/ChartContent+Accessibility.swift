public import SwiftUI

nonisolated extension ChartContent {
  /// Names the content to those who do not see it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    reading(.label(.text(label)))
  }

  /// Names the content to those who do not see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    reading(.label(.key(labelKey)))
  }

  /// Names the content to those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    reading(.label(.words(String(label))))
  }

  /// Names the content to those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    reading(.label(.text(Text(label))))
  }

  /// Says what the content is worth to those who do not see it.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    reading(.value(.text(value)))
  }

  /// Says what the content is worth to those who do not see it.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    reading(.value(.key(valueKey)))
  }

  /// Says what the content is worth to those who do not see it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    reading(.value(.words(String(value))))
  }

  /// Says what the content is worth to those who do not see it.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
    reading(.value(.text(Text(value))))
  }

  /// Gives the content a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    modified(by: .identifier([identifier]))
  }

  /// Keeps the content from those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    modified(by: .hidden([hidden]))
  }
}
