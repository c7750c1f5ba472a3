import ChartAccessibility
import ChartAudio
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

struct PitchTests {
  private let lowest = 130.8128
  private let highest = 1_046.5023

  @Test func `the ends of the axis are notes 48 and 84, and equal steps equal ratios`() throws {
    let score = try score(
      of: plot([0, 1, 2, 3], [0, 10, 20, 30], mark: .point, yDomain: Interval(0, 30))
    )
    let pitches = score.events(.tone).compactMap(\.startFrequency)
    #expect(pitches.first == lowest)
    #expect(pitches.last == highest)
    for (low, high) in zip(pitches, pitches.dropFirst()) {
      #expect(isClose(high / low, 2, relative: 1e-6))
    }
  }

  @Test func `references are the pitches of the axis's ends and belong to the axis`() throws {
    let score = try score(of: plot([0, 1], [4, 6], yDomain: Interval(0, 10)))
    let references = score.events(.referenceLow, .referenceHigh)
    #expect(references.map(\.startFrequency) == [lowest, highest])
    #expect(references.map(\.node.rawValue) == ["chart/y-axis", "chart/y-axis"])
  }

  @Test func `pitch follows a logarithmic axis by its positions`() throws {
    let score = try score(
      of: plot(
        [0, 1, 2],
        [1, 10, 100],
        mark: .point,
        yDomain: Interval(1, 100),
        yScale: .log
      )
    )
    let pitches = score.events(.tone).compactMap(\.startFrequency)
    #expect(isClose(pitches[1] / pitches[0], pitches[2] / pitches[1], relative: 1e-6))
  }

  @Test func `negative polarity turns pitch round`() throws {
    let spec = plot([0, 1], [0, 10], mark: .point, yDomain: Interval(0, 10))
    let score = try score(of: spec, ScoreOptions(polarity: .negative))
    #expect(score.events(.tone).map(\.startFrequency) == [highest, lowest])
  }

  @Test func `amounts beyond the axis sound at its end`() throws {
    let score = try score(
      of: plot([0, 1, 2], [-50, 5, 90], mark: .point, yDomain: Interval(0, 10))
    )
    #expect(score.events(.tone).first?.startFrequency == lowest)
    #expect(score.events(.tone).last?.startFrequency == highest)
  }

  @Test func `a constant is heard at one pitch`() throws {
    let score = try score(of: plot([0, 1, 2], [7, 7, 7]))
    let pitches = Set(
      score.events(.glide).flatMap { [$0.startFrequency ?? 0, $0.endFrequency ?? 0] }
    )
    #expect(pitches.count == 1)
    #expect((pitches.first ?? 0) >= lowest)
  }

  @Test func `a range rises from its start to its end`() throws {
    let days = ColumnValues.numbers([1, 2])
    let spec = ChartSpec(
      layers: [
        MarkLayer(
          .bar,
          channels: [
            .x: Column("day", values: days),
            .yStart: Column("low", values: .numbers([0, 5])),
            .yEnd: Column("high", values: .numbers([10, 5])),
          ]
        )
      ],
      y: AxisSpec(domain: Interval(0, 10))
    )
    let tones = try score(of: spec).events(.tone)
    #expect(tones.map(\.startFrequency) == [lowest, 369.9944])
    #expect(tones.map(\.endFrequency) == [highest, 369.9944])
  }

  @Test func `values below zero are told from others, and zero is not one`() throws {
    let score = try score(of: plot([0, 1, 2, 3], [-2, 0, 3, -1], mark: .point))
    #expect(score.events(.tone).map(\.isNegative) == [true, false, false, true])
    #expect(score.events(.zeroCrossing).count == 2)
  }

  @Test func `a line through zero changes its sound where it is zero`() throws {
    let score = try score(of: plot([0, 3], [-10, 20], yDomain: Interval(-10, 20)))
    let glides = score.events(.glide)
    #expect(glides.map(\.isNegative) == [true, false, false])
    #expect(glides[0].endFrequency == glides[1].startFrequency)
    #expect(isClose(glides[0].endFrequency ?? 0, 261.6256, relative: 1e-6))
    let share = glides[0].duration / (glides[0].duration + glides[1].duration)
    #expect(isClose(share, 1.0 / 3, relative: 1e-4))
    #expect(score.events(.zeroCrossing).map(\.onset) == [glides[1].onset])
  }
}
