import SwiftUI

/// What its author calls a value.
enum DeclaredLabel {
  /// A key of the client's own texts.
  case key(LocalizedStringKey)

  /// A text.
  case text(Text)

  /// The words themselves.
  case words(String)
}

/// The unit of a calendar that dates stand for.
struct DeclaredUnit {
  /// The unit.
  var component: Calendar.Component

  /// Its calendar; `nil` for that of the environment.
  var calendar: Calendar?
}

/// A value with its label, whatever type its author has for it.
struct PlottedValue {
  /// What its author calls it.
  var label: DeclaredLabel

  /// The value, or the lower end of an interval.
  var start: PrimitiveValue

  /// The upper end of an interval.
  var end: PrimitiveValue?

  /// The unit that a date stands for.
  var unit: DeclaredUnit?

  /// The client's type.
  var type: any Plottable.Type

  /// How many values are no finite numbers and left out before.
  var leftOut = 0
}
