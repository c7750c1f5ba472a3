import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct DeclarationPlotTests {
  private struct Row {
    var day: Date
    var city: String
    var count: Int
    var low: Double
    var share: CGFloat
    var tint: Color
    var double: Double { Double(count) * 2 }
  }

  private let rows: [Row] = (0..<3).map { (index: Int) -> Row in
    Row(
      day: Date(timeIntervalSince1970: Double(index * 86_400)),
      city: index == 1 ? "Cupertino" : "San Francisco",
      count: index * 10,
      low: Double(index) - 0.5,
      share: CGFloat(index) / 10,
      tint: index == 0 ? .red : .blue
    )
  }

  @Test func `a plot of a collection equals its marks one by one`() throws {
    let plot = declaredMarks {
      BarPlot(
        rows,
        x: .value("Day", \.day, unit: .day),
        yStart: .value("Low", \.low),
        yEnd: .value("High", \.double),
        width: .ratio(\.share)
      )
      .foregroundStyle(by: .value("City", \.city))
      .opacity(\.share)
      .accessibilityLabel(\.city)
    }
    let marks = declaredMarks {
      ForEach(rows, id: \.day) {
        BarMark(
          x: .value("Day", $0.day, unit: .day),
          yStart: .value("Low", $0.low),
          yEnd: .value("High", $0.double),
          width: .ratio($0.share)
        )
        .foregroundStyle(by: .value("City", $0.city))
        .opacity(Double($0.share))
        .accessibilityLabel($0.city)
      }
    }
    try #require(plot.count == 1 && marks.count == 3)
    #expect(plot[0].count == 3)
    #expect(plot[0].mark == .bar)
    #expect(plot[0].numbers(.yStart) == marks.flatMap { $0.numbers(.yStart) })
    #expect(plot[0].numbers(.yEnd) == marks.flatMap { $0.numbers(.yEnd) })
    #expect(plot[0].dates(.x) == marks.flatMap { $0.dates(.x) })
    #expect(plot[0].width.map(\.description) == marks.flatMap(\.width).map(\.description))
    #expect(plot[0].encodingNames == marks.flatMap(\.encodingNames))
    #expect(plot[0].encodingNames == ["San Francisco", "Cupertino", "San Francisco"])
    #expect(plot[0].opacities == marks.flatMap(\.opacities))
    #expect(plot[0].labels == marks.flatMap(\.labels))
    #expect(plot[0].groups.isEmpty)
  }

  @Test func `columns are read from any collection, stored or computed`() {
    let stored = CollectionRows(rows)
    let lazy = CollectionRows(rows.lazy.map { $0 })
    #expect(stored.column(\Row.count) == [0, 10, 20])
    #expect(lazy.column(\Row.count) == [0, 10, 20])
    #expect(stored.column(\Row.double) == [0, 20, 40])
    #expect(stored.column(\Row.city) == lazy.column(\Row.city))
    #expect(stored.column(\Row.day.timeIntervalSince1970) == [0, 86_400, 172_800])
    #expect(CollectionRows(rows[1...]).column(\Row.count) == [10, 20])
    #expect(CollectionRows([Row]()).column(\Row.city) == [])
    #expect(stored.column(\String.count) == [])
  }

  @Test func `constants and places in points stand once for all marks`() throws {
    let plot = try #require(
      declaredMarks {
        PointPlot(rows, x: .value("Count", \.count), y: 12)
          .foregroundStyle(\.tint)
          .symbolSize(\.share)
          .zIndex(2)
        RulePlot(rows, xStart: .value("a", 0), xEnd: .value("b", \.count), y: \.share)
      }.first
    )
    #expect(plot.screen == [.y: [12]])
    #expect(plot.numbers(.x) == [0, 10, 20])
    #expect(plot.modifiers.count == 3)
    let rules = try #require(
      declaredMarks {
        RulePlot(rows, xStart: .value("a", 0), xEnd: .value("b", \.count), y: \.share)
      }.first
    )
    #expect(rules.numbers(.xStart) == [0])
    #expect(rules.screen == [.y: [0, 0.1, 0.2]])
  }

  @Test func `a plain label makes one thing of a plot, a key path does not`() throws {
    let whole = declaredMarks {
      LinePlot(rows, x: .value("Day", \.day), y: .value("Count", \.count))
        .accessibilityLabel("All days")
    }
    let each = declaredMarks {
      LinePlot(rows, x: .value("Day", \.day), y: .value("Count", \.count))
        .accessibilityLabel(\.city)
    }
    #expect(whole.map(\.groups) == [[0]])
    #expect(each.map(\.groups) == [[]])
  }

  @Test func `function plots keep their functions, domains and labels`() throws {
    let marks = declaredMarks {
      LinePlot(x: "x", y: "y") { $0 * $0 }
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { ($0, $0 + 1) }
      LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { (cos($0), sin($0)) }
        .foregroundStyle(.red)
    }
    try #require(marks.map(\.mark) == [.line, .area, .line])
    guard
      case .curve(let square) = marks[0].function?.form,
      case .band(let band) = marks[1].function?.form,
      case .parametric(let circle, parameter: "t") = marks[2].function?.form
    else {
      Issue.record("\(marks.map(\.function))")
      return
    }
    #expect(square(3) == 9)
    #expect(band(2) == (2, 3))
    #expect(circle(0) == (1, 0))
    #expect(marks.map(\.function?.domain) == [nil, 0...1, 0...6])
    #expect(marks[1].positions[.yEnd]?.label == "high")
  }
}

extension DeclaredMarks {
  fileprivate func dates(_ channel: Channel) -> [Double] {
    if case .dates(let dates, unit: .day, _) = positions[channel]?.values { dates } else { [] }
  }

  fileprivate var encodingNames: [String] {
    modifiers.flatMap { modifier -> [String] in
      if case .encoding(.foregroundStyle, let column) = modifier,
        case .names(let names) = column.values
      {
        names
      } else {
        []
      }
    }
  }

  fileprivate var opacities: [Double] {
    modifiers.flatMap { if case .opacity(let opacities) = $0 { opacities } else { [Double]() } }
  }

  fileprivate var labels: [String] {
    modifiers.flatMap { if case .label(let labels) = $0 { labels } else { [String]() } }
  }
}
