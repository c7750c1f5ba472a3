internal import ChartModel
public import SwiftUI

nonisolated extension ChartContent {
  /// Paints the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    modified(by: .foregroundStyle([AnyShapeStyle(style)]))
  }

  /// Paints the marks by a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoded(value, as: .foregroundStyle)
  }

  /// Lets what is behind the marks shine through: 0 is clear, 1 opaque.
  public func opacity(_ opacity: Double) -> some ChartContent {
    modified(by: .opacity([opacity]))
  }

  /// Strokes lines, rules and the outlines of areas.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified(by: .lineStyle([style]))
  }

  /// Strokes lines by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    encoded(value, as: .lineStyle)
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    modified(by: .cornerRadius(Double(radius)))
  }

  /// Says how lines and areas run between their places.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    modified(by: .interpolation(method))
  }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent {
    modified(by: .blur(Double(radius)))
  }

  /// Gives the marks a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    modified(by: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// Lets gradients span the plot rather than each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    modified(by: .alignsWithPlot(aligns))
  }

  /// The content with a value that chooses how its marks look.
  func encoded<D>(
    _ value: PlottableValue<D>,
    as encoding: DeclaredMarks.Encoding
  ) -> ChartModifiedContent<Self> {
    reading(.encoding(encoding, value.value))
  }
}
