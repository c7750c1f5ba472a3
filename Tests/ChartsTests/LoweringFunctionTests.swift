import ChartModel
import ChartScales
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringFunctionTests {
  @Test func `a function is a line over its domain, an area where it is declared as one`() throws {
    let chart = try spec {
      LinePlot(x: "x", y: "x²", domain: -2...2) { $0 * $0 }
      AreaPlot(x: "x", y: "sine", domain: 0...1) { sin($0) }
    }
    #expect(chart.layers.map(\.mark) == [.line, .area])
    #expect(chart.layers[0].function?.formula == "x²")
    #expect(chart.layers[0].channels[.x]?.name == "x")
    #expect(chart.scalars(.x).first == -2)
    #expect(chart.scalars(.x).last == 2)
    #expect(chart.scalars(.x, 1).last == 1)
  }

  @Test func `a function without a domain has the chart's, else that of the data`() throws {
    let plot = LinePlot(x: "x", y: "y") { $0 }
    let scaled = try lowered(Chart { plot }.chartXScale(domain: -5...5))
    #expect(scaled.spec.scalars(.x).first == -5)
    #expect(scaled.spec.scalars(.x).last == 5)
    #expect(scaled.diagnostics.isEmpty)
    let beside = try lowered(
      Chart {
        PointMark(x: .value("x", 3), y: .value("y", 1))
        PointMark(x: .value("x", 9), y: .value("y", 1))
        plot
      }
    )
    #expect(beside.spec.scalars(.x, 1).first == 3)
    #expect(beside.spec.scalars(.x, 1).last == 9)
    #expect(beside.diagnostics.isEmpty)
    #expect(try losses(Chart { plot }) == ["functionDomainMissing y 0 1"])
  }

  @Test func `domains without end, of one point, and functions without a value are told`() throws {
    let infinite = Chart {
      LinePlot(x: "x", y: "y", domain: -Double.infinity...Double.infinity) { $0 }
    }
    #expect(try losses(infinite) == ["domainIgnored x -inf inf"])
    #expect(
      try losses(Chart { LinePlot(x: "x", y: "y", domain: 2...2) { $0 } })
        == ["domainIgnored x 2 2"]
    )
    #expect(
      try losses(Chart { LinePlot(x: "x", y: "y", domain: 0...1) { _ in .nan } })
        == ["functionUndefined y 0 1"]
    )
  }

  @Test func `two functions are a band, a pair of them a path of points`() throws {
    let chart = try spec {
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...2) { (yStart: $0, yEnd: $0 + 1) }
      LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: -$0) }
    }
    #expect(chart.layers.map(\.mark) == [.area, .point])
    #expect(chart.scalars(.yStart).last == 2)
    #expect(chart.scalars(.yEnd).last == 3)
    #expect(chart.scalars(.x, 1).last == 1)
    #expect(chart.scalars(.y, 1).last == -1)
  }
}
