public import SwiftUI

/// How an axis stands to its plot.
public nonisolated struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
  enum Name: String, Sendable { case automatic, extended, aligned, inset }

  let name: Name

  /// What suits.
  public static let automatic = AxisMarkPreset(name: .automatic)

  /// Its lines reach beyond the plot to the labels.
  public static let extended = AxisMarkPreset(name: .extended)

  /// Its outer labels are aligned with the plot's edges.
  public static let aligned = AxisMarkPreset(name: .aligned)

  /// Its labels stand within the plot.
  public static let inset = AxisMarkPreset(name: .inset)

  /// The name of the preset.
  public var description: String { name.rawValue }
}

/// The side of the plot that an axis stands at.
public nonisolated struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
  enum Name: String, Sendable { case automatic, leading, trailing, top, bottom }

  let name: Name

  /// What suits.
  public static let automatic = AxisMarkPosition(name: .automatic)

  /// The side at which reading begins.
  public static let leading = AxisMarkPosition(name: .leading)

  /// The side at which reading ends.
  public static let trailing = AxisMarkPosition(name: .trailing)

  /// Above.
  public static let top = AxisMarkPosition(name: .top)

  /// Below.
  public static let bottom = AxisMarkPosition(name: .bottom)

  /// The name of the side.
  public var description: String { name.rawValue }
}

/// How a label of an axis is turned.
public nonisolated struct AxisValueLabelOrientation: Hashable, Sendable, CustomStringConvertible {
  enum Name: String, Sendable { case automatic, horizontal, vertical, verticalReversed }

  let name: Name

  /// What suits.
  public static let automatic = AxisValueLabelOrientation(name: .automatic)

  /// Not turned.
  public static let horizontal = AxisValueLabelOrientation(name: .horizontal)

  /// Read downwards.
  public static let vertical = AxisValueLabelOrientation(name: .vertical)

  /// Read upwards.
  public static let verticalReversed = AxisValueLabelOrientation(name: .verticalReversed)

  /// The name of the orientation.
  public var description: String { name.rawValue }
}

/// What happens to labels of an axis that have too little room.
public nonisolated struct AxisValueLabelCollisionResolution: Sendable, CustomStringConvertible {
  enum Form: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, minimumSpacing: Double?)
  }

  let form: Form

  /// What suits.
  public static let automatic = AxisValueLabelCollisionResolution(form: .automatic)

  /// Each label is shown that has room beside those shown before it.
  public static let greedy = AxisValueLabelCollisionResolution.greedy()

  /// Each label is shown that has room beside those of higher priority and those before it.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(form: .greedy(priority: priority, minimumSpacing: minimumSpacing.map { Double($0) }))
  }

  /// Labels are cut off.
  public static let truncate = AxisValueLabelCollisionResolution(form: .truncate)

  /// All labels are shown whole.
  public static let disabled = AxisValueLabelCollisionResolution(form: .disabled)

  /// The resolution as it is written.
  public var description: String {
    switch form {
    case .automatic: "automatic"
    case .truncate: "truncate"
    case .disabled: "disabled"
    case .greedy(let priority, let spacing):
      "greedy(priority: \(priority)\(spacing.map { ", minimumSpacing: \($0)" } ?? ""))"
    }
  }
}
