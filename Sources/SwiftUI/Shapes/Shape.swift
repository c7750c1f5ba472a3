public import Foundation

/// A form that fills the frame that it is given.
public protocol Shape: View, Sendable {
  /// The outline in a frame, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller by an amount in points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows what it is called in a drawing.
package protocol NamedShape: Shape {
  nonisolated var form: ShapeOutline.Form { get }
}

extension Shape {
  /// The shape filled with the environment's foreground.
  public var body: some View { PaintedShape(shape: self, fill: nil, isFilled: true) }
}

nonisolated extension Shape {
  /// The outline in a frame: by its name where it has one.
  package func outline(in frame: CGRect) -> ShapeOutline {
    if let named = self as? any NamedShape {
      return ShapeOutline(form: named.form, frame: frame)
    }
    return ShapeOutline(form: .path(path(in: frame)), frame: frame)
  }
}

/// A shape with its paint.
public nonisolated struct PaintedShape: PrimitiveView {
  /// Read by itself.
  public typealias Body = Never

  let shape: any Shape
  var fill: AnyShapeStyle?
  var isFilled = false
  var isEvenOdd = false
  var stroke: ShapeOutline.Stroke?
  /// What lies behind, as where a shape is filled and then stroked.
  var behind: (any View)?

  @MainActor package func read(_ reader: ViewReader) -> [ViewElement] {
    var outline = shape.outline(in: reader.frame)
    let foreground = reader.environment.foregroundStyle ?? AnyShapeStyle(ForegroundStyle())
    if isFilled { outline.fill = fill ?? foreground }
    outline.isEvenOddFilled = isEvenOdd
    outline.stroke = stroke
    var attributes = reader.attributes
    if let behind {
      let elements = reader.at(.role("behind")) { reader.elements(of: behind) }
      attributes.backgrounds = [ViewAttributes.Layer(alignment: .center, elements: elements)]
    }
    return [ViewElement(.shape(outline), attributes: attributes)]
  }
}

nonisolated extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> PaintedShape {
    PaintedShape(
      shape: self,
      fill: AnyShapeStyle(content),
      isFilled: true,
      isEvenOdd: style.isEOFilled
    )
  }

  /// The shape filled with the environment's foreground.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape {
    PaintedShape(shape: self, fill: nil, isFilled: true, isEvenOdd: style.isEOFilled)
  }

  /// The outline drawn with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedShape {
    PaintedShape(
      shape: self,
      stroke: ShapeOutline.Stroke(style: AnyShapeStyle(content), line: style, isInside: false)
    )
  }

  /// The outline drawn with a style, with a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }
}

nonisolated extension InsettableShape {
  /// The outline drawn within the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedShape {
    PaintedShape(
      shape: self,
      stroke: ShapeOutline.Stroke(style: AnyShapeStyle(content), line: style, isInside: true)
    )
  }

  /// The outline drawn within the shape, with a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn within the shape in the environment's foreground.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The outline drawn within the shape in the environment's foreground, with a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

nonisolated extension PaintedShape {
  /// The outline drawn over what is painted.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> PaintedShape {
    over(content, line: style, isInside: false)
  }

  /// The outline drawn over what is painted, with a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    over(content, line: StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// The outline drawn within, over what is painted, with a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> PaintedShape {
    over(content, line: StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// The shape filled under what is painted.
  public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> PaintedShape {
    if isFilled {
      var copy = PaintedShape(shape: shape, fill: AnyShapeStyle(content), isFilled: true)
      copy.behind = self
      return copy
    }
    var copy = self
    copy.fill = AnyShapeStyle(content)
    copy.isFilled = true
    copy.isEvenOdd = style.isEOFilled
    return copy
  }

  private func over<S: ShapeStyle>(
    _ content: S,
    line: StrokeStyle,
    isInside: Bool
  ) -> PaintedShape {
    let stroke = ShapeOutline.Stroke(style: AnyShapeStyle(content), line: line, isInside: isInside)
    if self.stroke != nil {
      var copy = PaintedShape(shape: shape, stroke: stroke)
      copy.behind = self
      return copy
    }
    var copy = self
    copy.stroke = stroke
    return copy
  }
}
