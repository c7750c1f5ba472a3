import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct SymbolAreaScaleTests {
  private func bubbles(_ amounts: [Double]) throws -> ResolvedChart {
    var spec = MinimalChart.pairs(amounts.map { _ in 1 }, amounts.map { _ in 2 })
    spec.layers[0].channels[.symbolSize] = Column("weight", values: .numbers(amounts))
    spec.style.symbolAreas = 10...100
    return try spec.resolved(offset: utc)
  }

  @Test func `twice the amount is twice the area, and the largest has the largest`() throws {
    let chart = try bubbles([50, 25, -40, 1, .nan])
    let scale = try #require(SymbolAreaScale(of: chart))
    #expect(chart.layers[0].channels[.symbolSize]?.values.scalars.first == 50)
    #expect(scale.area(of: 50) == 100 && scale.area(of: 25) == 50 && scale.area(of: -40) == 80)
    #expect(scale.area(of: 1) == 10 && scale.area(of: 0) == 10)
    #expect(scale.area(of: .nan) == nil)
  }

  @Test func `areas that are none are the usual ones, and no amounts have the smallest`() {
    #expect(SymbolAreaScale(amounts: [0, 0]).area(of: 0) == 20)
    #expect(SymbolAreaScale(amounts: []).area(of: 5) == 20)
    #expect(SymbolAreaScale(amounts: [4], areas: -3...8).areas == SymbolAreaScale.usual)
    #expect(SymbolAreaScale(amounts: [1e308, 1e-308]).area(of: 1e308) == 200)
  }

  @Test func `a chart without amounts shown by area has no such scale`() throws {
    #expect(SymbolAreaScale(of: try MinimalChart.daily([1]).resolved(offset: utc)) == nil)
  }
}
