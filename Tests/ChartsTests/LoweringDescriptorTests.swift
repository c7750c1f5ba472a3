import Accessibility
import ChartModel
import ChartScales
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringDescriptorTests {
  private let amounts = AXNumericDataAxisDescriptor(
    title: "Load (kW)",
    range: 0...100,
    gridlinePositions: [0, 50, 100]
  ) { "\(Int($0)) kilowatts" }

  private func reading(_ descriptor: AXChartDescriptor) -> ChartSpec {
    DescriptorLowering(descriptor, timeZone: "UTC").spec
  }

  @Test func `categories are bars in the order of their axis, told as their author does`() {
    let spec = reading(
      AXChartDescriptor(
        title: "Loads",
        summary: "High at night.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Time", categoryOrder: ["night", "day"]),
        yAxis: amounts,
        series: [
          AXDataSeriesDescriptor(
            name: "Hall",
            isContinuous: false,
            dataPoints: [
              AXDataPoint(x: "day", y: 20), AXDataPoint(x: "night", y: 80, label: "Peak"),
            ]
          )
        ]
      )
    )
    #expect(spec.title == "Loads")
    #expect(spec.summary == "High at night.")
    #expect(spec.layers.map(\.mark) == [.bar])
    #expect(spec.names(.x) == ["day", "night"])
    #expect(spec.order(.x) == ["night", "day"])
    #expect(spec.x.categories == ["night", "day"])
    #expect(spec.scalars(.y) == [20, 80])
    #expect(spec.layers[0].channels[.y]?.unit == "kW")
    #expect(spec.names(.series) == ["Hall", "Hall"])
    #expect(spec.layers[0].elements.values == ["20 kilowatts", "80 kilowatts"])
    #expect(spec.layers[0].elements.labels == [nil, "Peak"])
    #expect(spec.y.domain == Interval(0, 100))
  }

  @Test func `numbers are lines where continuous, else points, with further axes in words`() {
    let further = AXNumericDataAxisDescriptor(
      title: "Price",
      range: 0...9,
      gridlinePositions: []
    ) { "\($0) €" }
    let hours = AXNumericDataAxisDescriptor(
      title: "Hour",
      range: 1...1000,
      gridlinePositions: []
    ) { "\(Int($0)) h" }
    hours.scaleType = .log10
    let descriptor = AXChartDescriptor(
      title: nil,
      summary: nil,
      xAxis: hours,
      yAxis: amounts,
      additionalAxes: [further],
      series: [
        AXDataSeriesDescriptor(
          name: "a",
          isContinuous: false,
          dataPoints: [AXDataPoint(x: 10, y: 5, additionalValues: [.number(2.5)])]
        ),
        AXDataSeriesDescriptor(
          name: "b",
          isContinuous: true,
          dataPoints: [AXDataPoint(x: 1, y: 2), AXDataPoint(x: 100, y: 3)]
        ),
      ]
    )
    descriptor.contentDirection = .rightToLeft
    let spec = reading(descriptor)
    #expect(spec.layers.map(\.mark) == [.line, .point])
    #expect(spec.scalars(.x) == [1, 100])
    #expect(spec.layers[1].elements.values == ["5 kilowatts, Price 2.5 €"])
    #expect(spec.layers[1].elements.labels == ["10 h"])
    #expect(spec.x.scaleType == .log)
    #expect(spec.y.scaleType == .linear)
    #expect(spec.x.isReversed)
    #expect(spec.y.marks?.first?.values == .places([0, 50, 100]))
    #expect(spec.x.marks == nil)
  }

  private struct Described: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Told",
        summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Name", categoryOrder: ["a"]),
        yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...9, gridlinePositions: []) {
          "\($0)"
        },
        series: [
          AXDataSeriesDescriptor(
            name: "",
            isContinuous: false,
            dataPoints: [AXDataPoint(x: "a", y: 7)]
          )
        ]
      )
    }
  }

  @Test func `a descriptor around a chart is told, and the chart drawn`() throws {
    let chart = Chart { BarMark(x: .value("Name", "b"), y: .value("Sales", 1)) }
    let result = try lowered(chart.accessibilityChartDescriptor(Described()))
    #expect(result.described?.title == "Told")
    #expect(result.described?.scalars(.y) == [7])
    #expect(result.spec.scalars(.y) == [1])
    let picture = try #require(
      ChartStage(Rectangle().accessibilityChartDescriptor(Described())).charts().first
    )
    #expect(picture.spec.title == "Told")
    #expect(picture.described == nil)
  }
}
