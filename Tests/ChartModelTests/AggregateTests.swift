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

  @Test func `rows are combined where place and series are equal, in order of first appearance`()
    throws
  {
    var spec = MinimalChart.split(
      .numbers([1, 2, 1, 2, 1, 2, .nan]),
      [10, 20, 30, 40, 50, 60, 70],
      by: ["a", "b", "a", "a", nil, "b", "a"]
    )
    spec.layers[0].aggregate = .sum
    let layer = try spec.resolved(offset: utc).layers[0]
    #expect(layer.aggregation?.markOfRow == [0, 1, 0, 2, -1, 1, -1])
    #expect(layer.measure?.values.scalars == [40, 80, 40])
    #expect(layer.dimension?.values.scalars == [1, 2, 2])
  }

  @Test(arguments: [(Aggregate.count, [3.0, 1.0]), (.sum, [3, 1]), (.mean, [1, 1])])
  func `without amounts every row counts one`(_ aggregate: Aggregate, _ expected: [Double]) throws {
    var spec = MinimalChart.named(["a", "b", "a", "a"], [0, 0, 0, 0])
    spec.layers[0].channels[.y] = nil
    spec.layers[0].aggregate = aggregate
    let layer = try spec.resolved(offset: utc).layers[0]
    #expect(layer.channels[.y]?.values.scalars == expected)
  }

  @Test func `the median of many rows is that of each place's own rows`() throws {
    var random = SeededGenerator(seed: 7)
    let places = (0..<2_000).map { _ in Double(Int.random(in: 0..<50, using: &random)) }
    let amounts = places.map { $0 + Double.random(in: -1...1, using: &random) }
    var spec = MinimalChart.pairs(places, amounts)
    spec.layers[0].aggregate = .median
    let layer = try spec.resolved(offset: utc).layers[0]
    let x = try #require(layer.dimension?.values.scalars)
    let y = try #require(layer.measure?.values.scalars)
    #expect(Set(x).count == x.count)
    for (place, median) in zip(x, y) {
      let own = zip(places, amounts).filter { $0.0 == place }.map(\.1).sorted()
      let middle = (own[(own.count - 1) / 2] + own[own.count / 2]) / 2
      #expect(isClose(median, middle))
    }
  }
}
