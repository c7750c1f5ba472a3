import ChartStatistics
import ChartTestSupport
import Testing

struct StepsTests {
  @Test func `pancake sales step up on May 24, comparing like weekdays`() throws {
    let found = try #require(
      steps(x: DailyPancakes.x, y: DailyPancakes.y, seasons: DailyPancakes.seasons)
    )
    #expect(found.steps.count == 1)
    let step = try #require(found.steps.first)
    #expect(step.place == 16 && step.countBefore == 16 && step.countAfter == 14)
    // By least squares of weekdays and level together, in NumPy.
    #expect(isClose(step.before, 133.37644787644786, relative: 1e-9))
    #expect(isClose(step.after, 172.71428571428567, relative: 1e-9))
    let seasons = [
      119.66486486, 111.33108108, 114.83108108, 103.83108108, 106.33108108, 189.58108108,
      188.06486486,
    ]
    for (effect, expected) in zip(found.effects, seasons) {
      #expect(isClose(effect, expected - 133.37644787644786, absolute: 1e-7))
    }
    #expect(found.gainOverLine > Steps.leastGainOverLine)
  }

  @Test func `without the weekdays nothing is claimed of pancake sales`() throws {
    let found = try #require(steps(x: DailyPancakes.x, y: DailyPancakes.y))
    #expect(found.steps.isEmpty && found.effects.isEmpty && found.codes.isEmpty)
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func `the Nile falls by one step in 1899`() throws {
    let columns = try CorpusColumns.read("stats/known/nile.csv")
    let found = try #require(steps(x: columns["year"] ?? [], y: columns["volume"] ?? []))
    let step = try #require(found.steps.first)
    #expect(found.steps.count == 1 && step.place == 28)
    #expect(isClose(step.before, 1097.75) && isClose(step.after, 849.972, absolute: 1e-3))
  }

  @Test func `a ramp is no step, a stair is`() throws {
    let x = (0..<60).map(Double.init)
    let ramp = x.map { $0 / 4 + wiggle($0) }
    #expect(try #require(steps(x: x, y: ramp)).steps.isEmpty)
    let stair = x.map { place -> Double in
      let level: Double = place < 20 ? 0 : place < 45 ? 5 : 2
      return level + wiggle(place)
    }
    #expect(try #require(steps(x: x, y: stair)).steps.map(\.place) == [20, 45])
  }

  @Test func `a step too small to see is none`() throws {
    let x = (0..<60).map(Double.init)
    let y = x.map { place -> Double in
      let level: Double = place < 30 ? 0 : 4
      return level + wiggle(place)
    }
    #expect(try #require(steps(x: x, y: y)).steps.count == 1)
    #expect(try #require(steps(x: x, y: y, visibleSpan: 100)).steps.isEmpty)
    #expect(try #require(steps(x: x, y: y, visibleSpan: 30)).steps.count == 1)
  }

  @Test func `more levels than can be told are no steps`() throws {
    let x = (0..<100).map(Double.init)
    let y = x.map { place -> Double in
      let level: Double = Int(place / 10).isMultiple(of: 2) ? 0 : 9
      return level + wiggle(place)
    }
    #expect(try #require(steps(x: x, y: y)).steps.isEmpty)
  }

  @Test func `two clean levels are a step, one is not, and too few values are nothing`() throws {
    let x = (0..<20).map(Double.init)
    #expect(try #require(steps(x: x, y: x.map { $0 < 8 ? 1 : 2 })).steps.map(\.place) == [8])
    #expect(try #require(steps(x: x, y: x.map { _ in 7 })).steps.isEmpty)
    #expect(steps(x: [1, 2, 3, 4, 5], y: [1, 1, 9, 9, 9]) == nil)
  }

  @Test func `steps are found in the order of x and told by their place in the column`() throws {
    let x = (0..<20).map { Double(19 - $0) }
    let found = try #require(steps(x: x, y: x.map { $0 < 8 ? 1 : 2 }))
    #expect(found.steps.map(\.place) == [11] && found.steps.first?.after == 2)
  }

  /// A number in 0..<1 that jumps about, the same in every run.
  private func wiggle(_ place: Double) -> Double {
    (place * 37).truncatingRemainder(dividingBy: 11) / 11
  }
}
