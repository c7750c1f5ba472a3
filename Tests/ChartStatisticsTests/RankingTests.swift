import ChartStatistics
import Testing

struct RankingTests {
  @Test func `the largest value comes first and equal values share a rank`() {
    let ranking = Ranking(of: [5, 9, .nan, 5, 1, 9])
    #expect(ranking.order == [1, 5, 0, 3, 4])
    #expect(ranking.ranks == [1, 1, 2, 2, 3])
  }

  @Test func `shares are of the total and add up to one`() {
    let ranking = Ranking(of: [1, 3, .nan, 0])
    #expect(ranking.order == [1, 0, 3])
    #expect(ranking.shares == [0.75, 0.25, 0])
  }

  @Test(arguments: [[2, -1], [0, 0], [], [.nan], [1.5e308, 1.5e308]] as [[Double]])
  func `there are no shares where parts of a whole mean nothing`(values: [Double]) {
    #expect(Ranking(of: values).shares == nil)
  }

  @Test func `infinities and zeros of either sign do not disturb the order`() {
    let ranking = Ranking(of: [-0.0, .infinity, 0.0, -1])
    #expect(ranking.order == [0, 2, 3] && ranking.ranks == [1, 1, 2])
  }
}
