import ChartModel
import SwiftUI

extension SymbolShape {
  /// A shape as the model names it: one of the usual by its name, any other by its outline.
  init(_ symbol: AnyChartSymbolShape) { self.init(symbol.shape) }

  private init(_ shape: any ChartSymbolShape) {
    if let basic = shape as? BasicChartSymbolShape,
      let name = NamedSymbol(rawValue: basic.name.rawValue)
    {
      self = .named(name, strokeWidth: basic.borderWidth)
    } else if shape is Circle {
      self = .named(.circle)
    } else if let stroked = shape as? any StrokedSymbolShape, let inner = stroked.named {
      self = inner
    } else {
      self = .path(shape.path(in: Self.unit).svgText(within: Self.unit))
    }
  }

  /// The shape of a view: of the first shape in it; `nil` for a view without one.
  init?(_ elements: [ViewElement]) {
    guard let outline = Self.outline(in: elements) else { return nil }
    switch outline.form {
    case .circle, .ellipse, .capsule: self = .named(.circle, strokeWidth: Self.width(outline))
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle:
      self = .named(.square, strokeWidth: Self.width(outline))
    case .path(let path):
      let frame = outline.frame
      guard frame.width > 0, frame.height > 0 else { return nil }
      self = .path(path.svgText(within: frame))
    }
  }

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The first shape in some elements.
  static func outline(in elements: [ViewElement]) -> ShapeOutline? {
    for element in elements.flatMap(\.flattened) {
      if case .shape(let outline) = element.kind { return outline }
    }
    return nil
  }

  private static func width(_ outline: ShapeOutline) -> Double? {
    guard outline.fill == nil, let stroke = outline.stroke else { return nil }
    return Double(stroke.line.lineWidth)
  }
}

extension Paint {
  /// The paint of the shape that stands for a symbol; `nil` where it has none of its own.
  init?(symbol elements: [ViewElement], in environment: EnvironmentValues) {
    guard let outline = SymbolShape.outline(in: elements),
      let style = outline.fill ?? outline.stroke?.style
    else { return nil }
    self.init(style.paint(in: environment))
  }
}

/// A symbol that is drawn as the border of another.
private protocol StrokedSymbolShape {
  /// The symbol as the model names it; `nil` for one without a name.
  var named: SymbolShape? { get }
}

extension StrokedSymbol: StrokedSymbolShape {
  fileprivate var named: SymbolShape? {
    let width = Double(style.lineWidth)
    switch SymbolShape(AnyChartSymbolShape(base)) {
    case .named(let name, _): return .named(name, strokeWidth: width)
    case .path: return nil
    }
  }
}
