import ChartModel
import SwiftUI

/// The scales of colours, symbols, sizes and lines of a chart.
struct ChartLooks {
  let foregroundStyle: VisualScale<AnyShapeStyle>
  let symbol: VisualScale<AnyChartSymbolShape>
  let symbolSize: VisualScale<Double>
  let lineStyle: VisualScale<StrokeStyle>
  private let environment: EnvironmentValues

  /// Names of the data that a scale's own list lacks.
  private(set) var faults: [Diagnostic] = []

  /// The scales as declared, over all layers.
  init(_ scales: DeclaredScales, layers: [LayerDraft], environment: EnvironmentValues) {
    self.environment = environment
    foregroundStyle = VisualScale(
      scales.foregroundStyle,
      names: Self.names(.foregroundStyle, layers)
    )
    symbol = VisualScale(scales.symbol, names: Self.names(.symbol, layers))
    symbolSize = VisualScale(scales.symbolSize, names: Self.names(.symbolSize, layers))
    lineStyle = VisualScale(scales.lineStyle, names: Self.names(.lineStyle, layers))
    tell(foregroundStyle.missing, .foregroundStyle, layers)
    tell(symbol.missing, .symbol, layers)
    tell(symbolSize.missing, .symbolSize, layers)
    tell(lineStyle.missing, .lineStyle, layers)
  }

  private mutating func tell(
    _ missing: Int,
    _ encoding: DeclaredMarks.Encoding,
    _ layers: [LayerDraft]
  ) {
    let columns = layers.compactMap { $0.encodings[encoding] }
    guard missing > 0, let column = columns.first(where: { $0.kind == .nominal }) else { return }
    faults.append(
      Diagnostic(.warning, .outsideDomain, arguments: [column.label, String(missing)])
    )
  }

  private static func names(
    _ encoding: DeclaredMarks.Encoding,
    _ layers: [LayerDraft]
  ) -> [String] {
    // Amounts are names only where they tell lines apart.
    layers.filter { $0.isSplit(by: encoding) || $0.encodings[encoding]?.kind == .nominal }
      .compactMap { $0.encodings[encoding] }.flatMap(\.plainNames)
  }

  /// The names of a field in the order of its scale.
  func order(of encoding: DeclaredMarks.Encoding) -> [String] {
    switch encoding {
    case .foregroundStyle: foregroundStyle.names
    case .symbol: symbol.names
    case .symbolSize: symbolSize.names
    case .lineStyle: lineStyle.names
    case .series, .position: []
    }
  }

  /// Adds to a style what the scale of a field gives a value.
  ///
  /// `isChosen` is whether a look must be told apart even where the author leaves it open: fields that are
  /// not the one that splits the series.
  func apply(
    _ value: PrimitiveValue,
    of encoding: DeclaredMarks.Encoding,
    isChosen: Bool,
    to style: inout MarkStyle
  ) {
    let name = value.plainText
    switch encoding {
    case .foregroundStyle:
      let paint = foregroundStyle.visual(of: name, as: value)?.paint(in: environment)
      style.paint = paint.flatMap { Paint($0) } ?? (isChosen ? color(of: name) : nil)
    case .symbol:
      let shape = symbol.visual(of: name, as: value)
      style.symbol = shape.map { SymbolShape($0) } ?? (isChosen ? self.shape(of: name) : nil)
    case .symbolSize: style.symbolArea = symbolSize.visual(of: name, as: value)
    case .lineStyle:
      let stroke = lineStyle.visual(of: name, as: value)
      style.line = stroke.map(LineStyle.init) ?? (isChosen ? dash(of: name) : nil)
    case .series, .position: break
    }
  }

  /// The colours that fields take one after the other.
  ///
  /// Source: the first three as figures of the original show them, the rest as commonly listed.
  private static let colors: [NamedColor] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .brown, .pink, .indigo,
  ]

  private func color(of name: String) -> Paint {
    let place = foregroundStyle.place(of: name) % Self.colors.count
    return .color(.named(Self.colors[place]))
  }

  private func shape(of name: String) -> SymbolShape {
    let all = NamedSymbol.allCases
    return .named(all[symbol.place(of: name) % all.count])
  }

  private func dash(of name: String) -> LineStyle {
    let dashes: [[Double]] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 3]]
    return LineStyle(width: 2, dash: dashes[lineStyle.place(of: name) % dashes.count])
  }
}

extension ColumnDraft {
  /// The different names of the column in order of appearance, amounts as plain texts.
  var plainNames: [String] {
    var seen: Set<String> = []
    return (0..<count).compactMap { value(at: $0)?.plainText }.filter { seen.insert($0).inserted }
  }

  /// How many values there are.
  var count: Int { kind == .nominal ? names.count : amounts.count }
}
