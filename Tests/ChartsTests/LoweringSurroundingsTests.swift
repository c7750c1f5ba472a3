import ChartModel
import ChartScales
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringSurroundingsTests {
  private var chart: some View {
    Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  private var names: some View {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
  }

  private func circle(_ angle: Binding<Double?>) -> some View {
    Chart(["a", "b", "c"], id: \.self) {
      SectorMark(angle: .value("Amount", 10)).foregroundStyle(by: .value("Name", $0))
    }
    .chartAngleSelection(value: angle)
  }

  @Test func `the legend is hidden, placed and written as declared`() throws {
    #expect(try lowered(chart.chartLegend(.hidden)).spec.style.legend.isHidden)
    #expect(try !lowered(chart).spec.style.legend.isHidden)
    #expect(try lowered(chart.chartLegend(position: .top)).spec.style.legend.position == .top)
    let own = try lowered(chart.chartLegend { Text("Mine") }).spec.style.legend
    #expect(own.texts?.map(\.text) == ["Mine"])
  }

  @Test func `the plot has the size, ground and border of its style`() throws {
    let view = chart.chartPlotStyle {
      $0.frame(width: 300, height: 60).background(.pink.opacity(0.2)).border(.pink, width: 2)
    }
    let style = try lowered(view).spec.style
    #expect(style.plotWidth == 300)
    #expect(style.plotHeight == 60)
    #expect(style.plotBackground == .color(.named(.pink, opacity: 0.2)))
    #expect(style.plotBorder == .color(.named(.pink)))
    #expect(style.plotBorderWidth == 2)
  }

  @Test func `a chart has the frame around it`() throws {
    let style = try lowered(chart.frame(width: 200, height: 100)).spec.style
    #expect(style.width == 200)
    #expect(style.height == 100)
  }

  @Test func `what is in sight starts where the author scrolls to, else at the least value`() throws
  {
    let visible = chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    #expect(try lowered(visible).spec.x.visible == Interval(0, 4))
    #expect(
      try lowered(visible.chartScrollPosition(initialX: 3)).spec.x.visible == Interval(3, 7)
    )
    #expect(try losses(chart.chartXVisibleDomain(length: 0)) == ["visibleLengthIgnored x 0"])
  }

  @Test func `what bindings hold is selected`() throws {
    let value = chart.chartXSelection(value: .constant(3 as Int?))
    #expect(try lowered(value).spec.selection == ChartSelection(.x, .interval(Interval(3, 3))))
    let range = chart.chartXSelection(range: .constant(2...5 as ClosedRange<Int>?))
    #expect(try lowered(range).spec.selection == ChartSelection(.x, .interval(Interval(2, 5))))
    let name = names.chartXSelection(value: .constant("b" as String?))
    #expect(try lowered(name).spec.selection == ChartSelection(.x, .names(["b"])))
    let vertical = chart.chartYSelection(value: .constant(4 as Int?))
    #expect(try lowered(vertical).spec.selection == ChartSelection(.y, .interval(Interval(4, 4))))
    #expect(try lowered(chart.chartXSelection(value: .constant(nil as Int?))).spec.selection == nil)
    #expect(
      try lowered(circle(.constant(15))).spec.selection == ChartSelection(.angle, .names(["b"]))
    )
  }

  @Test func `a chart is called by its label, a heading before it or the title of its screen`()
    throws
  {
    #expect(try lowered(chart.accessibilityLabel("Squares")).spec.title == "Squares")
    let heading = VStack {
      Text("Growth").font(.headline)
      Text("of something")
      chart
    }
    #expect(try lowered(heading).spec.title == "Growth")
    #expect(try lowered(VStack { chart }.navigationTitle("Screen")).spec.title == "Screen")
    #expect(
      try lowered(heading.navigationTitle("Screen")).spec.title == "Growth"
    )
    #expect(
      try lowered(
        VStack {
          Text("aside"); chart
        }
      ).spec.title == nil
    )
  }

  @Test func `a chart that stands for a view is found in its place`() throws {
    let view = HStack {
      Rectangle(); Text("5")
    }
    .accessibilityRepresentation { chart }
    let charts = ChartStage(view).charts()
    #expect(charts.count == 1)
    #expect(charts.first?.spec.layers.first?.mark == .point)
    let slider = chart.accessibilityRepresentation { Text("no chart") }
    #expect(ChartStage(slider).charts().count == 1)
  }

  @Test func `a dark scheme is that of the view`() throws {
    #expect(try lowered(chart.environment(\.colorScheme, .dark)).isDark)
    #expect(try !lowered(chart).isDark)
  }

  @Test func `texts over and behind the plot are read`() throws {
    let view =
      chart
      .chartBackground { _ in Text("behind") }
      .chartOverlay { proxy in
        if let place = proxy.position(forX: 3) { Text("at \(place > 0 ? "right" : "left")") }
      }
    #expect(try lowered(view).spec.texts.map(\.text) == ["behind", "at right"])
  }
}
