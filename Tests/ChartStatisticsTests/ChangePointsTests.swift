import ChartStatistics
import ChartTestSupport
import Testing

struct ChangePointsTests {
  @Test(arguments: SeriesReference.allChanges)
  func `change points are those of ruptures`(series: SeriesReference.Changes) {
    let found = changePoints(
      of: series.values,
      penalty: series.penalty,
      leastLength: series.least
    )
    #expect(found == series.changes)
  }

  @Test func `missing values hold no change and move none`() {
    let values = (0..<40).map { place -> Double in
      let level: Double = place < 20 ? 0 : 30
      return level + Double((place * 7) % 5)
    }
    #expect(changePoints(of: values) == [20])
    var holed = values
    for place in [3, 20, 21, 33] { holed[place] = .nan }
    #expect(changePoints(of: holed) == [22])
  }

  @Test func `columns without a choice have no change`() {
    #expect(changePoints(of: []) == [])
    #expect(changePoints(of: [1, 2, 3, 40, 50]) == [])
    #expect(changePoints(of: [Double](repeating: 4, count: 50)) == [])
    #expect(changePoints(of: [1, 1, 1, 9, 9, 9], penalty: .nan) == [])
    #expect(changePoints(of: [1, 1, 1, 9, 9, 9], penalty: 1) == [3])
  }

  @Test(arguments: [1e-200, 1e-3, 1e6, 1e150])
  func `change points do not depend on the unit`(unit: Double) {
    let values = (0..<90).map { place -> Double in
      let level: Double = place / 30 == 1 ? 12 : 0
      return level + Double((place * 7) % 5)
    }
    #expect(changePoints(of: values.map { $0 * unit }) == [30, 60])
  }

  // A quadratic search of these would take minutes.
  @Test(arguments: [100, 10_000, 1_000_000])
  func `a hundred thousand values are cut soon, with changes often or never`(every: Int) {
    var random = SeededGenerator(seed: 9)
    let values = (0..<100_000).map { place -> Double in
      let level: Double = (place / every).isMultiple(of: 2) ? 0 : 20
      return level + Double.random(in: 0..<4, using: &random)
    }
    let expected = Array(stride(from: every, to: 100_000, by: every))
    #expect(changePoints(of: values, penalty: 40) == expected)
  }

  // The best cuts of a straight slope are equally long.
  @Test func `a slope too smooth to prune is cut into nearly equal parts`() {
    let changes = changePoints(of: (0..<50_000).map(Double.init))
    let bounds = [0] + changes + [50_000]
    let lengths = zip(bounds, bounds.dropFirst()).map { $1 - $0 }
    #expect(changes.count > 10)
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 50)
  }
}
