import ChartStatistics
import ChartTestSupport
import Testing

/// NIST StRD: what is certified, and what the numbers as stored hold by exact arithmetic.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CertifiedTests {
  // The certified deviation of NumAcc3 is that of decimal numbers; stored in binary they already
  // differ in the tenth digit, so only the exact value of the stored numbers can be asked for more.
  @Test(arguments: [("Lew", 1e-13), ("Mavro", 1e-12), ("NumAcc1", 1e-15), ("NumAcc3", 1e-9)])
  func `a summary agrees with the certified mean and deviation`(
    set: String,
    tolerance: Double
  ) throws {
    let certified = try #require(try CorpusColumns.expected().certified[set])
    let values = try #require(try CorpusColumns.read(certified.file)["y"])
    let summary = Summary(of: values)
    let mean = try #require(certified.mean.flatMap(Double.init))
    let deviation = try #require(certified.deviation.flatMap(Double.init))
    #expect(isClose(try #require(summary.mean), mean, relative: 1e-15, absolute: 0))
    #expect(
      isClose(try #require(summary.standardDeviation), deviation, relative: tolerance, absolute: 0)
    )
  }

  @Test(arguments: ["Lew", "Mavro", "NumAcc1", "NumAcc3"])
  func `a summary agrees with exact arithmetic to fourteen digits`(set: String) throws {
    let exact = try #require(try Reference.shared.get().nist[set])
    let values = try #require(try CorpusColumns.read("stats/nist/\(set).csv")["y"])
    let summary = Summary(of: values)
    #expect(summary.total == exact.total)
    #expect(isClose(try #require(summary.mean), exact.mean, relative: 3e-16, absolute: 0))
    #expect(
      isClose(try #require(summary.standardDeviation), exact.sd, relative: 1e-14, absolute: 0)
    )
  }

  @Test func `Wilkinson's nasty columns keep their moments at every size`() throws {
    let columns = try CorpusColumns.read("stats/known/wilkinson_nasty.csv")
    let expected = [
      ("X", 5, 2.738612788), ("ZERO", 0, 0), ("BIG", 99_999_995, 2.738612788),
      ("LITTLE", 0.99999995, 2.738612788e-8), ("HUGE", 5e12, 2.738612788e12),
      ("TINY", 5e-12, 2.738612788e-12), ("ROUND", 4.5, 2.738612788),
    ]
    for (name, mean, deviation) in expected {
      let summary = Summary(of: try #require(columns[name]))
      #expect(isClose(try #require(summary.mean), mean, relative: 1e-15, absolute: 0), "\(name)")
      let found = try #require(summary.standardDeviation)
      #expect(isClose(found, deviation, relative: 1e-7, absolute: 0), "\(name)")
    }
    let absent = Summary(of: try #require(columns["MISS"]))
    #expect(absent.count == 0 && absent.missing == 9 && absent.mean == nil && absent.minimum == nil)
  }

  @Test func `any two of Wilkinson's columns that vary are perfectly correlated`() throws {
    let columns = try CorpusColumns.read("stats/known/wilkinson_nasty.csv")
    let varying = ["X", "BIG", "LITTLE", "HUGE", "TINY", "ROUND"]
    for first in varying {
      for second in varying {
        let found = try #require(pearson(x: columns[first] ?? [], y: columns[second] ?? []))
        #expect(isClose(found.coefficient, 1), "\(first) and \(second)")
      }
      #expect(pearson(x: columns[first] ?? [], y: columns["ZERO"] ?? []) == nil)
      #expect(spearman(x: columns[first] ?? [], y: columns["MISS"] ?? []) == nil)
    }
  }
}
