public import SwiftUI

/// A value with the label that its author gives it.
public struct PlottableValue<Value: Plottable> {
  private(set) var value: PlottedValue
}

extension PlottableValue {
  init(_ label: DeclaredLabel, _ start: Value, _ end: Value? = nil) {
    value = PlottedValue(
      label: label,
      start: start.primitiveValue,
      end: end?.primitiveValue,
      type: Value.self
    )
  }
}

extension PlottableValue where Value: Comparable {
  init(_ label: DeclaredLabel, _ bin: ChartBinRange<Value>) {
    self.init(label, bin.lowerBound, bin.upperBound)
    value.leftOut = bin.leftOut
  }
}

extension PlottableValue where Value == Date {
  init(
    _ label: DeclaredLabel,
    _ date: Date,
    _ unit: Calendar.Component,
    _ calendar: Calendar?
  ) {
    value = PlottedValue(
      label: label,
      start: date.primitiveValue,
      unit: DeclaredUnit(component: unit, calendar: calendar),
      type: Date.self
    )
  }
}

extension PlottableValue {
  /// One value.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), value)
  }

  /// All values between two.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.key(labelKey), range.lowerBound, range.upperBound)
  }

  /// All values of a bin.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.key(labelKey), range)
  }

  /// A date that stands for the whole unit of a calendar that it is in.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(.key(labelKey), date, unit, calendar)
  }
}

extension PlottableValue {
  /// One value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(.words(String(label)), value)
  }

  /// All values between two.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.words(String(label)), range.lowerBound, range.upperBound)
  }

  /// All values of a bin.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.words(String(label)), range)
  }

  /// A date that stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(.words(String(label)), date, unit, calendar)
  }
}

extension PlottableValue {
  /// One value.
  public static func value(
    _ label: Text,
    _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(.text(label), value)
  }

  /// All values between two.
  public static func value(
    _ label: Text,
    _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.text(label), range.lowerBound, range.upperBound)
  }

  /// All values of a bin.
  public static func value(
    _ label: Text,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.text(label), range)
  }

  /// A date that stands for the whole unit of a calendar that it is in.
  public static func value(
    _ label: Text,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(.text(label), date, unit, calendar)
  }
}

extension PlottableValue {
  /// One value.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(.text(Text(label)), value)
  }

  /// All values between two.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.text(Text(label)), range.lowerBound, range.upperBound)
  }

  /// All values of a bin.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(.text(Text(label)), range)
  }

  /// A date that stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(.text(Text(label)), date, unit, calendar)
  }
}
