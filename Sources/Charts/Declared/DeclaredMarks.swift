import ChartModel
import SwiftUI

/// One mark, or the marks of one whole collection, as declared: the value between declaration and lowering.
///
/// Every column has `count` entries, or one that holds for all.
struct DeclaredMarks {
  /// The kind of mark.
  var mark: Mark

  /// How many marks there are: 1 for a mark, the collection's size for a plot.
  var count: Int

  /// The values on position channels: `x`, `y`, their starts and ends, `angle`.
  var positions: [Channel: DeclaredColumn]

  /// Places in points within the plot, where a position is no value; `nil` for the plot's edge, and for the
  /// middle of a point.
  var screen: [Channel: [Double?]] = [:]

  /// Values that choose how a mark looks.
  var encodings: [Encoding: DeclaredColumn] = [:]

  /// What happens to marks that share a place.
  var stacking: MarkStackingMethod = .standard

  /// Sizes along the axes, and radii of sectors.
  var width: [MarkDimension] = []
  var height: [MarkDimension] = []
  var innerRadius: [MarkDimension] = []
  var outerRadius: [MarkDimension] = []
  var angularInset: [Double] = []

  /// The function that the marks are the graph of.
  var function: DeclaredFunction?

  /// What modifiers say, the outermost last.
  var modifiers: [MarkModifier] = []

  /// The numbers of the groups (`Plot`) that the mark is in, outermost first.
  var groups: [Int] = []

  /// Values that choose how a mark looks.
  enum Encoding: String, Hashable {
    case foregroundStyle, symbol, symbolSize, lineStyle, series, position
  }
}

/// A column of values with the label that its author gave it.
struct DeclaredColumn {
  /// The values.
  enum Values {
    case numbers([Double])
    case dates([Double], unit: Calendar.Component?, calendar: Calendar?)
    case names([String])
  }

  /// What the author calls the values.
  var label: String

  /// The values, or the lower ends of intervals; one a mark, or one for all.
  var values: Values

  /// The upper ends of intervals, where each value is one.
  var ends: Values?

  /// The client's type of the values, for scales that ask for values of it.
  var type: any Plottable.Type

  /// How many values are no finite numbers and were left out of what the column is made of.
  var leftOut = 0
}

/// A function that marks are the graph of.
struct DeclaredFunction {
  enum Form {
    case curve((Double) -> Double)
    case band((Double) -> (yStart: Double, yEnd: Double))
    case parametric((Double) -> (x: Double, y: Double), parameter: String)
  }

  var form: Form
  var domain: ClosedRange<Double>?
}

/// What one modifier says of marks.
///
/// Arrays have one entry for all marks that are modified, or one a mark.
enum MarkModifier {
  case foregroundStyle([AnyShapeStyle])
  case opacity([Double])
  case lineStyle([StrokeStyle])
  case cornerRadius(Double)
  case interpolation(InterpolationMethod)
  case symbol(AnyChartSymbolShape)
  case symbolView([ViewElement])
  case symbolSize([Double])
  case symbolExtent([CGSize])
  case encoding(DeclaredMarks.Encoding, DeclaredColumn)
  case position(DeclaredColumn, axis: Axis?, span: MarkDimension)
  case offset(DeclaredOffset)
  case zIndex(Double)
  case alignsWithPlot(Bool)
  case blur(Double)
  case shadow(Color, radius: Double, x: Double, y: Double)
  case annotation(DeclaredAnnotation)
  /// Marks within which the modified ones are seen.
  case mask([DeclaredMarks])
  /// A shape within which the marks are seen, read.
  case clip([ViewElement])
  /// One picture of all marks, with what a view around them says, read.
  case layer([ViewElement])
  case label([String])
  case value([String])
  case identifier([String])
  case hidden([Bool])
  /// What follows is said of a whole group: its number.
  case group(Int)

  /// Whether the modifier says in words what all modified marks together are.
  var namesTheWhole: Bool {
    switch self {
    case .label(let words), .value(let words): words.count == 1
    default: false
    }
  }
}

/// How far the ends of marks are moved, in points: to the right and down.
struct DeclaredOffset: Equatable {
  var xStart: CGFloat
  var xEnd: CGFloat
  var yStart: CGFloat
  var yEnd: CGFloat
}

/// An annotation of marks.
struct DeclaredAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: Double?
  var overflow: AnnotationOverflowResolution?
  /// What the content reads as for a mark of a size in points.
  var elements: @MainActor (CGSize) -> [ViewElement]
}
