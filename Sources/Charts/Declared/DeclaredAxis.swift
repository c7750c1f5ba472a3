import SwiftUI

/// What is said of an axis.
struct DeclaredAxis {
  var visibility: Visibility?

  /// What the axis is made of; `nil` for the usual marks.
  var content: (any AxisContent)?

  /// The labels of the whole axis, the outermost modifier's first.
  var labels: [DeclaredAxisTitle] = []

  /// What closures make of the axis, the outermost modifier's first.
  var styles: [(ChartAxisContent) -> any View] = []
}

/// The label of a whole axis.
struct DeclaredAxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: Double?
  var content: any View
}

/// Marks at some values of an axis.
struct DeclaredAxisMarks {
  /// Where the marks stand.
  enum Values {
    /// What a rule chooses.
    case chosen(AxisMarkValues)

    /// Some values in the client's order.
    case listed([PrimitiveValue])
  }

  /// What stands at the values.
  enum Content {
    /// The usual lines and labels, stroked and written as asked for.
    case usual(stroke: StrokeStyle?, format: AxisFormat?)

    /// What a closure gives for each value; it is called with values in their order.
    case items(@MainActor (AxisValue) -> [DeclaredAxisItem])
  }

  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  var values: Values
  var content: Content
}

/// One thing at a value of an axis.
struct DeclaredAxisItem {
  enum Form {
    case gridLine(DeclaredAxisLine)
    case tick(DeclaredAxisLine, length: AxisTick.Length)
    case label(DeclaredAxisLabel, DeclaredAxisText)
  }

  var form: Form
  var look: DeclaredAxisLook
}

/// How a line at a value is drawn.
struct DeclaredAxisLine {
  var isCentered: Bool?
  var stroke: StrokeStyle?
}

/// What modifiers say of the looks of marks of an axis.
struct DeclaredAxisLook {
  var foregroundStyle: AnyShapeStyle?
  var font: Font?

  /// In points, to the right and down.
  var offset = CGSize.zero
}

/// The words of a label, read for its value.
enum DeclaredAxisText {
  /// The value as it is usually written.
  case automatic

  /// The value written by a format; `nil` where the format does not take it.
  case formatted(String?, AmountNotation?)

  /// A view, read.
  case elements([ViewElement])
}

/// How the label of a value is made and placed.
struct DeclaredAxisLabel {
  enum Text {
    case automatic
    case format(AxisFormat)
    case view(any View)
  }

  var text: Text
  var isCentered: Bool?
  var anchor: UnitPoint?
  var alignment: Alignment?
  var collision: AxisValueLabelCollisionResolution
  var offsetsMarks: Bool?
  var orientation: AxisValueLabelOrientation
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
}

/// A client's format for the values of an axis.
struct AxisFormat {
  /// The value as the format writes it in a locale and a time zone; `nil` where the format does not take it.
  let string: (PrimitiveValue, EnvironmentValues) -> String?

  /// What the format says that its amounts are; `nil` for plain numbers and for anything else.
  let notation: AmountNotation?

  /// A format of values of its own type.
  nonisolated init<Format: FormatStyle>(_ format: Format)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    notation = (format as? any NotingFormat)?.notation
    string = { value, environment in
      Format.FormatInput(axisValue: value).map {
        format.locale(environment.locale).format($0)
      }
    }
  }
}
