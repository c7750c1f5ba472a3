import ChartAudio
import ChartModel
import ChartScales
import ChartSonification
import ChartTestSupport
import Testing

struct MarkTests {
  @Test func `a line goes on from mark to mark without a break and holds its last value`() throws {
    let glides = try score(of: MinimalChart.daily([1, 4, 2, 8])).events(.glide)
    #expect(glides.map(\.index) == [0, 1, 2, 3])
    for (first, second) in zip(glides, glides.dropFirst()) {
      #expect(abs(first.end - second.onset) < 5e-7)
      #expect(first.endFrequency == second.startFrequency)
    }
    #expect(glides.last?.startFrequency == glides.last?.endFrequency)
  }

  @Test(arguments: [Mark.line, .bar])
  func `a missing value is a silence of its own and nothing sounds in it`(mark: Mark) throws {
    let score = try score(of: MinimalChart.daily([1, 2, .nan, .nan, 5, 6], mark: mark))
    let gaps = score.events(.gap)
    #expect(gaps.first?.index == 2)
    #expect(gaps.allSatisfy { $0.startFrequency == nil && $0.gain == 0 })
    for gap in gaps {
      for tone in score.events(.tone, .glide) {
        #expect(tone.end <= gap.onset + 1e-6 || tone.onset >= gap.end - 1e-6)
      }
    }
    #expect(gaps.reduce(0) { $0 + $1.duration } > 0.5)
  }

  @Test func `missing values at the ends are silences too`() throws {
    let gaps = try score(of: MinimalChart.daily([.nan, 2, 3, .nan])).events(.gap)
    #expect(gaps.map(\.index) == [0, 3])
  }

  @Test func `a value between missing ones is a tone`() throws {
    let score = try score(of: MinimalChart.daily([1, 2, .nan, 3, .nan, 4, 5]))
    #expect(score.events(.tone).map(\.index) == [3])
  }

  @Test(arguments: [Mark.line, .bar, .point, .area])
  func `no value, one value and two are heard as they are`(mark: Mark) throws {
    let none = try score(of: MinimalChart.daily([], mark: mark))
    #expect(none.events.map(\.kind) == [.end])
    let missing = try score(of: MinimalChart.daily([.nan], mark: mark))
    #expect(missing.data.map(\.kind) == [.gap])
    let one = try score(of: MinimalChart.daily([5], mark: mark))
    #expect(one.data.map(\.kind) == [.tone])
    #expect((one.data.first?.duration ?? 0) >= 0.2)
    let two = try score(of: MinimalChart.daily([5, 7], mark: mark))
    #expect(Set(two.data.compactMap(\.index)) == [0, 1])
  }

  @Test func `tones with room are one a mark; crowded ones at most twenty a second`() throws {
    let x = (0..<3_000).map(Double.init)
    let y = x.map { ($0 * 37).truncatingRemainder(dividingBy: 101) }
    let few = try score(of: plot(Array(x.prefix(60)), Array(y.prefix(60)), mark: .point))
    #expect(few.events(.tone).count == 60)
    let many = try score(of: plot(x, y, mark: .point))
    let onsets = many.events(.tone).map(\.onset)
    #expect(zip(onsets, onsets.dropFirst()).allSatisfy { $1 - $0 > 0.05 - 2e-6 })
    #expect(onsets.count > 80)
    let heard = many.events(.tone).compactMap(\.index)
    #expect(heard.first == 0 && heard.last == 2_999)
    #expect(heard.map { y[$0] }.max() == 100 && heard.map { y[$0] }.min() == 0)
    #expect(many.series[0].markCount == 3_000)
    #expect(many.series[0].soundedCount == onsets.count)
  }

  @Test func `a long line keeps every extreme of a two hundredth of a second`() throws {
    let x = (0..<200_000).map(Double.init)
    var y = x.map { _ in 5.0 }
    (y[77_777], y[123_456]) = (9, 1)
    let score = try score(of: plot(x, y, xDomain: Interval(0, 199_999), yDomain: Interval(0, 10)))
    let heard = Set(score.events(.glide).compactMap(\.index))
    #expect(heard.isSuperset(of: [0, 77_777, 123_456, 199_999]))
    #expect(score.events(.glide).count < 3_000)
    for event in score.events(.glide) where event.index == 77_777 {
      let expected = score.series[0].onset + 77_777 / 199_999 * score.series[0].duration
      #expect(abs(event.onset - expected) < 0.005)
    }
  }

  @Test func `gaps too short to be heard are glided over and counted`() throws {
    let x = (0..<100_000).map(Double.init)
    let y = x.map { $0 == 50_000 ? Double.nan : $0 }
    let score = try score(of: plot(x, y))
    #expect(score.events(.gap).isEmpty)
    #expect(score.series[0].bridgedGaps == 1)
  }

  @Test func `several marks at one place come one after the other`() throws {
    let score = try score(of: plot([1, 1, 2, 2], [1, 5, 2, 4], mark: .point))
    let tones = score.events(.tone)
    #expect(tones.map(\.index) == [0, 1, 2, 3])
    #expect(tones[1].onset - tones[0].onset > 0.049)
    let line = try ChartSonificationTests.score(of: plot([1, 1, 2], [1, 5, 2]))
    #expect(Set(line.events(.glide).compactMap(\.index)) == [0, 1, 2])
  }

  @Test func `cells are heard in reading order`() throws {
    let spec = ChartSpec(layers: [
      MarkLayer(
        .rectangle,
        channels: [
          .x: Column("x", values: .categories(CategoryValues(["a", "a", "b", "b"]))),
          .y: Column("y", values: .categories(CategoryValues(["u", "v", "u", "v"]))),
          .color: Column("n", values: .numbers([1, 2, 3, 4])),
        ]
      )
    ])
    let tones = try score(of: spec).events(.tone)
    #expect(tones.map(\.index) == [0, 1, 2, 3])
    #expect(tones.first?.startFrequency == 130.8128 && tones.last?.startFrequency == 1_046.5023)
  }
}
