public import Foundation

/// A day or time to choose.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never
  private let selection: Binding<Date>
  private let label: Label
  private let components: DatePickerComponents

  /// A day or time to choose.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    let environment = reader.environment
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .long : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted,
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    )
    var control = ViewControl(
      role: .picker,
      label: reader.elements(of: label),
      value: style.format(selection.wrappedValue)
    )
    control.isEnabled = environment.isEnabled
    if control.isEnabled {
      control.setDate = { [selection] in selection.wrappedValue = $0 }
    }
    return [ViewElement(.control(control), attributes: reader.attributes)]
  }
}

/// The parts of a date to choose.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

nonisolated extension DatePicker where Label == Text {
  /// A day or time to choose under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A day or time to choose under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A day or time up to another to choose under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey,
      selection: selection,
      in: .distantPast...max(range.upperBound, .distantPast),
      displayedComponents: displayedComponents
    )
  }

  /// A day or time from another on to choose under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      titleKey,
      selection: selection,
      in: min(range.lowerBound, .distantFuture)...(.distantFuture),
      displayedComponents: displayedComponents
    )
  }

  /// A day or time of a span to choose under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    let clamped = Binding(
      get: { selection.wrappedValue },
      set: { selection.wrappedValue = min(max($0, range.lowerBound), range.upperBound) }
    )
    self.init(selection: clamped, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}
