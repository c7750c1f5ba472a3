import ChartModel
import SwiftUI

/// Reads what modifiers say of how marks look.
struct StyleReading {
  private let marks: DeclaredMarks
  private let environment: EnvironmentValues
  private let spansPlot: Bool

  /// Reads the modifiers of marks in an environment.
  init(_ marks: DeclaredMarks, environment: EnvironmentValues) {
    self.marks = marks
    self.environment = environment
    spansPlot = marks.modifiers.contains { modifier in
      if case .alignsWithPlot(let aligns) = modifier { aligns } else { false }
    }
  }

  /// Whether each mark may have a style of its own.
  var isEach: Bool {
    marks.modifiers.contains(where: \.isEach)
      || [marks.width, marks.height, marks.innerRadius, marks.outerRadius].contains { $0.count > 1 }
      || marks.angularInset.count > 1
  }

  /// The style of a mark, counted from 0.
  ///
  /// Of two modifiers that say the same the innermost is heard; opacities are multiplied.
  func style(at mark: Int) -> MarkStyle {
    var style = MarkStyle()
    style.width = Self.entry(marks.width, mark).flatMap(Self.dimension)
    style.height = Self.entry(marks.height, mark).flatMap(Self.dimension)
    style.innerRadius = Self.entry(marks.innerRadius, mark).flatMap(Self.dimension)
    style.outerRadius = Self.entry(marks.outerRadius, mark).flatMap(Self.dimension)
    style.angularInset = Self.entry(marks.angularInset, mark)
    for modifier in marks.modifiers { apply(modifier, mark, to: &style) }
    return style
  }

  private func apply(_ modifier: MarkModifier, _ mark: Int, to style: inout MarkStyle) {
    switch modifier {
    case .foregroundStyle(let styles):
      let paint = Self.entry(styles, mark)?.paint(in: environment)
      style.paint = style.paint ?? paint.flatMap { Paint($0, spansPlot: spansPlot) }
    case .opacity(let opacities):
      guard let opacity = Self.entry(opacities, mark), !opacity.isNaN else { return }
      style.opacity = (style.opacity ?? 1) * min(max(opacity, 0), 1)
    case .lineStyle(let strokes):
      style.line = style.line ?? Self.entry(strokes, mark).map(LineStyle.init)
    case .cornerRadius(let radius): style.cornerRadius = style.cornerRadius ?? radius
    case .interpolation(let method):
      style.interpolation = style.interpolation ?? Interpolation(method)
    case .symbol(let shape): style.symbol = style.symbol ?? SymbolShape(shape)
    case .symbolView(let elements):
      style.symbol = style.symbol ?? SymbolShape(elements)
      if style.paint == nil { style.paint = Paint(symbol: elements, in: environment) }
    case .symbolSize(let areas): setSymbolArea(Self.entry(areas, mark), of: &style)
    case .symbolExtent(let sizes):
      let area = Self.entry(sizes, mark).map { Double($0.width * $0.height) }
      setSymbolArea(area, of: &style)
    case .offset(let offset): add(offset, to: &style)
    case .zIndex(let index): style.zIndex = style.zIndex ?? index
    case .position(_, _, let span): setSpan(span, of: &style)
    case .encoding, .alignsWithPlot, .blur, .shadow, .annotation, .mask, .clip, .layer, .label,
      .value,
      .identifier, .hidden, .group:
      break
    }
  }

  private func setSymbolArea(_ area: Double?, of style: inout MarkStyle) {
    guard let area, !area.isNaN else { return }
    style.symbolArea = style.symbolArea ?? area
  }

  /// A mark is moved as a whole by what moves both of its ends, halfway by what moves one.
  private func add(_ offset: DeclaredOffset, to style: inout MarkStyle) {
    let (x, y) = (style.offset?.x ?? 0, style.offset?.y ?? 0)
    style.offset = MarkOffset(
      x: x + Double(offset.xStart + offset.xEnd) / 2,
      y: y + Double(offset.yStart + offset.yEnd) / 2
    )
  }

  /// The room that grouped marks share is their width along the axis of the groups.
  private func setSpan(_ span: MarkDimension, of style: inout MarkStyle) {
    guard let dimension = Self.dimension(span) else { return }
    let isHorizontal = marks.positions[.x]?.values.kind == .quantitative
    if isHorizontal {
      style.height = style.height ?? dimension
    } else {
      style.width = style.width ?? dimension
    }
  }

  private static func dimension(_ dimension: MarkDimension) -> ChartModel.MarkDimension? {
    let dimension = ChartModel.MarkDimension(dimension)
    return dimension == .automatic ? nil : dimension
  }

  private static func entry<Value>(_ values: [Value], _ mark: Int) -> Value? {
    values.count == 1 ? values[0] : values.indices.contains(mark) ? values[mark] : nil
  }
}

extension MarkModifier {
  /// Whether the modifier says something else of each mark.
  fileprivate var isEach: Bool {
    switch self {
    case .foregroundStyle(let all): all.count > 1
    case .opacity(let all), .symbolSize(let all): all.count > 1
    case .lineStyle(let all): all.count > 1
    case .symbolExtent(let all): all.count > 1
    default: false
    }
  }
}
