import ChartModel

/// What kind of story a layer tells: which facts are true of it follows from its dimension.
enum ChartShape: String, Sendable {
  /// Amounts along an order: time, or an amount that marks are placed by.
  case ordered

  /// One amount for each name and series; names have no order of their own.
  case nominal

  /// Several amounts for a name.
  case strip

  /// Pairs of amounts.
  case scatter

  /// A grid of cells, or rectangles between values.
  case cells

  /// Counts of amounts by bins.
  case histogram

  /// What the amounts of each place are like.
  case boxes

  /// The graph of a function.
  case function

  /// Parts of one whole, on top of one another at no place of their own.
  case parts

  /// Many amounts along one axis, at no place across it.
  case spread

  /// From one date to another.
  case spans

  /// At dates that are no places but what the marks show.
  case instants

  /// Bands across the plot.
  case bands

  /// Lines across the plot.
  case rules

  /// Nothing to describe.
  case empty

  init(of layer: ResolvedLayer) {
    self = Self.shape(of: layer)
  }

  /// More lines across the plot than this are amounts of the data, and no references.
  static let mostRules = 12

  private static func shapeWithoutPlaces(_ layer: ResolvedLayer) -> Self {
    guard layer.measure?.values.kind == .quantitative, !layer.isRange else { return .rules }
    switch layer.mark {
    case .bar: return layer.stacked != nil || layer.markCount == 1 ? .parts : .spread
    case .point: return .spread
    case .rule: return layer.markCount > mostRules ? .spread : .rules
    default: return .rules
    }
  }

  private static func shape(of layer: ResolvedLayer) -> ChartShape {
    if layer.markCount == 0 { return .empty }
    if layer.function != nil { return .function }
    if layer.mark == .sector { return .nominal }
    if layer.mark == .box { return .boxes }
    if layer.bins != nil { return .histogram }
    if layer.isBands { return .bands }
    if layer.mark == .rectangle, layer.isGrid { return .cells }
    if layer.dimension != nil, layer.hasTemporalMeasure {
      return layer.isRange ? .spans : .instants
    }
    guard let dimension = layer.dimension else { return Self.shapeWithoutPlaces(layer) }
    switch dimension.values.kind {
    case .temporal: return .ordered
    case .nominal: return layer.series.contains { $0.duplicatePlaces > 0 } ? .strip : .nominal
    case .quantitative:
      return layer.mark == .point && layer.measure?.values.kind == .quantitative
        ? .scatter : .ordered
    }
  }
}

extension ResolvedLayer {
  /// Whether what the marks show are dates: they have no sum, no average and no rank.
  fileprivate var hasTemporalMeasure: Bool {
    let columns = isRange ? [measureStart, measureEnd] : [measure]
    return columns.contains { $0?.values.kind == .temporal }
  }

  /// Whether rectangles lie on a grid of names or between values, rather than stand for amounts.
  fileprivate var isGrid: Bool {
    channels[.color] != nil || dimension == nil
      || channels[.y]?.values.kind == .nominal
        && channels[.x]?.values.kind == .nominal
  }
}
