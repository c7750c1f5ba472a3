public import SwiftUI

nonisolated extension ChartProxy {
  /// What a value is painted with.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    answers.foregroundStyle(for: value.primitiveValue)
  }

  /// How the line of a value is stroked.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    answers.lineStyle(for: value.primitiveValue)
  }

  /// The symbol of a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    answers.symbol(for: value.primitiveValue)
  }

  /// The area of the symbol of a value in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    answers.symbolSize(for: value.primitiveValue).map { CGFloat($0) }
  }

  /// The ends of the horizontal scale, or all its names in order; empty for values of another type.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: .x) }

  /// The ends of the vertical scale, or all its names in order; empty for values of another type.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: .y) }

  /// The values that paints stand for, in order.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(of: .foregroundStyle)
  }

  /// The values that symbols stand for, in order.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(of: .symbol)
  }

  /// The values that sizes of symbols stand for, in order.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(of: .symbolSize)
  }

  /// The values that lines stand for, in order.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(of: .lineStyle)
  }

  private func domain<P: Plottable>(of scale: ChartProxyScale) -> [P] {
    answers.domain(of: scale).compactMap { P(primitiveValue: $0) }
  }
}
