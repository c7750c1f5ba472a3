import ChartTestSupport
import ChartVoice
import Testing

/// Laws of the sound of every chart; constants and what stands apart from a box are heard by the tests of
/// the sonification itself.
struct SoundLawTests {
  /// The layer and series of a part of a score.
  private func place(of node: NodeID, in chart: AccessibleChart) -> (ResolvedLayer, ResolvedSeries)?
  {
    for (number, layer) in chart.resolved.layers.enumerated() {
      for (index, series) in layer.series.enumerated()
      where chart.tree.seriesID(layer: number, series: index) == node {
        return (layer, series)
      }
    }
    return nil
  }

  @Test func `one onset a mark or stated group of marks, and a line passes through each value`() {
    for named in LawCharts.golden + LawCharts.random {
      let score = named.chart.score()
      for (number, series) in score.series.enumerated() {
        let events = score.events.filter { $0.kind.isData && $0.series == number }
        let sounding = Set(events.filter { $0.kind != .gap }.compactMap(\.index))
        #expect(series.soundedCount <= series.markCount)
        guard series.markCount <= 12, let (layer, rows) = place(of: series.node, in: named.chart),
          rows.duplicatePlaces == 0, layer.dimension?.values.kind != .quantitative
        else { continue }
        let silent = Set(events.filter { $0.kind == .gap }.compactMap(\.index))
        #expect(rows.rows.count == series.markCount)
        if !series.isContinuous {
          #expect(sounding.count == series.soundedCount, "\(named.name)")
          #expect(sounding.union(silent).count == series.markCount, "\(named.name)")
        } else {
          #expect(series.soundedCount + series.bridgedGaps <= series.markCount, "\(named.name)")
        }
      }
    }
  }

  @Test func `pitch is monotone in y`() {
    var pairs = 0
    for named in LawCharts.golden + LawCharts.random {
      let score = named.chart.score()
      for (number, series) in score.series.enumerated() {
        guard let (layer, rows) = place(of: series.node, in: named.chart), layer.boxes == nil,
          layer.channels[.yStart] == nil, layer.mark != .sector, layer.mark != .rectangle
        else { continue }
        let channel: Channel = layer.orientation == .vertical ? .y : .x
        guard let amounts = layer.channels[channel]?.values.scalars else { continue }
        let heard = score.events.filter { $0.kind == .tone && $0.series == number }
          .compactMap { event -> (Double, Double)? in
            guard let index = event.index, let pitch = event.endFrequency else { return nil }
            return (amounts[Int(rows.rows[index])], Double(pitch))
          }
          .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        for (lower, higher) in zip(heard, heard.dropFirst()) {
          pairs += 1
          #expect(lower.1 <= higher.1 + 1e-9, "\(named.name)")
        }
      }
    }
    #expect(pairs > 100)
  }
}
