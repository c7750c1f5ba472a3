public import SwiftUI

nonisolated extension VectorizedChartContent {
  /// Paints each mark.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .foregroundStyle($0.column(keyPath).map { AnyShapeStyle($0) }) })
  }

  /// Paints each mark by a value.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each(.encoding(.foregroundStyle, value.column))
  }

  /// Lets what is behind each mark shine through: 0 is clear, 1 opaque.
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .opacity($0.column(keyPath).map { Double($0) }) })
  }

  /// Strokes each line, rule and outline.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .lineStyle($0.column(keyPath)) })
  }

  /// Strokes each line by a value.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each(.encoding(.lineStyle, value.column))
  }

  /// Sets marks that share a place side by side, by a value; `nil` for the axis of categories.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each(.position(value.column, axis: axis, span: span))
  }

  /// Marks each place by a shape that a value chooses.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each(.encoding(.symbol, value.column))
  }

  /// Gives each symbol an area in square points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .symbolSize($0.column(keyPath).map { Double($0) }) })
  }

  /// Gives each symbol a width and a height in points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .symbolExtent($0.column(keyPath)) })
  }

  /// Gives each symbol an area by a value.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    each(.encoding(.symbolSize, value.column))
  }
}

nonisolated extension VectorizedChartContent {
  /// Names each mark to those who do not see it.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each(.label { rows in rows.column(keyPath).map { .text($0) } })
  }

  /// Names each mark to those who do not see it.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    each(.label { rows in rows.column(keyPath).map { .key($0) } })
  }

  /// Names each mark to those who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each(.label { rows in rows.column(keyPath).map { .words(String($0)) } })
  }

  /// Says what each mark is worth to those who do not see it.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    each(.value { rows in rows.column(keyPath).map { .text($0) } })
  }

  /// Says what each mark is worth to those who do not see it.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    each(.value { rows in rows.column(keyPath).map { .key($0) } })
  }

  /// Says what each mark is worth to those who do not see it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each(.value { rows in rows.column(keyPath).map { .words(String($0)) } })
  }

  /// Gives each mark a name for tests.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .identifier($0.column(keyPath)) })
  }

  /// Keeps marks from those who do not see them.
  public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    each(.said { .hidden($0.column(keyPath)) })
  }
}
