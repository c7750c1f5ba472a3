public import SwiftUI

/// What a scale takes its values to.
public protocol ScaleRange {
  /// What a value is seen as.
  associatedtype VisualValue
}

/// A range that lowering can read.
protocol ReadableScaleRange: ScaleRange {
  nonisolated var declared: DeclaredRange<VisualValue> { get }
}

nonisolated extension ScaleRange {
  /// The range as lowering reads it; none for a client's own type, which says nothing of its values.
  var declaredRange: DeclaredRange<VisualValue> {
    func read<Range: ReadableScaleRange>(_ range: Range) -> DeclaredRange<VisualValue>? {
      range.declared as? DeclaredRange<VisualValue>
    }
    return (self as? any ReadableScaleRange).flatMap { read($0) } ?? .list([])
  }
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// A number.
  public typealias VisualValue = Bound
}

extension ClosedRange: ReadableScaleRange where Bound: BinaryFloatingPoint {
  nonisolated var declared: DeclaredRange<Bound> { .ends(lowerBound, upperBound) }
}

extension Array: ScaleRange {
  /// What an element is.
  public typealias VisualValue = Element
}

extension Array: ReadableScaleRange {
  nonisolated var declared: DeclaredRange<Element> { .list(self) }
}

extension ArraySlice: ScaleRange {
  /// What an element is.
  public typealias VisualValue = Element
}

extension ArraySlice: ReadableScaleRange {
  nonisolated var declared: DeclaredRange<Element> { .list(Array(self)) }
}

extension Gradient: ReadableScaleRange {
  /// A colour.
  public typealias VisualValue = Color

  nonisolated var declared: DeclaredRange<Color> { .gradient(self) }
}

extension AnyGradient: ReadableScaleRange {
  /// A colour.
  public typealias VisualValue = Color

  nonisolated var declared: DeclaredRange<Color> { .gradient(gradient) }
}
