import ChartStatistics
import ChartTestSupport
import Testing

struct MannKendallTests {
  @Test(arguments: Reference.allSeries)
  func `scores are those of pymannkendall and SciPy`(series: Reference.Series) throws {
    let test = try #require(MannKendall(x: series.x, y: series.y))
    #expect(test.count == series.y.count)
    #expect(isClose(try #require(test.tau), series.tau, relative: 1e-13))
    if let expected = series.mannKendall {
      #expect(test.s == expected.s)
      #expect(isClose(test.varianceOfS, expected.variance))
      #expect(isClose(test.z, expected.z))
      if test.count > MannKendall.exactLimit {
        // The judge's p is 1 - Φ, which has no digits below 1e-16.
        #expect(isClose(test.pValue, expected.p, relative: 1e-9, absolute: 1e-15))
      }
    }
    if let expected = series.asymptotic {
      let uncorrected = Double(test.s) / test.varianceOfS.squareRoot()
      #expect(isClose(normalTwoSidedProbability(uncorrected), expected, relative: 1e-12))
    }
  }

  @Test(arguments: Reference.allSeries.filter { $0.exact != nil })
  func `p-values of few values are those of all their orders`(series: Reference.Series) throws {
    let test = try #require(MannKendall(x: series.x, y: series.y))
    #expect(isClose(test.pValue, try #require(series.exact), relative: 1e-14))
  }

  @Test func `a perfect order of n values has an exact p of two in n factorial`() throws {
    var factorial = 1.0
    for count in 2...10 {
      factorial *= Double(count)
      let test = try #require(MannKendall((0..<count).map(Double.init)))
      #expect(isClose(test.pValue, 2 / factorial, relative: 1e-15, absolute: 0))
      #expect(test.tau == 1)
    }
  }

  @Test func `equal values have no order and no doubt about it`() throws {
    for count in [3, 40] {
      let test = try #require(MannKendall([Double](repeating: 2, count: count)))
      #expect(test.s == 0 && test.z == 0 && test.pValue == 1 && test.tau == nil)
    }
  }

  @Test func `missing numbers are skipped`() {
    let whole = MannKendall([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5])
    #expect(MannKendall([3, .nan, 1, 4, 1, 5, 9, .infinity, 2, 6, 5, 3, 5, .nan]) == whole)
    #expect(MannKendall([1, .nan]) == nil && MannKendall([]) == nil)
  }

  @Test func `places with the same x are not compared`() throws {
    let test = try #require(MannKendall(x: [1, 1, 2, 2], y: [5, 1, 9, 7]))
    #expect(test.s == 4)
    #expect(try #require(MannKendall(x: [1, 1, 1], y: [5, 1, 9])).s == 0)
  }

  @Test func `counting by merging agrees with comparing every pair`() throws {
    var random = SeededGenerator(seed: 11)
    for count in [2, 15, 16, 17, 31, 33, 64, 100, 257] {
      for spread in [3, 1000] {
        let values = (0..<count).map { _ in Double(Int.random(in: 0..<spread, using: &random)) }
        var score = 0
        for later in 1..<count {
          for earlier in 0..<later {
            score += values[later] > values[earlier] ? 1 : values[later] < values[earlier] ? -1 : 0
          }
        }
        #expect(try #require(MannKendall(values)).s == score)
      }
    }
  }
}
