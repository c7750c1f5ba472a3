public import Foundation

/// Views that a program shows while it is written, which are checked and not read.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

/// Views that a program shows while it is written, which are checked and not read.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

/// How views would be shown while a program is written.
public nonisolated struct PreviewTrait: Sendable {
  /// On a whole screen.
  public static let defaultLayout = PreviewTrait()
  /// As large as they are.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// Upright.
  public static let portrait = PreviewTrait()
  /// On one side.
  public static let landscapeLeft = PreviewTrait()
  /// On the other side.
  public static let landscapeRight = PreviewTrait()

  /// At a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}
