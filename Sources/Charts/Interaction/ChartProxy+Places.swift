public import SwiftUI

nonisolated extension ChartProxy {
  /// How far to the right a value is.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    answers.position(of: value.primitiveValue, on: .horizontal).map { CGFloat($0) }
  }

  /// How far down a value is.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    answers.position(of: value.primitiveValue, on: .vertical).map { CGFloat($0) }
  }

  /// Where two values meet.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a value is from left to right; `nil` for scales on which values have no extent.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    answers.extent(of: value.primitiveValue, on: .horizontal).map {
      CGFloat($0.lowerBound)...CGFloat($0.upperBound)
    }
  }

  /// From where to where a value is from top to bottom; `nil` for scales on which values have no extent.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    answers.extent(of: value.primitiveValue, on: .vertical).map {
      CGFloat($0.lowerBound)...CGFloat($0.upperBound)
    }
  }

  /// The frame in which two values meet.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound,
      y: y.lowerBound,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
  }

  /// The value so far to the right; whole numbers are the nearest.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    answers.value(at: Double(position), on: .horizontal).flatMap { P(primitiveValue: $0) }
  }

  /// The value so far down; whole numbers are the nearest.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    answers.value(at: Double(position), on: .vertical).flatMap { P(primitiveValue: $0) }
  }

  /// The values at a place.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard
      let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angular value at an angle, clockwise from above.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    answers.value(atAngle: angle.radians).flatMap { P(primitiveValue: $0) }
  }

  /// The angle of a place about the middle of the plot, clockwise from above, 0 to a whole turn.
  public func angle(at position: CGPoint) -> Angle {
    let x = Double(position.x - plotSize.width / 2)
    let y = Double(position.y - plotSize.height / 2)
    let radians = atan2(x, -y)
    return Angle(radians: radians < 0 ? radians + 2 * .pi : radians)
  }
}
