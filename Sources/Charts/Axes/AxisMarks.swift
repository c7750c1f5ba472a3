public import SwiftUI

/// Lines, ticks and labels at values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  /// Read by itself.
  public typealias Body = Never

  let marks: AxisMarksDeclaration

  @MainActor func declare(in walk: AxisWalk) { walk.add(marks) }
}

nonisolated extension AxisMarks {
  /// Marks made for each of an axis's values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .chosen(values),
      content: .each { content($0) }
    )
  }

  /// The same marks at each of an axis's values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: () -> Content
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .chosen(values),
      content: .same(content())
    )
  }

  /// Marks made for each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .listed(values.map(\.primitiveValue)),
      content: .each { content($0) }
    )
  }

  /// The same marks at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: () -> Content
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .listed(values.map(\.primitiveValue)),
      content: .same(content())
    )
  }
}

nonisolated extension AxisMarks where Content == Never {
  /// The usual marks at an axis's values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .chosen(values),
      content: .usual(stroke: stroke, format: nil)
    )
  }

  /// The usual marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .listed(values.map(\.primitiveValue)),
      content: .usual(stroke: stroke, format: nil)
    )
  }

  /// The usual marks at an axis's values, with labels written by a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .chosen(values),
      content: .usual(stroke: stroke, format: AxisFormat(format))
    )
  }

  /// The usual marks at some values, with labels written by a format.
  public init<Format: FormatStyle, Value>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value: Plottable, Value == Format.FormatInput, Format.FormatOutput == String {
    marks = AxisMarksDeclaration(
      preset: preset,
      position: position,
      values: .listed(values.map(\.primitiveValue)),
      content: .usual(stroke: stroke, format: AxisFormat(format))
    )
  }
}
