import SwiftUI
import Testing

@testable import Charts

@MainActor
struct DeclarationConfigurationTests {
  private var chart: some View { Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) } }

  private func configuration(_ view: some View) throws -> ChartConfiguration {
    try #require(declaredChart(view)).configuration
  }

  @Test func `inner modifiers override outer ones, field by field`() throws {
    let read = try configuration(
      VStack { chart.chartYScale(domain: 0...200) }
        .chartYScale(domain: 5...6, type: .log)
        .chartXScale(range: .plotDimension(padding: 4))
    )
    guard case .range(.number(0), .number(200)) = read.scales.y.domain?.form else {
      Issue.record("\(String(describing: read.scales.y.domain))")
      return
    }
    #expect(read.scales.y.type?.form == .log)
    #expect(read.scales.x.range == .plot(startPadding: 4, endPadding: 4))
    #expect(read.scales.x.domain == nil)
  }

  @Test func `domains are ranges, lists, or automatic with a closure of the client's type`() throws
  {
    let read = try configuration(
      chart
        .chartXScale(domain: ["b", "a"])
        .chartYScale(
          domain: .automatic(includesZero: false, dataType: Int.self) { $0.append(100) },
          range: 0...50
        )
    )
    guard
      case .values([.name("b"), .name("a")]) = read.scales.x.domain?.form,
      case .automatic(includesZero: false, isReversed: nil, let modify?) = read.scales.y.domain?
        .form
    else {
      Issue.record("\(read.scales)")
      return
    }
    #expect(modify([.number(1), .number(3)]) == [.number(1), .number(3), .number(100)])
    #expect(modify([.name("a")]) == [.name("a")])
    #expect(read.scales.y.range == .points([0, 50]))
  }

  @Test func `pairs, ranges and mappings set what values are seen as`() throws {
    let read = try configuration(
      chart
        .chartForegroundStyleScale(["San Francisco": .orange, "Cupertino": .pink])
        .chartSymbolScale(["a": .circle, "b": .square])
        .chartSymbolSizeScale(range: 10...100)
        .chartLineStyleScale { (name: String) in StrokeStyle(lineWidth: name == "a" ? 1 : 4) }
    )
    guard
      case .values([.name("San Francisco"), .name("Cupertino")]) = read.scales.foregroundStyle
        .domain?.form,
      case .list(let styles) = read.scales.foregroundStyle.range,
      case .list(let symbols) = read.scales.symbol.range,
      case .ends(10, 100) = read.scales.symbolSize.range
    else {
      Issue.record("\(read.scales)")
      return
    }
    #expect(styles.map(\.paint) == [.color(.orange), .color(.pink)])
    #expect(symbols.map { ($0.shape as? BasicChartSymbolShape)?.name } == [.circle, .square])
    #expect(read.scales.lineStyle.mapping?(.name("b"))?.lineWidth == 4)
    #expect(read.scales.lineStyle.mapping?(.number(1)) == nil)
  }

  @Test func `gradients are ranges of colours`() throws {
    let read = try configuration(
      chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    )
    guard case .gradient(let gradient) = read.scales.foregroundStyle.range else {
      Issue.record("\(read.scales.foregroundStyle)")
      return
    }
    #expect(gradient.stops.map(\.color) == [.red, .blue])
  }

  @Test func `a legend or an axis made within shows itself though one further out hides it`() throws
  {
    let read = try configuration(
      chart
        .chartLegend(position: .top, spacing: 3)
        .chartXAxis { AxisMarks() }
        .chartLegend(.hidden)
        .chartXAxis(.hidden)
    )
    #expect(read.legend.visibility == nil)
    #expect(read.legend.position == .top)
    #expect(read.xAxis.visibility == nil)
    #expect(try configuration(chart.chartLegend(.hidden)).legend.visibility == .hidden)
  }

  @Test func `selections are read and set through the client's bindings`() throws {
    var day: Int? = 3
    var span: ClosedRange<Double>?
    let read = try configuration(
      chart
        .chartXSelection(value: Binding(get: { day }, set: { day = $0 }))
        .chartYSelection(range: Binding(get: { span }, set: { span = $0 }))
        .chartXVisibleDomain(length: 60 * 60)
        .chartScrollableAxes(.horizontal)
    )
    #expect(read.selection.x?.get() == .number(3))
    read.selection.x?.set(.number(4.2))
    #expect(day == 4)
    read.selection.x?.set(nil)
    #expect(day == nil)
    read.selection.yRange?.set((.number(5), .number(2)))
    #expect(span == 2...5)
    #expect(read.scrolling.xLength == 3600)
    #expect(read.scrolling.axes == .horizontal)
  }

  @Test func `views around a plot are kept for the proxy they will be given`() throws {
    let read = try configuration(
      chart
        .chartOverlay(alignment: .top) { _ in Text("inner") }
        .chartOverlay { proxy in Text("outer \(proxy.plotSize.width)") }
        .chartPlotStyle { $0.frame(height: 60) }
    )
    #expect(read.overlays.map(\.alignment) == [.center, .top])
    #expect(read.plotStyles.count == 1)
  }

  @Test func `labels of axes are words as they are, from a literal too`() throws {
    let read = try configuration(
      chart.chartXAxisLabel("100% (mm)").chartYAxisLabel(position: .trailing) { Text("weight") }
    )
    let reader = ViewReader()
    let labels = read.xAxis.labels + read.yAxis.labels
    #expect(
      labels.flatMap { reader.elements(of: $0.content).flatMap(\.texts) } == [
        "100% (mm)", "weight",
      ]
    )
    #expect(labels.map(\.position) == [.automatic, .trailing])
  }

  @Test func `what styles say of a plot is read from the modifiers around it`() throws {
    let declared = try #require(
      declaredChart(
        chart
          .chartPlotStyle {
            $0.frame(height: 60 * 6).background(.pink.opacity(0.2)).border(.pink, width: 1)
          }
          .chartPlotStyle { $0.opacity(0.5) }
      )
    )
    let attributes = declared.plotAttributes
    try #require(attributes.count == 2)
    #expect(attributes[0].opacity == 0.5)
    #expect(attributes[1].frame?.height == 360)
    #expect(attributes[1].border?.width == 1)
    #expect(attributes[1].backgrounds.count == 1)
  }
}
