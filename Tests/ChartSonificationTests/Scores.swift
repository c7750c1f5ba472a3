import ChartAccessibility
import ChartModel
import ChartScales
import ChartSonification

/// Makes the score of a chart over UTC.
func score(of spec: ChartSpec, _ options: ScoreOptions = ScoreOptions()) throws -> Score {
  let chart = try spec.resolved(offset: { _ in 0 })
  return Score(
    of: chart,
    tree: AccessibilityTree(of: chart, offset: { _ in 0 }),
    options: options
  )
}

/// A line or points over amounts, on axes that are given.
func plot(
  _ x: [Double],
  _ y: [Double],
  mark: Mark = .line,
  xDomain: Interval? = nil,
  yDomain: Interval? = nil,
  yScale: AxisSpec.ScaleType = .linear
) -> ChartSpec {
  ChartSpec(
    layers: [
      MarkLayer(
        mark,
        channels: [.x: Column("x", values: .numbers(x)), .y: Column("y", values: .numbers(y))]
      )
    ],
    x: AxisSpec(domain: xDomain),
    y: AxisSpec(scaleType: yScale, domain: yDomain)
  )
}

extension Score {
  /// The events of some kinds.
  func events(_ kinds: ScoreEvent.Kind...) -> [ScoreEvent] {
    events.filter { kinds.contains($0.kind) }
  }

  /// The events that stand for data.
  var data: [ScoreEvent] { events.filter(\.kind.isData) }
}
