public import SwiftUI

/// A value of each element of a collection, with the label that its author gives it.
public nonisolated struct PlottableProjection<DataElement, DataValue: Plottable> {
  let column: ProjectedColumn
}

nonisolated extension PlottableProjection {
  init(
    _ label: DeclaredLabel,
    _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>? = nil,
    unit: DeclaredUnit? = nil
  ) {
    column = ProjectedColumn(label: label, type: DataValue.self) { rows in
      (
        rows.values(of: start, unit: unit),
        end.map { rows.values(of: $0, unit: unit) }
      )
    }
  }

  init(
    _ label: DeclaredLabel,
    constant start: DataValue,
    _ end: DataValue? = nil,
    unit: DeclaredUnit? = nil
  ) {
    let values = DeclaredColumn.Values(start.primitiveValue, unit: unit)
    let ends = end.map { DeclaredColumn.Values($0.primitiveValue, unit: unit) }
    column = ProjectedColumn(label: label, type: DataValue.self) { _ in (values, ends) }
  }
}

nonisolated extension PlottableProjection {
  /// A value of each element.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.key(labelKey), keyPath)
  }

  /// All values between two of each element.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.key(labelKey), start, end)
  }

  /// A date of each element, which stands for the whole unit of a calendar that it is in.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue.PrimitivePlottable == Date {
    .init(.key(labelKey), date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }

  /// One value for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.key(labelKey), constant: value)
  }

  /// All values between two, for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ start: DataValue,
    _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.key(labelKey), constant: start, end)
  }

  /// One date for all elements, which stands for the whole unit of a calendar that it is in.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    .init(.key(labelKey), constant: date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }
}

nonisolated extension PlottableProjection {
  /// A value of each element.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.words(String(label)), keyPath)
  }

  /// All values between two of each element.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.words(String(label)), start, end)
  }

  /// A date of each element, which stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue.PrimitivePlottable == Date {
    .init(.words(String(label)), date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }

  /// One value for all elements.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.words(String(label)), constant: value)
  }

  /// All values between two, for all elements.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ start: DataValue,
    _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.words(String(label)), constant: start, end)
  }

  /// One date for all elements, which stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    .init(
      .words(String(label)),
      constant: date,
      unit: DeclaredUnit(component: unit, calendar: calendar)
    )
  }
}

nonisolated extension PlottableProjection {
  /// A value of each element.
  public static func value(
    _ label: Text,
    _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.text(label), keyPath)
  }

  /// All values between two of each element.
  public static func value(
    _ label: Text,
    _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.text(label), start, end)
  }

  /// A date of each element, which stands for the whole unit of a calendar that it is in.
  public static func value(
    _ label: Text,
    _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue.PrimitivePlottable == Date {
    .init(.text(label), date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }

  /// One value for all elements.
  public static func value(
    _ label: Text,
    _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.text(label), constant: value)
  }

  /// All values between two, for all elements.
  public static func value(
    _ label: Text,
    _ start: DataValue,
    _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.text(label), constant: start, end)
  }

  /// One date for all elements, which stands for the whole unit of a calendar that it is in.
  public static func value(
    _ label: Text,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    .init(.text(label), constant: date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }
}

nonisolated extension PlottableProjection {
  /// A value of each element.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.text(Text(label)), keyPath)
  }

  /// All values between two of each element.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.text(Text(label)), start, end)
  }

  /// A date of each element, which stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue.PrimitivePlottable == Date {
    .init(.text(Text(label)), date, unit: DeclaredUnit(component: unit, calendar: calendar))
  }

  /// One value for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    .init(.text(Text(label)), constant: value)
  }

  /// All values between two, for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ start: DataValue,
    _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
    .init(.text(Text(label)), constant: start, end)
  }

  /// One date for all elements, which stands for the whole unit of a calendar that it is in.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue> where DataValue == Date {
    .init(
      .text(Text(label)),
      constant: date,
      unit: DeclaredUnit(component: unit, calendar: calendar)
    )
  }
}
