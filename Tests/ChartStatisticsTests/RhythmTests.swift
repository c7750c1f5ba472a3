import ChartStatistics
import ChartTestSupport
import Testing

struct RhythmTests {
  @Test(arguments: SeriesReference.allSeasonal.filter { $0.strength != nil })
  func `strength and effects are those of STL with a periodic season`(
    series: SeriesReference.Seasonal
  ) throws {
    let found = try #require(SeasonalDecomposition(of: series.y, seasons: series.seasons))
    // The judge's season is a loess over ten times the series, ours its limit.
    #expect(isClose(found.strength, try #require(series.strength), absolute: 2e-3))
    for (effect, expected) in zip(found.effects, try #require(series.effects)) {
      #expect(isClose(effect, expected, relative: 0.01, absolute: 0.02))
    }
  }

  @Test(arguments: SeriesReference.allSeasonal.filter { $0.kruskal != nil })
  func `the test of a rhythm is Kruskal and Wallis' of what statsmodels' trend leaves`(
    series: SeriesReference.Seasonal
  ) throws {
    let found = try #require(rhythm(x: series.x, y: series.y, seasons: series.seasons))
    // Ranks of nearly equal rests may change places, so that the judge's H is met but nearly.
    #expect(isClose(found.statistic, try #require(series.kruskal), relative: 0.02))
    #expect(isClose(found.seasonPValue, try #require(series.kruskalP), relative: 0.2))
    #expect(found.degreesOfFreedom == series.period - 1)
  }

  @Test(arguments: SeriesReference.allSeasonal.filter { $0.mannWhitneyP != nil })
  func `the test of a contrast is Mann and Whitney's as SciPy has it`(
    series: SeriesReference.Seasonal
  ) throws {
    let found = try #require(rhythm(x: series.x, y: series.y, seasons: series.seasons)?.contrast)
    #expect(isClose(found.pValue, try #require(series.mannWhitneyP), relative: 1e-10))
  }

  @Test func `chi-square probabilities are those of SciPy`() throws {
    for row in try SeriesReference.shared.get().chiSquare {
      let found = chiSquareProbability(from: row[0], degrees: Int(row[1]))
      #expect(isClose(found, row[2], relative: 1e-11, absolute: 1e-300), "\(row)")
    }
  }

