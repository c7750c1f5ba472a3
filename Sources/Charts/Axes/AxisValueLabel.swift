public import SwiftUI

/// The label of a value.
public nonisolated struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  /// Read by itself.
  public typealias Body = Never

  let label: DeclaredAxisLabel

  @MainActor func declare(in walk: AxisMarkWalk) { walk.add(label) }
}

nonisolated extension AxisValueLabel where Content == Never {
  /// The value as it is usually written.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = DeclaredAxisLabel(
      text: .automatic,
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }

  /// The value written by a format; nothing for values that the format does not take.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = DeclaredAxisLabel(
      text: .format(AxisFormat(format)),
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }
}

nonisolated extension AxisValueLabel {
  /// A view.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    label = DeclaredAxisLabel(
      text: .view(content()),
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Words that are looked up in the client's tables.
  public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = DeclaredAxisLabel(
      text: .view(Text(titleKey)),
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }

  /// Words as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = DeclaredAxisLabel(
      text: .view(Text(title)),
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }

  /// Words that are looked up in the client's tables.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = DeclaredAxisLabel(
      text: .view(Text(titleResource)),
      isCentered: centered,
      anchor: anchor,
      alignment: multiLabelAlignment,
      collision: collisionResolution,
      offsetsMarks: offsetsMarks,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }
}
