import ChartStatistics
import ChartTestSupport
import Testing

struct SeriesPeakTests {
  @Test func `peaks inside a series are those that SciPy finds`() throws {
    for series in try PathReference.shared.get().turning {
      let x = series.y.indices.map(Double.init)
      for kind in [SeriesPeak.Kind.peak, .trough] {
        let expected = series.peaks.filter { $0.kind == kind.rawValue }
        let found = seriesPeaks(kind, x: x, y: series.y, leastShare: 0).filter { !$0.isEnd }
        #expect(found.map(\.index) == expected.map(\.index))
        #expect(found.map(\.plateau) == expected.map { $0.left...$0.right })
        #expect(found.map(\.prominence) == expected.map(\.prominence))
      }
    }
  }

  @Test func `ends are peaks where the series falls away from them`() {
    let found = peaks([9, 1, 4, 2, 6])
    #expect(found.map(\.index) == [0, 2, 4])
    #expect(found.map(\.prominence) == [8, 2, 5])
    #expect(found.map(\.isEnd) == [true, false, true])
    #expect(found.map(\.place) == [.beginning, .middle, .end])
    #expect(peaks([1, 2, 3, 4]).map(\.index) == [3])
    #expect(peaks([4, 4, 3, 4, 4, 4]).map(\.plateau) == [0...1, 3...5])
  }

  @Test func `a peak is told from a fifth of the range on`() {
    let y = [0.0, 10, 6, 7.9, 5, 7, 5, 8]
    #expect(seriesPeaks(.peak, x: steps(8), y: y).map(\.index) == [1, 5, 7])
    #expect(seriesPeaks(.peak, x: steps(8), y: y, leastShare: 0).map(\.index) == [1, 3, 5, 7])
    #expect(seriesPeaks(.peak, x: steps(8), y: y, leastShare: 0.21).map(\.index) == [1, 7])
  }

  @Test func `constant, single and missing values have no peaks`() {
    #expect(peaks([]).isEmpty && peaks([3]).isEmpty && peaks([3, 3, 3]).isEmpty)
    #expect(peaks([.nan, .nan]).isEmpty)
    #expect(mainPeak(.trough, x: steps(2), y: [1, 1]) == nil)
  }

  @Test func `a trough is the peak of the series upside down`() {
    for seed in 0..<20 {
      let y = ChanceSeries.wholeNumbers(15, seed: UInt64(seed))
      let troughs = seriesPeaks(.trough, x: steps(15), y: y, leastShare: 0.1)
      let peaks = seriesPeaks(.peak, x: steps(15), y: y.map(-), leastShare: 0.1)
      #expect(troughs.map(\.plateau) == peaks.map(\.plateau))
      #expect(troughs.map(\.value) == peaks.map { -$0.value })
      #expect(
        mainPeak(.trough, x: steps(15), y: y)?.index
          == mainPeak(.peak, x: steps(15), y: y.map(-))?.index
      )
    }
  }

  @Test func `peaks do not depend on units or the order of rows`() {
    for seed in 0..<20 {
      let y = ChanceSeries.wholeNumbers(24, seed: UInt64(seed))
      let plain = seriesPeaks(.peak, x: steps(24), y: y)
      let scaled = seriesPeaks(.peak, x: steps(24).map { $0 * 86_400 + 5 }, y: y.map { $0 / 3000 })
      #expect(scaled.map(\.index) == plain.map(\.index))
      #expect(scaled.map(\.place) == plain.map(\.place))
      let turned = seriesPeaks(.peak, x: steps(24).reversed(), y: y.reversed())
      #expect(turned == plain)
    }
  }

  @Test func `the main peak is the one that stands out on both sides, not a cut-off end`() {
    #expect(mainPeak(.peak, x: steps(7), y: [10, 3, 2, 9, 2, 1, 0])?.index == 3)
    #expect(mainPeak(.peak, x: steps(7), y: [10, 3, 2, 4, 2, 1, 0])?.index == 0)
    #expect(mainPeak(.peak, x: steps(7), y: [0, 1, 2, 3, 2, 6, 10])?.index == 6)
  }

  @Test func `places are thirds in which each point fills its own step`() {
    let places = (0..<12).map { place in
      mainPeak(.peak, x: steps(12), y: (0..<12).map { $0 == place ? 1 : 0 })?.place
    }
    let thirds: [SeriesPlace] = [.beginning, .middle, .end]
    #expect(places == thirds.flatMap { [$0, $0, $0, $0] })
  }

  @Test func `a plateau lies where it is reached`() {
    let y = [0.0, 1, 2, 5, 5, 5, 3, 2, 1, 0, 0, 0]
    #expect(mainPeak(.peak, x: steps(12), y: y)?.place == .beginning)
    #expect(mainPeak(.peak, x: steps(12), y: y)?.index == 4)
  }

  private func steps(_ count: Int) -> [Double] { (0..<count).map(Double.init) }

  private func peaks(_ y: [Double]) -> [SeriesPeak] {
    seriesPeaks(.peak, x: steps(y.count), y: y, leastShare: 0)
  }
}
