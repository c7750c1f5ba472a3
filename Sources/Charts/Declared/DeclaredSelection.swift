import SwiftUI

/// Where what is selected is kept.
struct DeclaredSelection {
  var x: DeclaredValueBinding?
  var xRange: DeclaredRangeBinding?
  var y: DeclaredValueBinding?
  var yRange: DeclaredRangeBinding?
  var angle: DeclaredValueBinding?
}

/// A client's binding to one value, as numbers, dates and names.
struct DeclaredValueBinding {
  /// The client's type of the value.
  let type: any Plottable.Type

  /// The value now; `nil` where there is none.
  let get: () -> PrimitiveValue?

  /// Sets the value; a value that the client's type does not have is `nil`.
  let set: (PrimitiveValue?) -> Void

  /// A binding to a value that may not be there.
  nonisolated init<Value: Plottable>(_ binding: Binding<Value?>) {
    type = Value.self
    get = { binding.wrappedValue?.primitiveValue }
    set = { binding.wrappedValue = $0.flatMap { Value(primitiveValue: $0) } }
  }

  /// A binding to a value that is always there; `nil` leaves it as it is.
  nonisolated init<Value: Plottable>(value binding: Binding<Value>) {
    type = Value.self
    get = { binding.wrappedValue.primitiveValue }
    set = { value in
      if let value = value.flatMap({ Value(primitiveValue: $0) }) { binding.wrappedValue = value }
    }
  }

  /// A value that is never set.
  nonisolated init<Value: Plottable>(initial value: Value) {
    type = Value.self
    let primitive = value.primitiveValue
    get = { primitive }
    set = { _ in }
  }
}

/// A client's binding to a range of values, as numbers, dates and names.
struct DeclaredRangeBinding {
  /// The client's type of the values.
  let type: any Plottable.Type

  /// The ends of the range now; `nil` where there is none.
  let get: () -> (PrimitiveValue, PrimitiveValue)?

  /// Sets the range by its ends in either order; ends that the client's type does not have make it `nil`.
  let set: ((PrimitiveValue, PrimitiveValue)?) -> Void

  /// A binding to a range that may not be there.
  nonisolated init<Value: Plottable & Comparable>(_ binding: Binding<ClosedRange<Value>?>) {
    type = Value.self
    get = {
      binding.wrappedValue.map { ($0.lowerBound.primitiveValue, $0.upperBound.primitiveValue) }
    }
    set = { ends in
      guard
        let ends, let one = Value(primitiveValue: ends.0),
        let other = Value(primitiveValue: ends.1)
      else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(one, other)...max(one, other)
    }
  }
}

/// What of a chart can be scrolled.
struct DeclaredScrolling {
  /// The axes along which the chart scrolls.
  var axes: Axis.Set = []

  /// How much of an axis is seen at once: in its units, in seconds, in categories.
  var xLength: Double?
  var yLength: Double?

  /// Where what is seen begins.
  var x: DeclaredValueBinding?
  var y: DeclaredValueBinding?

  /// Where scrolling comes to rest.
  var behavior: (any ChartScrollTargetBehavior)?
}
