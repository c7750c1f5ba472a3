import ChartModel
import ChartScales
import Foundation

extension LayerFinish {
  /// The layers of a function's graph: a line, an area down to zero, a band between two functions, or the
  /// path of a pair of functions.
  ///
  /// `domain` is the chart's own along the horizontal axis, for functions without one.
  func functionLayers(_ function: DeclaredFunction, domain: Interval) -> [MarkLayer] {
    let domain = Self.domain(function.domain, else: domain)
    switch function.form {
    case .curve(let curve): return [curveLayer(curve, domain)]
    case .band(let band): return [bandLayer(band, domain)]
    case .parametric(let path, _): return [pathLayer(path, domain)]
    }
  }

  /// What of a function cannot be shown as it is declared; nothing for other layers.
  ///
  /// `layers` are those made of it, and `chartDomain` is what the chart gives functions without a domain.
  func faults(of layers: [MarkLayer], chartDomain: Interval?) -> [Diagnostic] {
    guard let function = draft.function else { return [] }
    let name = draft.label(of: draft.positions[.y] == nil ? .yEnd : .y)
    let used = Self.domain(function.domain, else: chartDomain ?? .unit)
    let ends = [used.lower, used.upper].map { PrimitiveValue.number($0).plainText }
    var faults: [Diagnostic] = []
    if let own = function.domain, own.lowerBound != used.lower || own.upperBound != used.upper {
      faults.append(.domainIgnored(.x, .number(own.lowerBound), .number(own.upperBound)))
    } else if function.domain == nil, chartDomain == nil {
      faults.append(Diagnostic(.note, .functionDomainMissing, arguments: [name] + ends))
    }
    let amounts = layers.flatMap { layer in
      [Channel.y, .yStart, .yEnd].compactMap { layer.channels[$0]?.values.scalars }.joined()
    }
    if amounts.allSatisfy(\.isNaN) {
      faults.append(Diagnostic(.warning, .functionUndefined, arguments: [name] + ends))
    }
    return faults
  }

  private static func domain(_ own: ClosedRange<Double>?, else chart: Interval) -> Interval {
    guard let own, own.lowerBound.isFinite, own.upperBound.isFinite,
      own.lowerBound < own.upperBound
    else { return chart }
    return Interval(own.lowerBound, own.upperBound)
  }

  private func curveLayer(_ curve: @escaping (Double) -> Double, _ domain: Interval) -> MarkLayer {
    var layer = MarkLayer(
      function: curve,
      formula: draft.label(of: .y),
      variable: draft.label(of: .x),
      domain: domain
    )
    layer.mark = draft.mark
    return layer
  }

  private func bandLayer(
    _ band: (Double) -> (yStart: Double, yEnd: Double),
    _ domain: Interval
  ) -> MarkLayer {
    let places = Self.places(domain)
    let ends = places.map(band)
    return MarkLayer(
      .area,
      channels: [
        .x: Column(draft.label(of: .x), values: .numbers(places)),
        .yStart: Column(
          draft.label(of: .yStart),
          values: .numbers(ends.map { Self.finite($0.yStart) })
        ),
        .yEnd: Column(draft.label(of: .yEnd), values: .numbers(ends.map { Self.finite($0.yEnd) })),
      ]
    )
  }

  /// The path that a point takes; it may pass a place twice, so it is told as places, not as amounts.
  private func pathLayer(
    _ path: (Double) -> (x: Double, y: Double),
    _ domain: Interval
  ) -> MarkLayer {
    let points = Self.places(domain).map(path)
    return MarkLayer(
      .point,
      channels: [
        .x: Column(draft.label(of: .x), values: .numbers(points.map { Self.finite($0.x) })),
        .y: Column(draft.label(of: .y), values: .numbers(points.map { Self.finite($0.y) })),
      ]
    )
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : .nan }

  /// Even steps from end to end of a domain.
  private static func places(_ domain: Interval) -> [Double] {
    let steps = 240
    return (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return domain.lower * (1 - share) + domain.upper * share
    }
  }
}

extension LayerDraft {
  /// What the author calls a channel; empty where it has no name.
  fileprivate func label(of channel: Channel) -> String { positions[channel]?.label ?? "" }
}
