import ChartAccessibility
import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct RankingTests {
  @Test func `each name has its own rank and share, whatever the order of rows`() throws {
    let names = ["a", "b", "c", "d", "e", "f", "g"].map(Optional.init)
    let amounts: [Double] = [9, 2, 2, 9, 2, 5, 2]
    let chart = try MinimalChart.named(names, amounts).resolved(offset: utc)
    let facts = AccessibilityTree(of: chart, offset: utc).facts.filter {
      $0.kind == "rank-with-share"
    }
    #expect(facts.count == 7)
    for fact in facts {
      guard case .name(let name)? = fact.quantities["name"],
        let row = names.firstIndex(of: name)
      else {
        Issue.record("\(fact.id) names nothing")
        continue
      }
      let ahead = amounts.count { $0 > amounts[row] }
      #expect(fact.quantities["rank"] == .count(ahead + 1))
      #expect(fact.quantities["share"] == .share(amounts[row] / 31))
      #expect(fact.evidence.rows == .rows([row + 1], total: 1))
    }
  }
}
