import ChartModel
import SwiftUI

extension DeclaredMarks {
  /// The marks without the sizes that nothing can have, which are told of.
  ///
  /// A size that is one of many is none (`NaN`) in what is left.
  func withoutImpossibleSizes(_ diagnostics: inout [Diagnostic]) -> DeclaredMarks {
    var marks = self
    marks.width = Self.possible(width, "width", &diagnostics)
    marks.height = Self.possible(height, "height", &diagnostics)
    marks.innerRadius = Self.possible(innerRadius, "innerRadius", &diagnostics)
    marks.outerRadius = Self.possible(outerRadius, "outerRadius", &diagnostics)
    for place in modifiers.indices {
      modifiers[place].forEachImpossibleSize { what, size in
        diagnostics.append(.sizeIgnored(what, size))
        marks.modifiers[place] = modifiers[place].withoutImpossibleSizes
      }
    }
    return marks
  }

  private static func possible(
    _ dimensions: [MarkDimension],
    _ what: String,
    _ diagnostics: inout [Diagnostic]
  ) -> [MarkDimension] {
    dimensions.map { dimension in
      let (size, mayBeNegative): (Double, Bool) =
        switch ChartModel.MarkDimension(dimension) {
        case .automatic: (0, false)
        case .fixed(let size), .ratio(let size): (size, false)
        case .inset(let size): (size, true)
        }
      if size.isFinite, size >= 0 || mayBeNegative { return dimension }
      diagnostics.append(.sizeIgnored(what, size))
      return .automatic
    }
  }
}

extension MarkModifier {
  /// Calls a closure with each size that nothing can have and what it is the size of.
  fileprivate func forEachImpossibleSize(_ tell: (String, Double) -> Void) {
    switch self {
    case .symbolSize(let areas):
      for area in areas where !area.isSize { tell("symbolSize", area) }
    case .symbolExtent(let sizes):
      for size in sizes {
        for side in [size.width, size.height] where !side.isSize { tell("symbolSize", side) }
      }
    case .opacity(let opacities):
      for opacity in opacities where opacity.isNaN { tell("opacity", opacity) }
    case .lineStyle(let strokes):
      for stroke in strokes {
        if !stroke.lineWidth.isSize { tell("lineWidth", stroke.lineWidth) }
        if !stroke.hasPossibleDashes { tell("dash", stroke.dash.first { !$0.isSize } ?? 0) }
      }
    case .cornerRadius(let radius): if !radius.isSize { tell("cornerRadius", radius) }
    case .offset(let offset):
      for end in [offset.xStart, offset.xEnd, offset.yStart, offset.yEnd] where !end.isFinite {
        tell("offset", end)
        return
      }
    case .zIndex(let index): if index.isNaN { tell("zIndex", index) }
    default: break
    }
  }

  /// The modifier with nothing said where it says what cannot be.
  fileprivate var withoutImpossibleSizes: MarkModifier {
    switch self {
    case .symbolSize(let areas): .symbolSize(areas.map { $0.isSize ? $0 : .nan })
    case .symbolExtent(let sizes):
      .symbolExtent(
        sizes.map {
          $0.width.isSize && $0.height.isSize ? $0 : CGSize(width: Double.nan, height: Double.nan)
        }
      )
    case .lineStyle(let strokes): .lineStyle(strokes.map(\.possible))
    case .cornerRadius, .zIndex: .symbolSize([])
    case .offset: .offset(DeclaredOffset(xStart: 0, xEnd: 0, yStart: 0, yEnd: 0))
    default: self
    }
  }
}

extension StrokeStyle {
  /// Whether dashes and gaps have lengths, and not all of them none.
  fileprivate var hasPossibleDashes: Bool {
    dash.allSatisfy(\.isSize) && (dash.isEmpty || dash.contains { $0 > 0 })
  }

  /// The stroke with a width of 1 and no dashes where its own cannot be.
  fileprivate var possible: StrokeStyle {
    var stroke = self
    if !lineWidth.isSize { stroke.lineWidth = 1 }
    if !hasPossibleDashes { stroke.dash = [] }
    return stroke
  }
}

extension BinaryFloatingPoint {
  /// Whether it is finite and not below zero.
  var isSize: Bool { isFinite && self >= 0 }
}

extension Diagnostic {
  /// A size of something that nothing can have.
  static func sizeIgnored(_ what: String, _ size: some BinaryFloatingPoint) -> Diagnostic {
    let size = Double(size)
    let text =
      size.isFinite && size == size.rounded() && abs(size) < 1e15
      ? String(Int(size)) : String(size)
    return Diagnostic(.warning, .sizeIgnored, arguments: [what, text])
  }
}
