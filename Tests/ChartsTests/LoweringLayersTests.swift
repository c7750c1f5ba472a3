import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringLayersTests {
  @Test func `marks of one kind and labels are one layer, wherever they are declared`() throws {
    let chart = try spec {
      BarMark(x: .value("Name", "a"), y: .value("Sales", 1))
      RuleMark(y: .value("Goal", 3))
      BarMark(x: .value("Name", "b"), y: .value("Sales", 2))
      ForEach(["c", "d"], id: \.self) {
        BarMark(x: .value("Name", $0), y: .value("Sales", 4))
      }
    }
    #expect(chart.layers.map(\.mark) == [.bar, .rule])
    #expect(chart.names(.x) == ["a", "b", "c", "d"])
    #expect(chart.scalars(.y) == [1, 2, 4, 4])
  }

  @Test func `marks with other labels, of another kind of value or stacking are another layer`()
    throws
  {
    let chart = try spec {
      LineMark(x: .value("Day", 1), y: .value("Sales", 1))
      LineMark(x: .value("Day", 2), y: .value("Returns", 1))
      LineMark(x: .value("Day", 2), y: .value("Sales", "none"))
      BarMark(x: .value("Day", 2), y: .value("Sales", 2))
      BarMark(x: .value("Day", 2), y: .value("Sales", 2), stacking: .unstacked)
    }
    #expect(chart.layers.count == 5)
    #expect(
      chart.layers.map { $0.channels[.y]?.name } == ["Sales", "Returns", "Sales", "Sales", "Sales"]
    )
    #expect(
      chart.layers.map(\.stacking) == [.standard, .standard, .standard, .standard, .unstacked]
    )
  }

  @Test func `intervals are two columns of one channel`() throws {
    let chart = try spec {
      BarMark(x: .value("Name", "a"), yStart: .value("Low", 1), yEnd: .value("High", 5))
      BarMark(x: .value("Name", "b"), y: .value("Span", 2..<7))
    }
    #expect(chart.layers.count == 2)
    #expect(chart.scalars(.yStart) == [1])
    #expect(chart.scalars(.yEnd) == [5])
    #expect(chart.scalars(.yStart, 1) == [2])
    #expect(chart.scalars(.yEnd, 1) == [7])
    #expect(chart.layers[1].channels[.y] == nil)
  }

  @Test func `a plot of a collection lowers as its marks do one by one`() throws {
    struct Row: Identifiable {
      var id: Int
      var city: String { id % 2 == 0 ? "Paris" : "Rome" }
      var amount: Double { Double(id * id) }
    }
    let rows = (0..<6).map(Row.init)
    let plot = try spec {
      PointPlot(rows, x: .value("Place", \.id), y: .value("Amount", \.amount))
        .foregroundStyle(by: .value("City", \.city))
    }
    let marks = try spec {
      ForEach(rows) { row in
        PointMark(x: .value("Place", row.id), y: .value("Amount", row.amount))
          .foregroundStyle(by: .value("City", row.city))
      }
    }
    #expect(plot == marks)
    #expect(plot.names(.series) == ["Paris", "Rome", "Paris", "Rome", "Paris", "Rome"])
  }

  @Test func `units in a label are the unit of the column`() throws {
    let chart = try spec { BarMark(x: .value("Name", "a"), y: .value("Length (mm)", 3)) }
    #expect(chart.layers[0].channels[.y]?.name == "Length")
    #expect(chart.layers[0].channels[.y]?.unit == "mm")
  }

  @Test func `many points coloured by amounts have a style each and one layer`() throws {
    struct Row { var x: Double, y: Double }
    let rows = (0..<32_000).map { Row(x: Double($0), y: Double($0 * 7_919 % 10_007)) }
    let chart = try spec {
      PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(by: .value("y", \.y))
    }
    #expect(chart.layers.count == 1)
    #expect(chart.scalars(.x).count == rows.count)
    #expect(chart.layers[0].styleOfRow.count == rows.count)
  }
}
