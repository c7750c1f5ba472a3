import ChartStatistics
import ChartTestSupport
import Testing

/// Bins with round limits.
struct HistogramBinsTests {
  private static let daily: [Double] = [
    168, 117, 106, 119, 109, 104, 196, 172, 122, 115, 138, 110, 106, 187, 187, 119, 160, 144, 152,
    148, 240, 242, 173, 143, 137, 123, 146, 214, 250, 146,
  ]

  @Test func `a month of pancakes falls into seven bins of 25`() throws {
    let bins = try #require(HistogramBins(of: Self.daily))
    #expect(bins.edges == [100, 125, 150, 175, 200, 225, 250, 275])
    #expect(bins.counts == [11, 7, 5, 3, 1, 2, 1])
    #expect(bins.isWhole && bins.width == 25)
  }

  @Test(arguments: [1.0, -1, 1e-3, 1e6, 1e-12])
  func `each value is in the bin that holds it, whatever its unit`(scale: Double) throws {
    var generator = SeededGenerator(seed: 11)
    for count in [1, 2, 3, 30, 1000] {
      let values = (0..<count).map { _ in Double.random(in: -7...40, using: &generator) * scale }
      let bins = try #require(HistogramBins(of: values + [.nan]))
      #expect(bins.counts.reduce(0, +) == count)
      #expect(bins.counts.count <= HistogramBins.most + 12)
      #expect(bins.counts.first != 0 && bins.counts.last != 0)
      for (index, counted) in bins.counts.enumerated() {
        let (low, high) = (bins.edges[index], bins.edges[index + 1])
        #expect(values.count { $0 >= low && $0 < high } == counted)
        #expect(isClose(high - low, bins.width, relative: 1e-9, absolute: 0))
      }
      for value in values {
        let index = try #require(bins.index(of: value))
        #expect(bins.edges[index] <= value && value < bins.edges[index + 1])
      }
    }
  }

  @Test func `limits below one are the decimals that they look like`() throws {
    let bins = try #require(HistogramBins(of: (0..<10).map { Double($0) / 10 }))
    #expect(bins.edges == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(!bins.isWhole)
  }

  @Test func `whole numbers have whole bins`() throws {
    let bins = try #require(HistogramBins(of: [1, 2, 2, 3, 3, 3, 4]))
    #expect(bins.width == 1 && bins.edges == [1, 2, 3, 4, 5] && bins.counts == [1, 2, 3, 1])
  }

  @Test func `equal values are one bin, no value none`() {
    #expect(HistogramBins(of: [5, 5, 5])?.counts == [3])
    #expect(HistogramBins(of: [0])?.counts == [1])
    #expect(HistogramBins(of: [.nan]) == nil)
    #expect(HistogramBins(of: []) == nil)
  }

  @Test func `far outliers and the largest numbers make no endless list of bins`() throws {
    let far = (0..<1000).map { Double($0 % 10) } + [1e9]
    #expect(try #require(HistogramBins(of: far)).counts.count < 70)
    let huge = [-Double.greatestFiniteMagnitude, 0, Double.greatestFiniteMagnitude]
    #expect(try #require(HistogramBins(of: huge)).counts.reduce(0, +) == 3)
    #expect(try #require(HistogramBins(of: [.leastNonzeroMagnitude])).counts == [1])
    #expect(try #require(HistogramBins(of: [1e15, 1e15 + 1, 1e15 + 2])).counts.reduce(0, +) == 3)
  }
}
