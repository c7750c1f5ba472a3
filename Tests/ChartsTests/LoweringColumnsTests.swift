import ChartModel
import ChartScales
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringColumnsTests {
  /// The calendar unit of dates that are declared without one.
  private func unit(_ dates: [Date]) throws -> CalendarUnit? {
    try spec { ForEach(dates, id: \.self) { LineMark(x: .value("Day", $0), y: .value("y", 1)) } }
      .unit(.x)
  }

  @Test func `dates without a unit have the longest that all of them start`() throws {
    #expect(try unit([instant(2020, 1), instant(2021, 1)]) == .year)
    #expect(try unit([instant(2020, 1), instant(2020, 2)]) == .month)
    #expect(try unit([instant(2020, 1), instant(2020, 1, 2)]) == .day)
    #expect(try unit([instant(2020, 1), instant(2020, 1, 1, hour: 7)]) == .hour)
    #expect(try unit([instant(2020, 1), instant(2020, 1) + 60]) == .minute)
    #expect(try unit([instant(2020, 1), instant(2020, 1) + 61]) == .second)
    #expect(try unit([instant(2020, 1)]) == .day)
  }

  @Test func `dates with a unit are taken to its start`() throws {
    let chart = try spec {
      ForEach([instant(2022, 5, 8, hour: 13), instant(2022, 6, 30, hour: 2)], id: \.self) {
        BarMark(x: .value("Month", $0, unit: .month), y: .value("y", 1))
      }
    }
    #expect(chart.unit(.x) == .month)
    #expect(
      chart.scalars(.x)
        == [instant(2022, 5), instant(2022, 6)].map(\.timeIntervalSince1970)
    )
  }

  @Test func `dates without a unit stay where they are`() throws {
    let dates = [instant(2022, 5, 8, hour: 13), instant(2022, 6, 30, hour: 2)]
    let chart = try spec {
      ForEach(dates, id: \.self) { PointMark(x: .value("Time", $0), y: .value("y", 1)) }
    }
    #expect(chart.scalars(.x) == dates.map(\.timeIntervalSince1970))
  }

  @Test func `numbers that are infinite or none are missing, and told by column and count`() throws
  {
    let values = [1, Double.infinity, -.infinity, .nan, 4]
    let chart = Chart(Array(values.enumerated()), id: \.offset) { place, value in
      LineMark(x: .value("x", place), y: .value("Load", value))
    }
    #expect(try losses(chart) == ["valuesNotFinite Load 3"])
    #expect(try lowered(chart).spec.scalars(.y).map(\.isNaN) == [false, true, true, true, false])
  }

  @Test func `values that bins leave out are told of the chart of the bins`() throws {
    let bins = NumberBins(data: [Double.nan, 1, .infinity, 4], desiredCount: 3)
    let chart = Chart(Array(bins.enumerated()), id: \.offset) { _, bin in
      BarMark(x: .value("Load", bin), y: .value("Count", 1))
    }
    #expect(try losses(chart) == ["valuesNotFinite Load 2"])
    #expect(bins == NumberBins(data: [1.0, 4], desiredCount: 3))
  }

  @Test func `values without a label are told, unless their axis has one`() throws {
    let chart = Chart(0..<2, id: \.self) { BarMark(x: .value("", "\($0)"), y: .value(" ", $0)) }
    #expect(try losses(chart) == ["labelMissing x", "labelMissing y"])
    #expect(try losses(chart.chartXAxisLabel("Name")) == ["labelMissing y"])
  }

  @Test func `dates that end before they start are told, and amounts where all of them do`() throws
  {
    let jobs = Chart {
      BarMark(
        xStart: .value("Start", instant(2020, 2)),
        xEnd: .value("End", instant(2020, 1)),
        y: .value("Job", "a")
      )
      BarMark(
        xStart: .value("Start", instant(2020, 2)),
        xEnd: .value("End", instant(2020, 3)),
        y: .value("Job", "b")
      )
    }
    #expect(try losses(jobs) == ["intervalsReversed Start 1"])
    let steps = { (ends: [Int]) in
      Chart(ends, id: \.self) {
        BarMark(
          x: .value("Step", "\($0)"),
          yStart: .value("Open", 5),
          yEnd: .value("Close", $0)
        )
      }
    }
    #expect(try losses(steps([3, 8])) == [])
    #expect(try losses(steps([3, 4])) == ["intervalsReversed Open 2"])
  }
}
