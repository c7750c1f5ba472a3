internal import ChartModel
public import SwiftUI

/// A sector of a circle, whose angle is the share of an amount in the whole.
public nonisolated struct SectorMark: SingleMark {
  /// Read by itself.
  public typealias Body = Never

  let declared: DeclaredMark

  /// A sector for an amount above zero; a ring's part with an inner radius.
  public init(
    angle: PlottableValue<some Plottable>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var declared = DeclaredMark(.sector)
    declared.place(angle, on: .angle)
    declared.innerRadius = innerRadius
    declared.outerRadius = outerRadius
    declared.angularInset = angularInset.map { Double($0) }
    self.declared = declared
  }
}
