// How controls look, which no reading tells.

/// How a picker looks.
public protocol PickerStyle {}
/// How a list looks.
public protocol ListStyle {}
/// How a toggle looks.
public protocol ToggleStyle {}
/// How a label looks.
public protocol LabelStyle {}
/// How a text field looks.
public protocol TextFieldStyle {}
/// How a progress view looks.
public protocol ProgressViewStyle {}
/// How a box looks.
public protocol GroupBoxStyle {}
/// How a button looks and is pressed.
public protocol PrimitiveButtonStyle {}

/// As what is around it asks.
public nonisolated struct AutomaticStyle: PickerStyle, ListStyle, ToggleStyle, LabelStyle,
  TextFieldStyle, ProgressViewStyle, GroupBoxStyle, PrimitiveButtonStyle, Sendable
{
  /// As what is around it asks.
  public init() {}
}

/// A style by its name.
public nonisolated struct NamedPickerStyle: PickerStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedListStyle: ListStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedToggleStyle: ToggleStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedLabelStyle: LabelStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedTextFieldStyle: TextFieldStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedProgressViewStyle: ProgressViewStyle, Sendable {
  /// The style.
  public init() {}
}
/// A style by its name.
public nonisolated struct NamedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The style.
  public init() {}
}

nonisolated extension PickerStyle where Self == AutomaticStyle {
  /// As what is around it asks.
  public static var automatic: AutomaticStyle { AutomaticStyle() }
}

nonisolated extension PickerStyle where Self == NamedPickerStyle {
  /// Choices beside each other.
  public static var segmented: NamedPickerStyle { NamedPickerStyle() }
  /// Choices in a menu.
  public static var menu: NamedPickerStyle { NamedPickerStyle() }
  /// Choices on a wheel.
  public static var wheel: NamedPickerStyle { NamedPickerStyle() }
  /// Choices among other rows.
  public static var inline: NamedPickerStyle { NamedPickerStyle() }
  /// Choices in a view of their own.
  public static var navigationLink: NamedPickerStyle { NamedPickerStyle() }
}

nonisolated extension ListStyle where Self == NamedListStyle {
  /// Rows without more.
  public static var plain: NamedListStyle { NamedListStyle() }
  /// Rows in groups.
  public static var grouped: NamedListStyle { NamedListStyle() }
  /// Rows from side to side.
  public static var inset: NamedListStyle { NamedListStyle() }
  /// Rows in groups with round corners.
  public static var insetGrouped: NamedListStyle { NamedListStyle() }
  /// Rows at the side.
  public static var sidebar: NamedListStyle { NamedListStyle() }
}

nonisolated extension ToggleStyle where Self == NamedToggleStyle {
  /// As a switch.
  public static var `switch`: NamedToggleStyle { NamedToggleStyle() }
  /// As a button.
  public static var button: NamedToggleStyle { NamedToggleStyle() }
}

nonisolated extension LabelStyle where Self == NamedLabelStyle {
  /// The title alone is shown; the picture has no words in any case.
  public static var titleOnly: NamedLabelStyle { NamedLabelStyle() }
  /// The picture alone is shown; the title is read all the same.
  public static var iconOnly: NamedLabelStyle { NamedLabelStyle() }
  /// Both are shown.
  public static var titleAndIcon: NamedLabelStyle { NamedLabelStyle() }
}

nonisolated extension TextFieldStyle where Self == NamedTextFieldStyle {
  /// Without more.
  public static var plain: NamedTextFieldStyle { NamedTextFieldStyle() }
  /// With a border with round corners.
  public static var roundedBorder: NamedTextFieldStyle { NamedTextFieldStyle() }
}

nonisolated extension ProgressViewStyle where Self == NamedProgressViewStyle {
  /// Along a line.
  public static var linear: NamedProgressViewStyle { NamedProgressViewStyle() }
  /// Around a circle.
  public static var circular: NamedProgressViewStyle { NamedProgressViewStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == AutomaticStyle {
  /// As what is around it asks.
  public static var automatic: AutomaticStyle { AutomaticStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == NamedButtonStyle {
  /// Without more.
  public static var plain: NamedButtonStyle { NamedButtonStyle() }
  /// Without a border.
  public static var borderless: NamedButtonStyle { NamedButtonStyle() }
  /// With a border.
  public static var bordered: NamedButtonStyle { NamedButtonStyle() }
  /// With a border that stands out.
  public static var borderedProminent: NamedButtonStyle { NamedButtonStyle() }
}

/// A style of types that were named before styles had short names.
public typealias SegmentedPickerStyle = NamedPickerStyle
/// A style of types that were named before styles had short names.
public typealias PlainButtonStyle = NamedButtonStyle

/// The size of a control.
public nonisolated enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// The view; how pickers look is not read.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// The view; how lists look is not read.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// The view; how toggles look is not read.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  /// The view; how labels look is not read.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  /// The view; how text fields look is not read.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// The view; how progress looks is not read.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  /// The view; how boxes look is not read.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  /// The view; how buttons look is not read.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  /// The view; how large controls are is not read.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
}
