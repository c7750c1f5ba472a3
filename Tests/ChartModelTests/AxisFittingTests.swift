import ChartModel
import ChartScales
import ChartTestSupport
import Testing

struct AxisFittingTests {
  @Test(arguments: [Mark.bar, .area])
  func `the axis of bars and areas holds zero`(mark: Mark) throws {
    let y = try #require(try MinimalChart.daily([90, 100], mark: mark).resolved(offset: utc).y)
    #expect(y.scale.domain.contains(0))
  }

  @Test(arguments: [Mark.line, .point])
  func `the axis of lines and points fits the data`(mark: Mark) throws {
    let y = try #require(try MinimalChart.daily([90, 100], mark: mark).resolved(offset: utc).y)
    #expect(!y.scale.domain.contains(0))
  }

  @Test func `a domain that is asked for is taken exactly, and what lies outside is said`() throws {
    var spec = MinimalChart.daily([90, 100, 250])
    spec.y.domain = Interval(0, 200)
    let chart = try spec.resolved(offset: utc)
    #expect(chart.y?.scale.domain == Interval(0, 200))
    #expect(chart.diagnostics == [Diagnostic(.warning, .outsideDomain, arguments: ["sales", "1"])])
  }

  @Test(arguments: [1e-3, 1, 1e3])
  func `scaling the data scales the domain`(factor: Double) throws {
    let one = try #require(try MinimalChart.daily([5, 5]).resolved(offset: utc).y?.scale.domain)
    let y = try #require(
      try MinimalChart.daily([5 * factor, 5 * factor]).resolved(offset: utc).y?.scale.domain
    )
    #expect(isClose(y.start, one.start * factor, relative: 1e-9))
    #expect(isClose(y.end, one.end * factor, relative: 1e-9))
  }

  @Test func `zeros on a logarithmic axis are said and the rest is shown`() throws {
    var spec = MinimalChart.daily([0, 1, 1000])
    spec.y.scaleType = .log
    let chart = try spec.resolved(offset: utc)
    #expect(
      chart.diagnostics == [Diagnostic(.warning, .notPositiveOnLogAxis, arguments: ["sales", "1"])]
    )
    guard case .log? = chart.y?.scale else {
      Issue.record("the axis is not logarithmic")
      return
    }
    #expect(chart.y?.scale.position(of: 0).isNaN == true)
  }

  @Test func `names run from the top down and from left to right`() throws {
    let lying = try MinimalChart.named(["a", "b"], [1, 2], isHorizontal: true).resolved(offset: utc)
    let upright = try MinimalChart.named(["a", "b"], [1, 2]).resolved(offset: utc)
    let down = try #require(lying.y?.ticks.map(\.position))
    let across = try #require(upright.x?.ticks.map(\.position))
    #expect(down[0] > down[1])
    #expect(across[0] < across[1])
  }

  @Test func `ticks are never of a finer calendar unit than the data`() throws {
    let x = try #require(try MinimalChart.daily([1, 2, 3]).resolved(offset: utc).x)
    #expect(x.unitOfTicks == .day)
    #expect(x.ticks.count == 3)
  }

  @Test(arguments: [[Double.nan, .nan], []])
  func `a chart without a value still has its axes`(amounts: [Double]) throws {
    let chart = try MinimalChart.daily(amounts).resolved(offset: utc)
    #expect(chart.y?.scale.domain.isFinite == true)
  }

  @Test func `an axis of huge and of tiny amounts resolves`() throws {
    let tiny = Double.leastNonzeroMagnitude
    for amounts in [[-1e308, 1e308], [tiny, 4 * tiny], [0, 0]] {
      let chart = try MinimalChart.daily(amounts).resolved(offset: utc)
      #expect(chart.y?.ticks.allSatisfy { $0.position.isFinite } == true)
    }
  }

  @Test func `the least bar on a logarithmic axis has a length`() throws {
    var spec = MinimalChart.named(["a", "b"], [1, 100])
    spec.y.scaleType = .log
    let chart = try spec.resolved(offset: utc)
    let box = try #require(
      MarkGeometry(of: chart, layer: 0, series: 0, offset: utc).box(ofRow: 0)
    )
    #expect(box.y.length > 0.1)
  }
}
