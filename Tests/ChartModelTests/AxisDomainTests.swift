import ChartModel
import ChartScales
import ChartTestSupport
import Testing

/// What an author says about the ends of axes and the names along them.
struct AxisDomainTests {
  private func named(_ names: [String], _ categories: [String]) -> ChartSpec {
    var spec = MinimalChart.named(names, names.indices.map { Double($0 + 1) })
    spec.x.categories = categories
    return spec
  }

  @Test func `names stand in their author's order, and those without data keep their place`() throws
  {
    let chart = try named(["b", "a"], ["a", "empty", "b"]).resolved(offset: utc)
    let x = try #require(chart.x)
    #expect(x.categories == ["a", "empty", "b"])
    #expect(x.ticks.map(\.value) == [0, 1, 2])
    #expect(chart.diagnostics.isEmpty)
    let geometry = MarkGeometry(of: chart, layer: 0, series: 0, offset: utc)
    let (b, a) = (try #require(geometry.box(ofRow: 0)), try #require(geometry.box(ofRow: 1)))
    #expect(a.x.end < 1 / 3.0 && b.x.start > 2 / 3.0)
    // Reading follows the axis, not the data.
    #expect(chart.layers[0].series[0].rows == [1, 0])
  }

  @Test func `data under a name that the axis lacks are left out and told of once`() throws {
    let chart = try named(["a", "x", "b", "y"], ["b", "a"]).resolved(offset: utc)
    #expect(chart.layers[0].series[0].rows == [2, 0])
    let name = try #require(chart.layers[0].channels[.x]).name
    #expect(chart.diagnostics == [Diagnostic(.warning, .outsideDomain, arguments: [name, "2"])])
  }

  @Test func `a name that is missing is told of apart from one that is outside`() throws {
    var spec = named(["a", "x"], ["a"])
    spec.layers[0].channels[.x]?.values = .categories(CategoryValues(["a", "x", nil]))
    spec.layers[0].channels[.y]?.values = .numbers([1, 2, 3])
    let chart = try spec.resolved(offset: utc)
    #expect(chart.diagnostics.map(\.code) == [.outsideDomain, .missingValues])
    #expect(chart.diagnostics.map { $0.arguments[1] } == ["1", "1"])
  }

  @Test func `a name that is given twice has one place, and no name leaves nothing`() throws {
    #expect(try named(["a"], ["a", "b", "a"]).resolved(offset: utc).x?.categories == ["a", "b"])
    let none = try named(["a"], []).resolved(offset: utc)
    #expect(none.x?.categories == [] && none.x?.ticks == [])
    #expect(MarkGeometry(of: none, layer: 0, series: 0, offset: utc).box(ofRow: 0) == nil)
  }

  @Test func `all layers stand by one author's names`() throws {
    var spec = named(["a", "b"], ["c", "b", "a"])
    spec.layers += MinimalChart.named(["c", "a"], [5, 6]).layers
    let chart = try spec.resolved(offset: utc)
    for layer in chart.layers {
      guard case .categories(let values)? = layer.channels[.x]?.values else { continue }
      #expect(values.names == ["c", "b", "a"])
    }
    #expect(chart.layers[1].channels[.x]?.values.scalars == [0, 2])
  }

  @Test func `a domain that runs downwards reverses the axis and is read that way`() throws {
    var spec = MinimalChart.pairs([1, 2, 3], [4, 5, 6])
    spec.layers[0].mark = .line
    spec.x.domain = Interval(10, 0)
    let chart = try spec.resolved(offset: utc)
    let x = try #require(chart.x)
    #expect(x.scale.domain == Interval(0, 10))
    #expect(x.scale.position(of: 10) == 0 && x.scale.position(of: 0) == 1)
    #expect(chart.layers[0].series[0].rows == [2, 1, 0])
    spec.x.isReversed = true
    let twice = try spec.resolved(offset: utc)
    #expect(twice.x?.scale.position(of: 10) == 1)
    #expect(twice.layers[0].series[0].rows == [0, 1, 2])
  }

  @Test(arguments: [Interval(.nan, 3), Interval(0, .infinity), Interval(-.infinity, .infinity)])
  func `a domain without finite ends is none`(domain: Interval) throws {
    var spec = MinimalChart.pairs([1, 2, 3], [4, 5, 6])
    spec.x.domain = domain
    let chart = try spec.resolved(offset: utc)
    #expect(chart.x?.scale.domain.isFinite == true && chart.diagnostics.isEmpty)
  }

  @Test func `padding lies before the start and after the end of the domain`() throws {
    var spec = MinimalChart.pairs([1, 2], [3, 4])
    spec.x.padding = AxisPadding(start: 20, end: 60)
    let forwards = try #require(try spec.resolved(offset: utc).x)
    #expect(forwards.place(alongPoints: 200) == Interval(0.1, 0.7))
    spec.x.isReversed = true
    let backwards = try #require(try spec.resolved(offset: utc).x)
    #expect(backwards.place(alongPoints: 200) == Interval(0.3, 0.9))
    #expect(backwards.place(alongPoints: 80) == .unit)
    spec.x.padding = nil
    #expect(try spec.resolved(offset: utc).x?.place(alongPoints: 80) == .unit)
  }

  @Test func `what is in sight lies within the domain`() throws {
    var spec = MinimalChart.pairs([0, 10], [0, 10])
    let cases: [(Interval, Interval?)] = [
      (Interval(2, 5), Interval(2, 5)), (Interval(5, 2), Interval(2, 5)),
      (Interval(-5, 3), Interval(0, 3)), (Interval(-5, 30), nil), (Interval(20, 30), nil),
      (Interval(.nan, 3), nil),
    ]
    for (asked, seen) in cases {
      spec.x.visible = asked
      #expect(try spec.resolved(offset: utc).x?.visible == seen)
    }
    var names = named(["a", "b", "c"], ["a", "b", "c"])
    names.x.visible = Interval(1, 1)
    #expect(try names.resolved(offset: utc).x?.visible == Interval(1, 1))
  }

  @Test func `an axis of amounts under bars holds zero where its author says so`() throws {
    var spec = MinimalChart.pairs([100, 101], [3, 4])
    spec.layers[0].mark = .bar
    #expect(try spec.resolved(offset: utc).x?.scale.domain.contains(0) == false)
    spec.x.includesZero = true
    #expect(try spec.resolved(offset: utc).x?.scale.domain.contains(0) == true)
  }
}
