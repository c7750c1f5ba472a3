extension ResolvedChart {
  /// Two layers that are read as one.
  public struct LayerPair: Sendable, Equatable {
    /// The number of the layer whose marks hold both, from 0.
    public var main: Int

    /// The number of the other, from 0.
    public var other: Int
  }

  /// The bodies and the wicks of a candlestick chart.
  ///
  /// Bars from opening to closing values over instants, and rules from the lowest to the highest at the
  /// same instants; `main` are the bars. `nil` for any other chart.
  public var candlestick: LayerPair? {
    for (main, bodies) in layers.enumerated() where bodies.mark == .bar && bodies.isRange {
      for (other, wicks) in layers.enumerated() where wicks.mark == .rule && wicks.isRange {
        guard let places = bodies.channels[.x]?.values, places.kind == .temporal,
          wicks.channels[.x]?.values.isSame(as: places) == true
        else { continue }
        return LayerPair(main: main, other: other)
      }
    }
    return nil
  }

  /// The band and the line of a range with its middle values.
  ///
  /// An area between two columns, and a line along the same axis; `main` is the line. `nil` for any other
  /// chart.
  public var band: LayerPair? {
    for (other, area) in layers.enumerated() where area.mark == .area && area.isRange {
      for (main, line) in layers.enumerated() where line.mark == .line && !line.isRange {
        guard let places = area.dimension?.values,
          line.dimension?.values.isSame(as: places) == true
        else { continue }
        return LayerPair(main: main, other: other)
      }
    }
    return nil
  }
}

extension ResolvedChart {
  /// The columns of a candlestick chart: opening, highest, lowest and closing values; empty for any other.
  public var candlestickColumns: [Column] {
    guard let pair = candlestick else { return [] }
    let (bodies, wicks) = (layers[pair.main], layers[pair.other])
    return [bodies.measureStart, wicks.measureEnd, wicks.measureStart, bodies.measureEnd]
      .compactMap { $0 }
  }
}

extension ResolvedLayer {
  /// Whether bars of two series stand on both sides of zero.
  public var isTwoSided: Bool { mark == .bar && stacking == .mirrored && series.count == 2 }

  /// Whether each mark reaches from one amount to another.
  public var isRange: Bool { measureStart != nil && measureEnd != nil }
}
