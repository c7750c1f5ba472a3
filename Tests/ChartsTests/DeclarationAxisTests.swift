import SwiftUI
import Testing

@testable import Charts

@MainActor
struct DeclarationAxisTests {
  private func marks(of chart: some View) throws -> [DeclaredAxisMarks] {
    let chart = try #require(declaredChart(chart))
    return try #require(chart.configuration.xAxis.marks(reading: chart.reading))
  }

  private func items(_ marks: DeclaredAxisMarks, _ value: PrimitiveValue) -> [DeclaredAxisItem] {
    guard case .items(let items) = marks.content else { return [] }
    return items(AxisValue(value: value, index: 0, count: 1))
  }

  private var chart: some View { Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) } }

  @Test func `values of axis marks are written as they are declared`() {
    #expect(AxisMarkValues.automatic.description == "automatic")
    #expect(AxisMarkValues.automatic(desiredCount: 4).description == "automatic(desiredCount: 4)")
    #expect(
      AxisMarkValues.automatic(minimumStride: 2.5, roundLowerBound: false).description
        == "automatic(minimumStride: 2.5, roundLowerBound: false)"
    )
    #expect(AxisMarkValues.stride(by: 5).description == "stride(by: 5.0)")
    #expect(AxisMarkValues.stride(by: .month).description == "stride(by: month)")
    #expect(
      AxisMarkValues.stride(by: .hour, count: 6, roundUpperBound: true).description
        == "stride(by: hour, count: 6, roundUpperBound: true)"
    )
  }

  @Test func `the content of an axis is made for each value`() throws {
    let marks = try marks(
      of: chart.chartXAxis {
        AxisMarks(preset: .aligned, position: .top, values: [1, 2, 3]) { value in
          if value.as(Int.self) == 2 {
            AxisGridLine(centered: true).foregroundStyle(.black)
            AxisTick(length: 7)
            AxisValueLabel { Text("two") }
          } else {
            AxisGridLine()
          }
        }
      }
    )
    try #require(marks.count == 1)
    #expect(marks[0].preset == .aligned)
    #expect(marks[0].position == .top)
    guard case .listed([.number(1), .number(2), .number(3)]) = marks[0].values else {
      Issue.record("\(marks[0].values)")
      return
    }
    let two = items(marks[0], .number(2))
    try #require(two.count == 3)
    guard
      case .gridLine(let line) = two[0].form, case .tick(_, let length) = two[1].form,
      case .label(_, .elements(let label)) = two[2].form
    else {
      Issue.record("\(two)")
      return
    }
    #expect(line.isCentered == true)
    #expect(two[0].look.foregroundStyle != nil)
    #expect(two[1].look.foregroundStyle == nil)
    #expect(length.description == "7.0")
    #expect(label.flatMap(\.texts) == ["two"])
    #expect(items(marks[0], .number(3)).count == 1)
  }

  @Test func `labels are written by formats in the environment's locale`() throws {
    let marks = try marks(
      of: chart.chartXAxis {
        AxisMarks { AxisValueLabel(format: FloatingPointFormatStyle<Double>.number) }
        AxisMarks(format: IntegerFormatStyle<Int>.number)
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    )
    try #require(marks.count == 2)
    let first = items(marks[0], .number(1234.5)).first?.form
    guard case .label(_, .formatted(let text, _)) = first else {
      Issue.record("no label")
      return
    }
    #expect(text == "1.234,5")
    let chart = try #require(declaredChart(chart))
    guard case .usual(stroke: nil, let format?) = marks[1].content else {
      Issue.record("\(marks[1].content)")
      return
    }
    #expect(format.string(.number(3), chart.environment) == "3")
    #expect(format.string(.number(2.5), chart.environment) == nil)
  }

  @Test func `inner looks win over outer ones, and offsets add up`() throws {
    let marks = try marks(
      of: chart.chartXAxis {
        AxisMarks {
          AxisGridLine().offset(x: 1).font(.caption).offset(x: 2, y: 3).font(.largeTitle)
        }
      }
    )
    let look = try #require(items(marks[0], .number(1)).first?.look)
    #expect(look.offset == CGSize(width: 3, height: 3))
    #expect(look.font == .caption)
  }

  @Test func `an axis that is only shown or hidden has no content`() throws {
    let hidden = try #require(declaredChart(chart.chartXAxis(.hidden)))
    #expect(hidden.configuration.xAxis.visibility == .hidden)
    #expect(hidden.configuration.xAxis.marks(reading: hidden.reading) == nil)
  }
}
