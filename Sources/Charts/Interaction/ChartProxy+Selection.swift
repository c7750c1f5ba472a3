public import SwiftUI

extension ChartProxy {
  /// Selects the value so far to the right.
  @MainActor
  public func selectXValue(at position: CGFloat) {
    answers.selection.x?.set(answers.value(at: Double(position), on: .horizontal))
  }

  /// Selects the value so far down.
  @MainActor
  public func selectYValue(at position: CGFloat) {
    answers.selection.y?.set(answers.value(at: Double(position), on: .vertical))
  }

  /// Selects the values between two places from left to right.
  @MainActor
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    answers.selection.xRange?.set(values(from: start, to: end, on: .horizontal))
  }

  /// Selects the values between two places from top to bottom.
  @MainActor
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    answers.selection.yRange?.set(values(from: start, to: end, on: .vertical))
  }

  /// Selects the angular value at an angle, clockwise from above.
  @MainActor
  public func selectAngleValue(at angle: Angle) {
    answers.selection.angle?.set(answers.value(atAngle: angle.radians))
  }

  private nonisolated func values(
    from start: CGFloat,
    to end: CGFloat,
    on axis: Axis
  ) -> (PrimitiveValue, PrimitiveValue)? {
    guard
      let one = answers.value(at: Double(start), on: axis),
      let other = answers.value(at: Double(end), on: axis)
    else { return nil }
    return (one, other)
  }
}
