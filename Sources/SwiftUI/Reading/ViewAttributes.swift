package import Foundation

/// What is said of an element beside what it is.
package nonisolated struct ViewAttributes {
  /// Elements behind or before another, with the alignment asked for.
  package struct Layer {
    package var alignment: Alignment
    package var elements: [ViewElement]
  }

  /// A line around an element.
  package struct Border {
    package var style: AnyShapeStyle
    /// In points.
    package var width: CGFloat
  }

  /// The size asked for an element, in points; `nil` is the element's own.
  package struct Frame: Equatable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?
    package var minWidth: CGFloat?
    package var maxWidth: CGFloat?
    package var minHeight: CGFloat?
    package var maxHeight: CGFloat?
    package var alignment = Alignment.center
  }

  /// A shadow under an element, in points.
  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize
  }

  package var font: Font?
  package var foregroundStyle: AnyShapeStyle?
  /// The layers behind the element, furthest first.
  package var backgrounds: [Layer] = []
  /// The layers before the element, nearest to it first.
  package var overlays: [Layer] = []
  package var border: Border?
  /// In 0…1, all opacities that apply multiplied.
  package var opacity = 1.0
  /// The outermost frame that was asked for.
  package var frame: Frame?
  /// The sum of the paddings, in points.
  package var padding = EdgeInsets()
  package var offset = CGSize.zero
  package var position: CGPoint?
  package var rotation = Angle.zero
  package var scale = CGSize(width: 1, height: 1)
  package var aspectRatio: CGFloat?
  package var clip: ShapeOutline?
  package var shadow: Shadow?
  package var blurRadius: CGFloat = 0
  package var zIndex = 0.0
  /// Whether `hidden()` was asked for: not shown and not read.
  package var isHidden = false
  /// The most lines of text; `nil` is any number.
  package var lineLimit: Int?
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// What tells the element apart in a picker.
  package var tag: AnyHashable?
  /// The title that the element gives to what it is in.
  package var navigationTitle: String?
  /// The gestures of the element, innermost first.
  package var gestures: [GestureReading] = []
  /// What the element gives to views around it, by key.
  package var preferences: [ObjectIdentifier: Any] = [:]
  package var accessibility = AccessibilityAttributes()

  package init() {}
}
