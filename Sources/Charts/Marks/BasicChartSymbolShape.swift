public import SwiftUI

/// One of the symbols that series are told apart by.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, CustomStringConvertible {
  enum Name: String, Hashable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let name: Name

  /// How wide its border is in points, where only that is drawn.
  var borderWidth: Double?

  /// The frame in which the symbol's area is 1, about the middle of the unit square.
  public var perceptualUnitRect: CGRect {
    let side = 1 / Self.share(of: name).squareRoot()
    return CGRect(x: 0.5 - side / 2, y: 0.5 - side / 2, width: side, height: side)
  }

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    if name == .circle { return Circle().path(in: rect) }
    return Path { path in
      for outline in Self.outlines(of: name) {
        path.addLines(
          outline.map {
            CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
          }
        )
        path.closeSubpath()
      }
    }
  }

  /// The symbol drawn as its border.
  public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
    var copy = self
    copy.borderWidth = Double(lineWidth)
    return copy
  }

  /// The name of the symbol.
  public var description: String { name.rawValue }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init(name: .circle) }

  /// A square.
  public static var square: BasicChartSymbolShape { .init(name: .square) }

  /// A triangle that stands on its base.
  public static var triangle: BasicChartSymbolShape { .init(name: .triangle) }

  /// A square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { .init(name: .diamond) }

  /// A pentagon that stands on its base.
  public static var pentagon: BasicChartSymbolShape { .init(name: .pentagon) }

  /// An upright cross.
  public static var plus: BasicChartSymbolShape { .init(name: .plus) }

  /// A cross of two diagonals.
  public static var cross: BasicChartSymbolShape { .init(name: .cross) }

  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { .init(name: .asterisk) }
}
