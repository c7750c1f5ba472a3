import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct AggregateTests {
  private func combined(_ amounts: [Double], _ aggregate: Aggregate) throws -> ResolvedLayer {
    var spec = MinimalChart.named(["a", "b", "a", "a", nil], amounts)
    spec.layers[0].aggregate = aggregate
    return try spec.resolved(offset: utc).layers[0]
  }

  @Test(arguments: [
    (Aggregate.sum, 9.0), (.mean, 3), (.median, 2), (.minimum, 1), (.maximum, 6), (.count, 3),
  ])
  func `rows of one name become one mark`(aggregate: Aggregate, expected: Double) throws {
    let layer = try combined([1, 10, 2, 6, 99], aggregate)
    #expect(layer.measure?.values.scalars.first == expected)
    #expect(layer.markCount == 2)
    #expect(layer.aggregation?.markOfRow == [0, 1, 0, 0, -1])
  }

  @Test func `a sum of nothing is missing, not zero`() throws {
    let layer = try combined([.nan, 1, .nan, .nan, 1], .sum)
    #expect(layer.measure?.values.scalars[0].isNaN == true)
  }

  @Test func `missing values are left out of a mean`() throws {
    let layer = try combined([2, 1, .nan, 4, 1], .mean)
    #expect(layer.measure?.values.scalars[0] == 3)
  }
}
