#if os(Linux)
import Accessibility
import ChartVoice
import Charts
import SwiftUI
import Testing

/// Charts of views, through the front door.
@MainActor
struct ViewChartTests {
  private struct Sale: Identifiable {
    var id: String { city + name }
    var city: String
    var name: String
    var amount: Double
  }

  private let sales = [
    Sale(city: "Rome", name: "Cachapa", amount: 12.5), Sale(city: "Rome", name: "Dosa", amount: 7),
    Sale(city: "Paris", name: "Cachapa", amount: 3),
    Sale(city: "Paris", name: "Dosa", amount: 9.25),
  ]

  /// Gives a descriptor as it is.
  private struct Told: AXChartDescriptorRepresentable {
    let descriptor: AXChartDescriptor
    func makeChartDescriptor() -> AXChartDescriptor { descriptor }
  }

  private func bars() -> some View {
    Chart(sales) {
      BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.amount))
        .foregroundStyle(by: .value("City", $0.city))
    }
    .accessibilityLabel("Pancakes")
  }

  private func lines() -> some View {
    Chart(0..<12, id: \.self) {
      LineMark(x: .value("Place", $0 / 2), y: .value("Load", $0 * $0))
        .foregroundStyle(by: .value("Side", $0 % 2 == 0 ? "left" : "right"))
    }
  }

  /// The series with the values that a chart shows, by their names.
  private func values(_ chart: AccessibleChart) -> [String: [Double]] {
    var values: [String: [Double]] = [:]
    for layer in chart.resolved.layers {
      let amounts = layer.measure?.values.scalars ?? []
      for series in layer.series {
        values[series.name ?? "", default: []] += series.rows.map { amounts[Int($0)] }
      }
    }
    return values
  }

  @Test func `a descriptor made of a chart is read as a chart of the same values and series`()
    throws
  {
    for view in [AnyView(bars()), AnyView(lines())] {
      let chart = try AccessibleChart(view)
      let told = Told(descriptor: chart.chartDescriptor())
      let again = try AccessibleChart(Rectangle().accessibilityChartDescriptor(told))
      #expect(values(again) == values(chart))
      #expect(values(again).count == 2)
      #expect(again.resolved.layers[0].mark == chart.resolved.layers[0].mark)
      #expect(again.resolved.x?.categories == chart.resolved.x?.categories)
      #expect(again.resolved.x?.title == chart.resolved.x?.title)
    }
    #expect(try AccessibleChart(bars()).chartDescriptor().title == "Pancakes")
  }

  @Test func `a chart gives its own descriptor, and none where no axis can show it`() {
    let chart = Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.amount)) }
    let points = chart.accessibilityChartDescriptor?.series.flatMap(\.dataPoints) ?? []
    #expect(points.count == 4)
    let mixed = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1))
      PointMark(x: .value("x", "a"), y: .value("y", 1))
    }
    #expect(mixed.accessibilityChartDescriptor == nil)
    #expect(throws: AccessibleChartError.self) { try AccessibleChart(mixed) }
    #expect(throws: AccessibleChartError.noChart) { try AccessibleChart(Text("no chart")) }
  }

  @Test func `a dark view is drawn dark, unless the caller chooses`() throws {
    let light = try AccessibleChart(bars())
    let dark = try AccessibleChart(bars().environment(\.colorScheme, .dark))
    #expect(light.preferredScheme == .auto)
    #expect(dark.preferredScheme == .dark)
    #expect(dark.drawing().text == light.drawing(SVGOptions(scheme: .dark)).text)
    #expect(dark.drawing().text != light.drawing().text)
    #expect(
      dark.drawing(SVGOptions(scheme: .light)).text
        == light.drawing(SVGOptions(scheme: .light)).text
    )
  }

  @Test func `an axis in percent is told in percent`() throws {
    let chart = try AccessibleChart(
      Chart(sales) {
        BarMark(x: .value("Name", $0.city + $0.name), y: .value("Share", $0.amount / 50))
      }
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    )
    #expect(chart.text(.full).contains("25%"))
    #expect(!chart.text(.full).contains("0.25"))
  }

  @Test func `notes that are no amounts of their marks are no fault, single wrong ones are`() throws
  {
    let noted = { (note: @escaping (Sale) -> String) in
      try AccessibleChart(
        Chart(sales) { sale in
          BarMark(x: .value("Name", sale.id), y: .value("Sales", sale.amount))
            .annotation { Text(note(sale)) }
        }
      ).diagnostics.map(\.arguments)
    }
    #expect(try noted { "\(2_000 + Int($0.amount))" } == [])
    #expect(try noted { $0.amount == 7 ? "8" : "\($0.amount)" } == [["note", "1", "4"]])
  }

  @Test func `values in a unit of their own are not held against others`() throws {
    let told = { (text: @escaping (Sale) -> String) in
      try AccessibleChart(
        Chart(sales) { sale in
          BarMark(x: .value("Name", sale.id), y: .value("Way", sale.amount))
            .accessibilityValue(text(sale))
        }
      ).diagnostics.map(\.arguments)
    }
    #expect(try told { $0.amount == 3 ? "1.9 miles" : "\($0.amount) km" } == [])
    #expect(try told { $0.amount == 3 ? "1.9 km" : "\($0.amount) km" } == [["value", "1", "4"]])
  }

  @Test func `stacks of series with one sign each are as they are meant`() throws {
    let flows = { (amounts: [Double]) in
      try AccessibleChart(
        Chart(Array(amounts.enumerated()), id: \.offset) { place, amount in
          BarMark(x: .value("Quarter", "Q\(place / 2)"), y: .value("Flow", amount))
            .foregroundStyle(by: .value("Kind", place % 2 == 0 ? "in" : "out"))
        }
      ).diagnostics.map(\.code)
    }
    #expect(try flows([5, -3, 4, -2]) == [])
    #expect(try flows([5, -3, -4, 2]) == [.mixedSignsStacked])
  }

  @Test func `shares of nothing are told`() throws {
    let bars = try AccessibleChart(
      Chart(["A", "B"], id: \.self) {
        BarMark(x: .value("Name", "All"), y: .value("Share", 0), stacking: .normalized)
          .foregroundStyle(by: .value("Kind", $0))
      }
    )
    #expect(bars.diagnostics.map(\.code) == [.noShares])
    let circle = try AccessibleChart(
      Chart(["A", "B"], id: \.self) {
        SectorMark(angle: .value("Amount", 0)).foregroundStyle(by: .value("Kind", $0))
      }
    )
    #expect(circle.diagnostics.map(\.arguments) == [["Amount", "1"]])
  }
}
#endif
