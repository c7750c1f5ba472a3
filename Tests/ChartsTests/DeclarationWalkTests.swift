import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct DeclarationWalkTests {
  private struct Sale: Identifiable {
    var id: String
    var amount: Int
  }

  private let sales = [Sale(id: "Cachapa", amount: 916), Sale(id: "Injera", amount: 850)]

  @Test func `a walk yields marks in the order of declaration`() {
    let marks = declaredMarks {
      RuleMark(y: .value("Goal", 3))
      ForEach(sales) {
        BarMark(x: .value("Name", $0.id), y: .value("Sales", $0.amount))
        PointMark(x: .value("Name", $0.id), y: .value("Sales", $0.amount))
      }
      LineMark(x: .value("Name", "Dosa"), y: .value("Sales", 1.5))
    }
    #expect(marks.map(\.mark) == [.rule, .bar, .point, .bar, .point, .line])
    #expect(
      marks.map { $0.names(.x) } == [
        [], ["Cachapa"], ["Cachapa"], ["Injera"], ["Injera"], ["Dosa"],
      ]
    )
    #expect(marks.map { $0.numbers(.y) } == [[3], [916], [916], [850], [850], [1.5]])
    #expect(marks[0].screen == [.xStart: [nil], .xEnd: [nil]])
  }

  @Test func `a chart of data declares as ForEach does, by ids or by key paths`() throws {
    let chart = try #require(
      declaredChart(
        Chart(sales) { BarMark(x: .value("Sales", $0.amount), y: .value("Name", $0.id)) }
      )
    )
    let tuples = [(name: "Cachapa", sales: 916), (name: "Injera", sales: 850)]
    let other = try #require(
      declaredChart(
        Chart(tuples, id: \.name) {
          BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
        }
      )
    )
    #expect(chart.marks.map { $0.numbers(.x) } == [[916], [850]])
    #expect(other.marks.map { $0.numbers(.x) } == [[916], [850]])
    #expect(other.marks.map { $0.names(.y) } == [["Cachapa"], ["Injera"]])
    #expect(other.marks[0].positions[.x]?.label == "Sales")
  }

  @Test(arguments: [true, false]) func `conditions declare the branch taken`(isShown: Bool) {
    let marks = declaredMarks {
      if isShown {
        PointMark(x: .value("x", 1), y: .value("y", 1))
      } else {
        LineMark(x: .value("x", 1), y: .value("y", 1))
        LineMark(x: .value("x", 2), y: .value("y", 2))
      }
      if isShown {
        RuleMark(x: .value("x", 1))
      }
      switch isShown {
      case true: AreaMark(x: .value("x", 1), y: .value("y", 1))
      case false: SectorMark(angle: .value("share", 1))
      }
    }
    #expect(marks.map(\.mark) == (isShown ? [.point, .rule, .area] : [.line, .line, .sector]))
  }

  @Test func `modifiers reach every mark below, the outermost last`() {
    let marks = declaredMarks {
      ForEach(sales) {
        BarMark(x: .value("Name", $0.id), y: .value("Sales", $0.amount))
          .opacity(0.5)
          .foregroundStyle(by: .value("City", $0.id))
      }
      .opacity(0.25)
      .cornerRadius(3)
    }
    #expect(marks.count == 2)
    for (mark, sale) in zip(marks, sales) {
      guard
        mark.modifiers.count == 4,
        case .opacity([0.5]) = mark.modifiers[0],
        case .encoding(.foregroundStyle, let column) = mark.modifiers[1],
        case .names([sale.id]) = column.values,
        case .opacity([0.25]) = mark.modifiers[2],
        case .cornerRadius(3) = mark.modifiers[3]
      else {
        Issue.record("\(mark.modifiers)")
        continue
      }
    }
  }

  private struct Candle: ChartContent {
    var day: Int

    var body: some ChartContent {
      Plot {
        BarMark(
          x: .value("Day", day),
          yStart: .value("Open", 1),
          yEnd: .value("Close", 2),
          width: 4
        )
        RuleMark(x: .value("Day", day), yStart: .value("Low", 0), yEnd: .value("High", 3))
      }
      .accessibilityLabel("Day \(day)")
    }
  }

  @Test func `a plot makes one thing of its marks, within custom content too`() {
    let marks = declaredMarks {
      Candle(day: 1)
      Candle(day: 2)
      PointMark(x: .value("Day", 3), y: .value("Close", 1))
    }
    #expect(marks.map(\.groups) == [[0], [0], [1], [1], []])
    #expect(marks.map(\.mark) == [.bar, .rule, .bar, .rule, .point])
    guard
      marks[2].modifiers.count == 2, case .group(1) = marks[2].modifiers[0],
      case .label(["Day 2"]) = marks[2].modifiers[1]
    else {
      Issue.record("\(marks[2].modifiers)")
      return
    }
  }

  @Test func `what is said in words of several marks makes one thing of them`() {
    let marks = declaredMarks {
      ForEach(sales) { BarMark(x: .value("Name", $0.id), y: .value("Sales", $0.amount)) }
        .accessibilityLabel("All sales")
        .accessibilityValue("1766")
      BarMark(x: .value("Name", "Dosa"), y: .value("Sales", 3)).accessibilityLabel("Dosa")
    }
    #expect(marks.map(\.groups) == [[0], [0], []])
  }

  private struct Endless: ChartContent {
    var body: some ChartContent { AnyChartContent(erasing: Again()) }

    struct Again: ChartContent {
      var body: some ChartContent {
        PointMark(x: .value("x", 1), y: .value("y", 1))
        AnyChartContent(Endless())
      }
    }
  }

  @Test func `content that contains itself ends with a fault`() {
    let walk = ContentWalk(reader: ViewReader())
    walk.visit(Endless())
    #expect(walk.marks.count == ContentWalk.deepest / 2)
    #expect(walk.faults.count == 1)
  }

  @Test func `collections without end are read up to a bound, with a fault`() {
    let walk = ContentWalk(reader: ViewReader(), mostElements: 100)
    walk.visit(
      ForEach(0..<Int.max, id: \.self) {
        if $0.isMultiple(of: 2) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
      }
    )
    #expect(walk.marks.count == 50)
    #expect(walk.faults == [.tooManyMarks(limit: 100)])
  }

  @Test func `annotations are read for the size of their mark`() throws {
    let mark = try #require(
      declaredMarks {
        RuleMark(y: .value("Average", 3))
          .annotation(position: .top, alignment: .leading, spacing: 2) { Text("Average: 3") }
          .annotation(overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { context in
            Text("\(context.targetSize.width)")
          }
      }.first
    )
    guard
      case .annotation(let plain) = mark.modifiers[0],
      case .annotation(let sized) = mark.modifiers[1]
    else {
      Issue.record("\(mark.modifiers)")
      return
    }
    #expect(plain.position == .top)
    #expect(plain.alignment == .leading)
    #expect(plain.spacing == 2)
    #expect(plain.elements(.zero).flatMap(\.texts) == ["Average: 3"])
    #expect(sized.overflow == .init(x: .fit(to: .chart), y: .disabled))
    #expect(sized.elements(CGSize(width: 12, height: 1)).flatMap(\.texts) == ["12.000000"])
  }

  @Test func `masks and clips are read apart from the chart's marks`() throws {
    let marks = declaredMarks {
      AreaMark(x: .value("x", 1), y: .value("y", 1))
        .mask {
          RectangleMark(xStart: 0, xEnd: 5)
          RectangleMark()
        }
        .clipShape(Circle())
    }
    try #require(marks.map(\.mark) == [.area])
    guard case .mask(let mask) = marks[0].modifiers[0],
      case .clip(let shape) = marks[0].modifiers[1],
      case .shape = shape.first?.kind
    else {
      Issue.record("\(marks[0].modifiers)")
      return
    }
    #expect(mask.map(\.screen[.xEnd]) == [[5], [nil]])
  }
}
