import ChartStatistics
import ChartTestSupport
import Testing

struct AutocorrelationTests {
  @Test(arguments: SeriesReference.allSeasonal)
  func `autocorrelations are those of statsmodels, missing values included`(
    series: SeriesReference.Seasonal
  ) throws {
    let found = autocorrelations(of: series.y, through: series.acf.count - 1)
    #expect(found.count == series.acf.count)
    for (lag, expected) in series.acf.enumerated() {
      #expect(isClose(found[lag], expected, relative: 1e-12, absolute: 1e-13), "lag \(lag)")
      #expect(autocorrelation(of: series.y, lag: lag) == found[lag])
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    arguments: [("Lew", 1e-14), ("Mavro", 1e-12), ("NumAcc1", 1e-15), ("NumAcc3", 1e-9)]
  )
  func `autocorrelation agrees with the certified value`(
    set: String,
    tolerance: Double
  ) throws {
    // NumAcc3's certified values are of decimal numbers; as stored they differ in the tenth digit.
    let certified = try #require(try CorpusColumns.expected().certified[set])
    let values = try #require(try CorpusColumns.read(certified.file)["y"])
    let expected = try #require(certified.autocorrelation.flatMap(Double.init))
    let found = try #require(autocorrelation(of: values, lag: 1))
    #expect(isClose(found, expected, relative: tolerance, absolute: 0))
  }

  @Test func `where nothing varies or nothing is left there is no autocorrelation`() {
    #expect(autocorrelation(of: [2, 2, 2], lag: 1) == nil)
    #expect(autocorrelation(of: [], lag: 0) == nil)
    #expect(autocorrelation(of: [1, 2], lag: 2) == nil)
    #expect(autocorrelation(of: [1, .nan], lag: 1) == nil)
    #expect(autocorrelations(of: [1, 2, 4], through: 9).count == 3)
    #expect(autocorrelations(of: [1e308, -1e308, 1e308], through: 0) == [1])
  }
}
