package import Foundation

/// A shape as it can be drawn.
package nonisolated struct ShapeOutline {
  /// The form, in its frame.
  package enum Form: Equatable, Sendable {
    case rectangle
    /// The radii of all four corners, in points.
    case roundedRectangle(cornerSize: CGSize)
    /// The radii of the corners, in points.
    case unevenRoundedRectangle(RectangleCornerRadii)
    case circle
    case ellipse
    case capsule
    /// Points of the frame itself.
    case path(Path)
  }

  /// How the outline is drawn.
  package struct Stroke {
    package var style: AnyShapeStyle
    package var line: StrokeStyle
    /// Whether the line lies within the shape, as a border does.
    package var isInside: Bool
  }

  package var form: Form
  /// Where the form lies, in points of the view that it is in; a unit square where nothing gave a size.
  package var frame: CGRect
  /// The paint inside; `nil` where there is none.
  package var fill: AnyShapeStyle?
  package var isEvenOddFilled = false
  package var stroke: Stroke?

  package init(form: Form, frame: CGRect, fill: AnyShapeStyle? = nil, stroke: Stroke? = nil) {
    self.form = form
    self.frame = frame
    self.fill = fill
    self.stroke = stroke
  }
}
