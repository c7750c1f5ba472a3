#if os(Linux)
import ChartVoice
import Charts
import SwiftUI
import Testing

/// What a person would bring to charts on a screen, and what the charts then tell.
@MainActor
struct ChartDriverTests {
  private static let start = Date(timeIntervalSince1970: 1_651_363_200)  // 1 May 2022
  private static func day(_ day: Int) -> Date { start + Double(day - 1) * 86_400 }

  /// A drag over the chart selects days, and stays.
  private struct Brushed: View {
    @State var range: (Date, Date)? = nil

    var body: some View {
      Chart {
        ForEach(1..<31, id: \.self) { day in
          LineMark(
            x: .value("Day", ChartDriverTests.day(day), unit: .day),
            y: .value("Sales", day * day % 17)
          )
        }
        if let (start, end) = range {
          RectangleMark(
            xStart: .value("Selection Start", start),
            xEnd: .value("Selection End", end)
          )
          .foregroundStyle(.gray.opacity(0.2))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture()
                .onChanged { drag in
                  guard let plot = proxy.plotFrame else { return }
                  let left = geometry[plot].origin.x
                  guard
                    let first: Date = proxy.value(atX: drag.startLocation.x - left),
                    let last: Date = proxy.value(atX: drag.location.x - left)
                  else { return }
                  range = (min(first, last), max(first, last))
                }
            )
        }
      }
    }
  }

  @Test func `a drag over the plot selects days, which the chart then tells of`() throws {
    let driver = ChartDriver(Brushed())
    let before = try driver.charts()[0]
    #expect(before.spec.layers.count == 1)
    let from = try #require(driver.place(ofX: Self.day(8)))
    let to = try #require(driver.place(ofX: Self.day(14)))
    #expect(from.x < to.x)
    #expect(driver.drag(through: [to, from]))
    let after = try driver.charts()[0]
    let ends = [Channel.xStart, .xEnd].map {
      after.spec.layers.last?.channels[$0]?.values.scalars.first ?? .nan
    }
    let start = Self.start.timeIntervalSince1970
    let days = ends.map { (($0 - start) / 86_400).rounded(.down) + 1 }
    #expect(days == [8, 14])
    #expect(after.text(.full) != before.text(.full))
  }

  /// What is selected by the chart's own modifiers.
  private struct Selecting: View {
    @State var value: Int?
    @State var range: ClosedRange<Int>?
    @State var sees = 0

    var body: some View {
      VStack {
        Chart(0..<20, id: \.self) { BarMark(x: .value("Hour", "\($0)"), y: .value("Load", $0)) }
        Chart(0..<20, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
          .chartXSelection(value: $value)
        Chart(0..<20, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
          .chartXSelection(range: $range)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 5)
          .chartScrollPosition(x: $sees)
        Button("Clear") { value = nil }
      }
    }
  }

  @Test func `a press selects the value where it is, and a button clears it`() throws {
    let driver = ChartDriver(Selecting())
    let place = try #require(driver.place(ofX: 7, onChart: 1))
    #expect(driver.press(at: place, onChart: 1))
    #expect(try driver.charts()[1].spec.selection?.extent == .interval(Interval(7, 7)))
    // State is kept from one reading to the next.
    #expect(try driver.charts()[1].spec.selection != nil)
    #expect(!driver.press(at: place, onChart: 0))
    #expect(driver.activate("Clear"))
    #expect(try driver.charts()[1].spec.selection == nil)
    #expect(!driver.activate("Nothing"))
    #expect(!driver.press(at: place, onChart: 3))
  }

  @Test func `a drag selects a range, and what is selected is told`() throws {
    let driver = ChartDriver(Selecting())
    let before = try driver.charts()[2].text(.standard)
    let from = try #require(driver.place(ofX: 2, onChart: 2))
    let to = try #require(driver.place(ofX: 4, onChart: 2))
    #expect(driver.drag(through: [from, to], onChart: 2))
    let chart = try driver.charts()[2]
    #expect(chart.spec.selection?.extent == .interval(Interval(2, 4)))
    #expect(chart.text(.standard) != before)
    #expect(driver.selectX(5...9, onChart: 2))
    #expect(try driver.charts()[2].spec.selection?.extent == .interval(Interval(5, 9)))
    #expect(driver.selectX(nil as Int?, onChart: 2))
    #expect(try driver.charts()[2].spec.selection == nil)
  }

  @Test func `scrolling moves what is in sight`() throws {
    let driver = ChartDriver(Selecting())
    #expect(try driver.charts()[2].resolved.x?.visible == Interval(0, 5))
    #expect(driver.scrollX(to: 9, onChart: 2))
    #expect(try driver.charts()[2].resolved.x?.visible == Interval(9, 14))
    #expect(!driver.scrollY(to: 9, onChart: 2))
    #expect(!driver.scrollX(to: 9, onChart: 0))
  }

  private struct Circle: View {
    @State var amount: Double?

    var body: some View {
      Chart(["a", "b", "c", "d"], id: \.self) {
        SectorMark(angle: .value("Amount", 10)).foregroundStyle(by: .value("Name", $0))
      }
      .chartAngleSelection(value: $amount)
    }
  }

  @Test func `an amount around the circle selects its sector`() throws {
    let driver = ChartDriver(Circle())
    #expect(driver.selectAngle(25.0))
    #expect(try driver.charts()[0].spec.selection?.extent == .names(["c"]))
    #expect(driver.selectAngle(nil as Double?))
    #expect(try driver.charts()[0].spec.selection == nil)
  }
}
#endif
