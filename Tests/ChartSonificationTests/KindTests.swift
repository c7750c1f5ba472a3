import ChartAccessibility
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

/// The sound of charts that a statistic or several layers make.
struct KindTests {
  private func score(_ spec: ChartSpec) throws -> Score {
    let chart = try spec.resolved(offset: utc)
    return Score(of: chart, tree: AccessibilityTree(of: chart, offset: utc))
  }

  private func tones(_ score: Score) -> [ScoreEvent] {
    score.events.filter { $0.kind == .tone }
  }

  private func numbers(_ name: String, _ values: [Double]) -> Column {
    Column(name, values: .numbers(values))
  }

  private func names(_ name: String, _ values: [String]) -> Column {
    Column(name, values: .categories(CategoryValues(values)))
  }

  @Test func `a circle is a tone a sector, the higher the larger`() throws {
    let layer = MarkLayer(
      .sector,
      channels: [.angle: numbers("v", [2, 8, 4]), .series: names("k", ["a", "b", "c"])]
    )
    let heard = tones(try score(ChartSpec(layers: [layer]))).compactMap(\.startFrequency)
    try #require(heard.count == 3)
    #expect(heard[0] < heard[2] && heard[2] < heard[1])
  }

  @Test func `a box rises through its middle half, and each outlier is heard after it`() throws {
    let values: [Double] = [81, 90, 52, 72, 84, 84, 137, 1, 2, 3, 4, 5, 6, 7]
    let cities = Array(repeating: "SF", count: 7) + Array(repeating: "Cupertino", count: 7)
    let layer = MarkLayer(.box, channels: [.x: names("city", cities), .y: numbers("v", values)])
    let heard = tones(try score(ChartSpec(layers: [layer])))
    #expect(
      heard.map(\.node.rawValue) == [
        "chart/series-1/point-1", "chart/series-1/point-1/part-4", "chart/series-1/point-1/part-5",
        "chart/series-1/point-2",
      ]
    )
    let pitches = heard.compactMap(\.startFrequency)
    #expect(pitches[1] < pitches[0] && pitches[0] < pitches[2])
    #expect((heard[0].endFrequency ?? 0) > pitches[0])
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $0.end <= $1.onset })
  }

  @Test func `both sides of a pyramid rise from zero`() throws {
    let layer = MarkLayer(
      .bar,
      channels: [
        .x: numbers("v", [0, 5, 5, 0]), .y: names("age", ["a", "b", "a", "b"]),
        .series: names("side", ["l", "l", "r", "r"]),
      ],
      stacking: .mirrored
    )
    let heard = tones(try score(ChartSpec(layers: [layer]))).compactMap(\.startFrequency)
    try #require(heard.count == 4)
    #expect(heard[0] == heard[3] && heard[1] == heard[2] && heard[0] < heard[1])
    #expect(isClose(heard[0], ScoreOptions().pitch.start, relative: 1e-3))
  }

  @Test func `candles are heard once, rising where they close above their opening`() throws {
    let days = Column("day", values: .dates([0, 86_400], unit: .day))
    let layers = [
      MarkLayer(
        .rule,
        channels: [.x: days, .yStart: numbers("low", [1, 1]), .yEnd: numbers("high", [9, 9])]
      ),
      MarkLayer(
        .bar,
        channels: [.x: days, .yStart: numbers("open", [2, 8]), .yEnd: numbers("close", [8, 2])]
      ),
    ]
    let heard = tones(try score(ChartSpec(layers: layers)))
    try #require(heard.count == 2)
    #expect(heard[0].startFrequency ?? 0 < heard[0].endFrequency ?? 0)
    #expect(heard[1].startFrequency ?? 0 > heard[1].endFrequency ?? 0)
  }
}
