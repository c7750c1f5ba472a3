import ChartAccessibility
import ChartAudio
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

struct TimeTests {
  @Test func `time is in proportion to amounts along the axis`() throws {
    let x: [Double] = [0, 1, 5, 20, 100]
    let score = try score(of: plot(x, x, xDomain: Interval(0, 100)))
    let sweep = score.series[0]
    for (event, x) in zip(score.events(.glide), x) {
      #expect(abs(event.onset - sweep.onset - x / 100 * sweep.duration) < 2e-6)
    }
  }

  @Test func `names are a step each`() throws {
    let onsets = try score(of: MinimalChart.named(["a", "b", "c", "d"], [1, 2, 3, 4]))
      .events(.tone).map(\.onset)
    let steps = zip(onsets.dropFirst(), onsets).map { $0 - $1 }
    for step in steps { #expect(abs(step - steps[0]) < 2e-6) }
  }

  @Test func `bars that lie are heard from the top down`() throws {
    let lying = MinimalChart.named(["a", "b", "c"], [3, 2, 1], isHorizontal: true)
    let score = try ChartSonificationTests.score(of: lying)
    let tones = score.events(.tone)
    #expect(tones.map(\.index) == [0, 1, 2])
    for (place, tone) in tones.enumerated() {
      let step = score.series[0].duration / 3
      #expect(abs(tone.onset - score.series[0].onset - Double(place) * step) < 2e-6)
    }
    #expect((tones[0].startFrequency ?? 0) > (tones[2].startFrequency ?? 0))
  }

  @Test func `a reversed axis is heard from its left end`() throws {
    var spec = plot([0, 1, 2], [1, 2, 3], mark: .point)
    spec.x.isReversed = true
    let tones = try ChartSonificationTests.score(of: spec).events(.tone)
    #expect(tones.map(\.index) == [0, 1, 2])
    #expect((tones[0].startFrequency ?? 0) > (tones[2].startFrequency ?? 0))
    #expect(tones[0].startPan < tones[2].startPan)

    var named = MinimalChart.named(["a", "b", "c"], [1, 2, 3])
    named.x.isReversed = true
    let score = try ChartSonificationTests.score(of: named)
    let names = score.events(.tone)
    #expect(names[0].onset == score.series[0].onset)
    #expect((names[0].startFrequency ?? 0) > (names[2].startFrequency ?? 0))
  }

  @Test func `place goes from left to right with the marks`() throws {
    let score = try score(of: plot([0, 5, 10], [1, 2, 3], xDomain: Interval(0, 10)))
    let glides = score.events(.glide)
    #expect(glides[0].startPan == -0.8)
    #expect(glides[0].endPan == 0)
    #expect(glides[1].endPan == 0.8)
    let middle = try ChartSonificationTests.score(
      of: plot([0, 5], [1, 2]),
      ScoreOptions(panWidth: 0)
    )
    #expect(middle.events.allSatisfy { $0.startPan == 0 && $0.endPan == 0 })
  }

  @Test(arguments: [10, 30, 100, 1_000, 20_000])
  func `the sweep of ten marks or more takes four to six seconds`(count: Int) throws {
    let x = (0..<count).map(Double.init)
    let duration = try score(of: plot(x, x)).series[0].duration
    #expect((4...6).contains(duration))
  }

  @Test func `a sweep that is asked for is kept`() throws {
    let score = try score(of: plot([0, 1], [1, 2]), ScoreOptions(sweep: 2.5))
    #expect(score.series[0].duration == 2.5)
  }

  @Test func `series are heard one after the other, each after a sample of its own sound`() throws {
    let days = ColumnValues.numbers([1, 2, 1, 2])
    let spec = MinimalChart.split(days, [1, 2, 3, 4], by: ["A", "A", "B", "B"], mark: .line)
    let score = try score(of: spec)
    let starts = score.events(.seriesStart)
    #expect(starts.map(\.timbre) == [0, 1])
    #expect(starts.map(\.node.rawValue) == ["chart/series-1", "chart/series-2"])
    let first = score.data.filter { $0.series == 0 }
    let second = score.data.filter { $0.series == 1 }
    let firstEnd = try #require(first.map(\.end).max())
    #expect(firstEnd + 0.3 <= starts[1].onset)
    #expect(second.allSatisfy { $0.onset >= starts[1].end && $0.timbre == 1 })
    #expect(score.series.map(\.duration) == [score.series[0].duration, score.series[0].duration])
  }

  @Test func `only the marks are heard when nothing else is wanted`() throws {
    let score = try score(of: plot([0, 1], [-1, 2]), ScoreOptions(context: []))
    #expect(score.events.allSatisfy { $0.kind.isData })
  }
}