  @Test func `pancakes sell by a weekly rhythm: weekends high, with one exception`() throws {
    let found = try #require(
      rhythm(x: DailyPancakes.x, y: DailyPancakes.y, seasons: DailyPancakes.seasons)
    )
    #expect(found.isFound && found.period == 7 && found.count == 30)
    #expect(isClose(found.strength, 0.9085, absolute: 5e-4))
    #expect(found.high == [5, 6] && found.low == [0, 1, 2, 3, 4])
    let contrast = try #require(found.contrast)
    #expect(contrast.higher.codes == [5, 6] && contrast.higher.count == 9)
    #expect(contrast.lower.count == 21)
    #expect(isClose(contrast.higher.mean, 206.2, absolute: 0.05))
    #expect(isClose(contrast.lower.mean, 130.3, absolute: 0.05))
    #expect(isClose(contrast.pValue, 3.1076389877903106e-05, relative: 1e-10))
    #expect(contrast.higher.minimum == 168 && contrast.lower.maximum == 173)
    // Monday May 30.
    #expect(contrast.exceptions == [22] && DailyPancakes.y[22] == 173)
    let monday = try #require(found.seasons.first)
    #expect(monday.code == 0 && monday.count == 5 && monday.median == 122)
    #expect(isClose(monday.mean, 135.4))
  }

  @Test func `fewer than three periods have no rhythm to find`() {
    let y = (0..<20).map { Double($0 % 7) }
    let x = y.indices.map(Double.init)
    #expect(rhythm(x: x, y: y, seasons: Seasons(count: 20, period: 7)) == nil)
    #expect(SeasonalDecomposition(of: y, seasons: Seasons(count: 20, period: 7)) == nil)
    #expect(rhythm(x: [], y: [], seasons: Seasons(count: 0, period: 7)) == nil)
    #expect(rhythm(x: x, y: y, seasons: Seasons(codes: [], period: 0)) == nil)
  }

  @Test func `a constant series and a straight one have no rhythm`() throws {
    let x = (0..<40).map(Double.init)
    for y in [x.map { _ in 3 }, x, x.map { 0.1 * $0 }] {
      let found = try #require(rhythm(x: x, y: y, seasons: Seasons(count: 40, period: 7)))
      #expect(!found.isFound, "\(found)")
    }
  }

  @Test func `missing days move no other day into a wrong season`() throws {
    let seasons = DailyPancakes.seasons
    let kept = DailyPancakes.x.indices.filter { $0 != 3 && $0 != 4 && $0 != 11 }
    let codes = Seasons(codes: kept.map { seasons.codes[$0] }, period: 7, contrast: [5, 6])
    let found = try #require(
      rhythm(x: kept.map(Double.init), y: kept.map { DailyPancakes.y[$0] }, seasons: codes)
    )
    #expect(found.isFound && found.contrast?.higher.count == 9)
    var holed = DailyPancakes.y
    for place in [3, 4, 11] { holed[place] = .nan }
    let again = try #require(rhythm(x: DailyPancakes.x, y: holed, seasons: seasons))
    #expect(again.seasons == found.seasons && again.pValue == found.pValue)
  }

  @Test func `the adjusted series keeps the level and loses the season`() throws {
    let found = try #require(
      SeasonalDecomposition(of: DailyPancakes.y, seasons: DailyPancakes.seasons)
    )
    #expect(isClose(found.effects.reduce(0, +), 0, absolute: 1e-10))
    for (place, value) in found.adjusted.enumerated() {
      let effect = found.effects[Int(DailyPancakes.seasons.codes[place])]
      #expect(isClose(value + effect, DailyPancakes.y[place]))
    }
    let again = try #require(
      SeasonalDecomposition(of: found.adjusted, seasons: DailyPancakes.seasons)
    )
    #expect(again.strength < 0.01)
  }

  @Test(arguments: [1e-3, 1e3, 1e12])
  func `a rhythm does not depend on the unit`(unit: Double) throws {
    let (x, y, seasons) = (DailyPancakes.x, DailyPancakes.y, DailyPancakes.seasons)
    let found = try #require(rhythm(x: x, y: y, seasons: seasons))
    let scaled = try #require(rhythm(x: x, y: y.map { $0 * unit }, seasons: seasons))
    #expect(scaled.statistic == found.statistic && scaled.high == found.high)
    #expect(scaled.contrast?.exceptions == found.contrast?.exceptions)
    #expect(isClose(scaled.strength, found.strength))
  }

  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    arguments: [("air_passengers.csv", [Int32(6), 7]), ("nottem.csv", [5, 6, 7, 8])]
  )
  func `known series are high in the months they are known for`(
    name: String,
    months: [Int32]
  ) throws {
    let known = try #require(try CorpusColumns.expected().known[name])
    let y = try #require(try CorpusColumns.read(known.file)[known.column ?? ""])
    let x = y.indices.map(Double.init)
    let found = try #require(rhythm(x: x, y: y, seasons: Seasons(count: y.count, period: 12)))
    #expect(found.isFound && found.strength >= Rhythm.strongStrength)
    #expect(found.high == months)
  }

  // Three standard errors of 400 draws at 5 % are 3.3 points.
  @Test(arguments: [(36, 12), (100, 12), (72, 24), (30, 4), (40, 5)])
  func `noise has a rhythm at most once in twenty, whatever the calendar`(
    count: Int,
    period: Int
  ) {
    var random = SeededGenerator(seed: UInt64(count * 100 + period))
    let x = (0..<count).map(Double.init)
    let found = (0..<400).filter { _ in
      let y = x.map { _ in Double.random(in: 0..<1, using: &random) }
      return rhythm(x: x, y: y, seasons: Seasons(count: count, period: period))?.isFound == true
    }
    #expect(Double(found.count) / 400 <= 0.05 + 0.033)
  }
}
