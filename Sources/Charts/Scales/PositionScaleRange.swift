public import SwiftUI

/// Where in the plot a scale places its values, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

/// The whole width or height of the plot, less a padding.
public nonisolated struct PlotDimensionScaleRange: PositionScaleRange {
  /// A place in points.
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat
}

nonisolated extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole width or height of the plot.
  public static var plotDimension: PlotDimensionScaleRange {
    .init(startPadding: 0, endPadding: 0)
  }

  /// The width or height of the plot less so many points at either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .init(startPadding: padding, endPadding: padding)
  }

  /// The width or height of the plot less so many points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    .init(startPadding: startPadding, endPadding: endPadding)
  }
}

nonisolated extension PositionScaleRange {
  /// The range as lowering reads it.
  var declaredPositions: DeclaredPositionRange {
    if let plot = self as? PlotDimensionScaleRange {
      return .plot(startPadding: Double(plot.startPadding), endPadding: Double(plot.endPadding))
    }
    return switch declaredRange {
    case .ends(let start, let end): .points([Double(start), Double(end)])
    case .list(let places): .points(places.map { Double($0) })
    case .gradient: .points([])
    }
  }
}
