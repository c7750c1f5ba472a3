import ChartAccessibility
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Foundation
import Testing

struct ScoreTests {
  private let charts = RandomCharts.make(150, seed: 20_260_914)

  @Test func `the text is one line an event`() throws {
    let spec = plot(
      [0, 1],
      [-5, 5],
      mark: .point,
      xDomain: Interval(0, 1),
      yDomain: Interval(-5, 5)
    )
    let text = try score(of: spec, ScoreOptions(sweep: 1, context: [.zeroCrossings])).text
    #expect(
      text == """
        chartvoice-score 1
        duration 1.400000
        series chart/series-1 discrete onset 0.050000 duration 1.000000 marks 2 sounded 2 bridged 0
        0.050000 0.300000 tone 130.8128 130.8128 gain 1.0000 pan -0.8000 -0.8000 timbre 0 negative \
        chart/series-1/point-1
        0.960000 0.070000 zeroCrossing 2093.0045 2093.0045 gain 0.3000 pan 0.6560 0.6560 timbre 0 \
        chart/series-1/point-2
        1.050000 0.300000 tone 1046.5023 1046.5023 gain 1.0000 pan 0.8000 0.8000 timbre 0 \
        chart/series-1/point-2

        """
    )
  }

  @Test func `JSON read back is equal to the score, and says what it is`() throws {
    for spec in charts {
      let score = try score(of: spec)
      #expect(try JSONDecoder().decode(Score.self, from: Data(score.json.utf8)) == score)
    }
    let one = try score(of: MinimalChart.daily([1]))
    #expect(one.schema == "chartvoice-score" && one.version == 1)
  }

  @Test func `every event is a sound or a silence within the score, in order`() throws {
    for spec in charts {
      let score = try score(of: spec)
      for event in score.events {
        #expect(event.onset >= 0 && event.duration > 0 && event.end <= score.duration + 1e-6)
        #expect((0...1).contains(event.gain) && abs(event.startPan) <= 1 && abs(event.endPan) <= 1)
        #expect((event.startFrequency == nil) == (event.kind == .gap))
        for pitch in [event.startFrequency, event.endFrequency].compactMap({ $0 }) {
          #expect(pitch >= 130 && pitch <= 2_100)
        }
      }
      let onsets = score.events.map(\.onset)
      #expect(onsets == onsets.sorted())
    }
  }

  @Test func `the sounds and silences of a series follow one another`() throws {
    for spec in charts {
      let score = try score(of: spec)
      for number in score.series.indices {
        let data = score.data.filter { $0.series == number }
        #expect(zip(data, data.dropFirst()).allSatisfy { $0.end <= $1.onset + 1e-6 })
      }
      for (first, second) in zip(score.series, score.series.dropFirst()) {
        #expect(first.onset + first.duration < second.onset)
      }
    }
  }

  @Test func `every event belongs to a place in the tree`() throws {
    for spec in charts {
      let chart = try spec.resolved(offset: { _ in 0 })
      let tree = AccessibilityTree(of: chart, offset: { _ in 0 })
      let score = Score(of: chart, tree: tree)
      for event in score.data {
        let number = try #require(event.series)
        let series = score.series[number].node
        let place = try #require(event.index)
        let places = (0..<chart.layers.count).flatMap { layer in
          chart.layers[layer].series.indices.map { (layer, $0) }
        }
        let found = places.first { tree.seriesID(layer: $0.0, series: $0.1) == series }
        let (layer, index) = try #require(found)
        #expect(tree.mark(layer: layer, series: index, at: place)?.id == event.node)
      }
    }
  }

  @Test func `every tone or silence of a short series is a mark of its own`() throws {
    for spec in charts where spec.layers[0].mark == .bar || spec.layers[0].mark == .point {
      // Random places may be too close for a tone each.
      guard spec.layers[0].channels[.x]?.name != "length" else { continue }
      let score = try score(of: spec)
      for (number, series) in score.series.enumerated() where series.markCount <= 13 {
        let events = score.data.filter { $0.series == number }
        #expect(events.compactMap(\.index) == Array(0..<series.markCount))
      }
    }
  }

  @Test func `the same chart gives the same score`() throws {
    for spec in charts.prefix(20) {
      let (one, two) = (try score(of: spec), try score(of: spec))
      #expect(one == two)
    }
  }
}
