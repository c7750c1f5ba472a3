import ChartStatistics
import ChartTestSupport
import Testing

/// Well-known series of the corpus with their computed answers.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct KnownSeriesTests {
  @Test func `known series have their known summaries`() throws {
    var checked = 0
    for (name, known) in try CorpusColumns.expected().known {
      guard let column = known.column, let answers = known.reference else { continue }
      let values = try #require(try CorpusColumns.read(known.file)[column])
      let summary = Summary(of: values)
      #expect(summary.count == answers.n && summary.missing == answers.missing, "\(name)")
      #expect(summary.minimum?.value == answers.min && summary.maximum?.value == answers.max)
      #expect(summary.minimum?.positions.first == answers.argmin, "\(name)")
      #expect(summary.maximum?.positions.first == answers.argmax, "\(name)")
      #expect(summary.first == answers.first && summary.last == answers.last, "\(name)")
      #expect(isClose(try #require(summary.mean), answers.mean, relative: 1e-14), "\(name)")
      #expect(isClose(try #require(summary.standardDeviation), answers.sd), "\(name)")
      #expect(median(of: values) == answers.median, "\(name)")
      checked += 1
    }
    #expect(checked >= 11)
  }

  @Test func `known series have their known trends`() throws {
    for (name, known) in try CorpusColumns.expected().known {
      guard let column = known.column, let answers = known.reference else { continue }
      let columns = try CorpusColumns.read(known.file)
      let values = try #require(columns[column])
      let places = known.x.flatMap { columns[$0] } ?? values.indices.map(Double.init)
      let test = try #require(MannKendall(x: places, y: values))
      let pairs = Double(values.count * (values.count - 1) / 2)
      // The judge's tau divides by all pairs, and its p-value is 1 - Φ: no digits below 1e-16.
      #expect(isClose(Double(test.s) / pairs, answers.tau), "\(name)")
      #expect(isClose(test.pValue, answers.p, relative: 1e-6, absolute: 1e-15), "\(name)")
      let slope = try #require(TheilSen(x: places, y: values))
      #expect(isClose(slope.slope, answers.slope, relative: 1e-13), "\(name)")
    }
  }

  @Test func `known pairs have their known correlations`() throws {
    var checked = 0
    for (name, known) in try CorpusColumns.expected().known {
      let columns = try CorpusColumns.read(known.file)
      for pair in known.pairs ?? [] {
        let found = try #require(pearson(x: columns[pair.x] ?? [], y: columns[pair.y] ?? []))
        #expect(isClose(found.coefficient, pair.r, relative: 1e-13), "\(name)")
        checked += 1
      }
    }
    #expect(checked >= 5)
  }

  @Test func `published slopes are found`() throws {
    for known in try CorpusColumns.expected().slopes {
      let found = try #require(TheilSen(x: known.x, y: known.y))
      #expect(found.slope == known.slope)
      #expect(isClose(found.intercept, known.intercept))
    }
  }

  // Lake Huron's level keeps three quarters of each year, so that its fall, p = 2e-7 for
  // independent years, has p = 0.066. A warm Nottingham July says nothing about the years.
  @Test(arguments: [
    ("nile.csv", Direction.falls), ("air_passengers.csv", .rises),
    ("lake_huron.csv", .noClearTrend),
    ("nottem.csv", .noClearTrend), ("uspop.csv", .rises), ("women.csv", .rises),
    ("nhtemp.csv", .rises), ("longley_statsmodels.csv", .rises),
  ])
  func `known series go where they are known to go`(name: String, verdict: Direction) throws {
    let known = try #require(try CorpusColumns.expected().known[name])
    let columns = try CorpusColumns.read(known.file)
    let x = try #require(known.x.flatMap { columns[$0] })
    let y = try #require(known.column.flatMap { columns[$0] })
    #expect(direction(x: x, y: y).verdict == verdict)
  }
}
