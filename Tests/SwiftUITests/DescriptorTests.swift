import Accessibility
import ChartTestSupport
import SwiftUI
import Testing

@Suite(.serialized)
struct DescriptorTests {
  private func makeDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales",
      summary: "Rising",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...9, gridlinePositions: [5]) {
        "\(Int($0)) sold"
      },
      additionalAxes: [
        AXNumericDataAxisDescriptor(title: "Rain", range: 0...1, gridlinePositions: []) { "\($0)" }
      ],
      series: [
        AXDataSeriesDescriptor(
          name: "North",
          isContinuous: true,
          dataPoints: [
            .init(x: "Mo", y: 3, additionalValues: [.number(0.5)], label: "first"),
            .init(x: "Tu", y: 8),
          ]
        )
      ]
    )
  }

  @Test func `a descriptor holds what it was given`() {
    let descriptor = makeDescriptor()
    #expect(descriptor.title == "Sales")
    #expect(descriptor.attributedTitle?.string == "Sales")
    #expect(descriptor.contentDirection == .leftToRight)
    #expect(descriptor.yAxis?.valueDescriptionProvider(5) == "5 sold")
    #expect(descriptor.yAxis?.scaleType == .linear)
    #expect(descriptor.series[0].dataPoints[0].xValue == .category("Mo"))
    #expect(descriptor.series[0].dataPoints[0].yValue == .number(3))
    #expect(descriptor.series[0].dataPoints[0].additionalValues == [.number(0.5)])
    #expect(descriptor.series[0].dataPoints[1].label == nil)
  }

  @Test func `changing a copy leaves the first as it was`() {
    let first = makeDescriptor()
    first.contentDirection = .topToBottom
    let copy = first.copy() as? AXChartDescriptor
    copy?.title = "Costs"
    copy?.xAxis.title = "Week"
    copy?.yAxis?.range = 0...1
    copy?.yAxis?.scaleType = .log10
    copy?.additionalAxes[0].title = "Snow"
    copy?.series[0].name = "South"
    copy?.series[0].dataPoints[0].label = "changed"
    copy?.series[0].dataPoints[0].xValue = .number(1)
    #expect(copy?.contentDirection == .topToBottom)
    #expect(copy?.summary == "Rising")
    #expect(first.title == "Sales")
    #expect(first.xAxis.title == "Day")
    #expect(first.yAxis?.range == 0...9)
    #expect(first.yAxis?.scaleType == .linear)
    #expect(first.additionalAxes[0].title == "Rain")
    #expect(first.series[0].name == "North")
    #expect(first.series[0].dataPoints[0].label == "first")
    #expect(first.series[0].dataPoints[0].xValue == .category("Mo"))
  }

  @Test func `a title and its attributed form are one`() {
    let descriptor = makeDescriptor()
    descriptor.attributedTitle = NSAttributedString(string: "Later")
    #expect(descriptor.title == "Later")
    descriptor.title = nil
    #expect(descriptor.attributedTitle == nil)
  }

  @Test func `a live graph records what would sound between start and stop`() {
    AXLiveAudioGraph.updateValue(0.9)
    AXLiveAudioGraph.start()
    AXLiveAudioGraph.updateValue(0.25)
    AXLiveAudioGraph.updateValue(.nan)
    AXLiveAudioGraph.updateValue(7)
    AXLiveAudioGraph.stop()
    AXLiveAudioGraph.updateValue(0.5)
    #expect(AXLiveAudioGraph.heard.values == [0.25, 1])
    #expect(!AXLiveAudioGraph.heard.isRunning)
  }

  @Test func `custom content keeps its words and weight in a copy`() {
    let content = AXCustomContent(label: "Rain", value: "3 mm")
    content.importance = .high
    let copy = content.copy() as? AXCustomContent
    content.importance = .default
    #expect(copy?.label == "Rain")
    #expect(copy?.value == "3 mm")
    #expect(copy?.importance == .high)
  }

  @Test func `dots lie from zero to one and only within the map`() {
    let map = AXBrailleMap(dimensions: CGSize(width: 3, height: 2))
    map[CGPoint(x: 2, y: 1)] = 4
    map[CGPoint(x: 3, y: 0)] = 1
    map[CGPoint(x: 0, y: 0)] = .nan
    #expect(map[CGPoint(x: 2.5, y: 1)] == 1)
    #expect(map[CGPoint(x: 3, y: 0)] == 0)
    #expect(map[CGPoint(x: 0, y: 0)] == 0)
  }
}
