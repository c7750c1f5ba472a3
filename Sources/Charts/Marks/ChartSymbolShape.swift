public import SwiftUI

/// A shape that marks a place.
public protocol ChartSymbolShape: Shape {
  /// The frame in which the shape looks as large as a square of side 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape where Self: InsettableShape {
  /// The border of the shape, so many points wide.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The border of the shape, drawn in a style.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(base: self, style: style)
  }
}

extension Circle: ChartSymbolShape {
  /// The frame of a circle whose area is 1.
  public nonisolated var perceptualUnitRect: CGRect {
    BasicChartSymbolShape.circle.perceptualUnitRect
  }
}

/// A symbol drawn as its border.
nonisolated struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }

  var body: some View { base.stroke(ForegroundStyle(), style: style) }
}

/// A symbol of any shape.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// A symbol whose shape is hidden.
  public init(_ shape: any ChartSymbolShape) {
    self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
  }

  /// The frame in which the shape looks as large as a square of side 1.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape as it is drawn.
  public var body: some View { AnyView(erasing: shape) }
}
