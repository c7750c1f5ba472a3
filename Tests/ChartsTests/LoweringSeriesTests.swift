import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringSeriesTests {
  private struct Sale: Identifiable {
    var id: Int
    var city: String
    var kind: String
  }

  private let sales = [("Rome", "new"), ("Paris", "old"), ("Rome", "old"), ("Paris", "new")]
    .enumerated().map { Sale(id: $0, city: $1.0, kind: $1.1) }

  private func points(
    @ChartContentBuilder _ modify: @escaping (PointMark, Sale) -> some ChartContent
  ) -> some ChartContent {
    ForEach(sales) { sale in
      modify(PointMark(x: .value("Day", sale.id), y: .value("Sales", sale.id * 2)), sale)
    }
  }

  @Test func `a field of colour, of symbol or of lines makes the series`() throws {
    let expected = ["Rome", "Paris", "Rome", "Paris"]
    let charts = [
      try spec { points { $0.foregroundStyle(by: .value("City", $1.city)) } },
      try spec { points { $0.symbol(by: .value("City", $1.city)) } },
      try spec { points { $0.lineStyle(by: .value("City", $1.city)) } },
      try spec {
        ForEach(sales) {
          LineMark(
            x: .value("Day", $0.id),
            y: .value("Sales", 1),
            series: .value("City", $0.city)
          )
        }
      },
    ]
    for chart in charts {
      #expect(chart.names(.series) == expected)
      #expect(chart.layers[0].channels[.series]?.name == "City")
      #expect(chart.layers.count == 1)
    }
    #expect(charts.map(\.layers[0].mark) == [.point, .point, .point, .line])
  }

  @Test func `fields with the same values are one series, others make a series of each pair`()
    throws
  {
    let same = try spec {
      points {
        $0.foregroundStyle(by: .value("City", $1.city)).symbol(by: .value("City", $1.city))
      }
    }
    #expect(same.order(.series) == ["Rome", "Paris"])
    let both = try spec {
      points {
        $0.foregroundStyle(by: .value("City", $1.city)).symbol(by: .value("Kind", $1.kind))
      }
    }
    #expect(both.names(.series) == ["Rome / new", "Paris / old", "Rome / old", "Paris / new"])
    #expect(both.layers[0].channels[.series]?.name == "City / Kind")
    let styles = both.style.series
    #expect(styles["Rome / new"]?.paint == styles["Rome / old"]?.paint)
    #expect(styles["Rome / new"]?.paint != styles["Paris / new"]?.paint)
    #expect(styles["Rome / new"]?.symbol == styles["Paris / new"]?.symbol)
    #expect(styles["Rome / new"]?.symbol != styles["Rome / old"]?.symbol)
  }

  @Test func `a position among others stands side by side, and makes the series where none does`()
    throws
  {
    let bars = { (isColoured: Bool) in
      try spec {
        ForEach(sales) { sale in
          let bar = BarMark(x: .value("Kind", sale.kind), y: .value("Sales", sale.id))
            .position(by: .value("City", sale.city))
          if isColoured {
            bar.foregroundStyle(by: .value("Kind", sale.kind))
          } else {
            bar
          }
        }
      }
    }
    let plain = try bars(false)
    #expect(plain.layers[0].stacking == .grouped)
    #expect(plain.names(.series) == ["Rome", "Paris", "Rome", "Paris"])
    let coloured = try bars(true)
    #expect(coloured.layers[0].stacking == .grouped)
    // A colour that says again where a bar stands tells nothing apart.
    #expect(coloured.order(.series) == ["Rome", "Paris"])
  }

  @Test func `series stand in the order of the scale's domain`() throws {
    let chart = Chart { points { $0.foregroundStyle(by: .value("City", $1.city)) } }
    let listed = try lowered(chart.chartForegroundStyleScale(domain: ["Paris", "Rome"]))
    #expect(listed.spec.order(.series) == ["Paris", "Rome"])
    #expect(listed.spec.names(.series) == ["Rome", "Paris", "Rome", "Paris"])
    let pairs = try lowered(
      chart.chartForegroundStyleScale(["Paris": Color.orange, "Rome": .pink])
    )
    #expect(pairs.spec.order(.series) == ["Paris", "Rome"])
    #expect(pairs.spec.style.series["Paris"]?.paint == .color(.named(.orange)))
    #expect(pairs.spec.style.series["Rome"]?.paint == .color(.named(.pink)))
    #expect(pairs.diagnostics.isEmpty)
  }

  @Test func `names that a scale lacks are told, and stay`() throws {
    let chart = Chart { points { $0.foregroundStyle(by: .value("City", $1.city)) } }
      .chartForegroundStyleScale(["Paris": Color.orange])
    #expect(try losses(chart) == ["outsideDomain City 1"])
    #expect(try lowered(chart).spec.names(.series) == ["Rome", "Paris", "Rome", "Paris"])
  }

  @Test func `amounts colour points one by one, and are kept beside what they show`() throws {
    let chart = try spec {
      ForEach(sales) {
        PointMark(x: .value("x", $0.id), y: .value("y", 1))
          .foregroundStyle(by: .value("Speed", Double($0.id) * 1.5))
      }
    }
    #expect(chart.layers[0].channels[.series] == nil)
    #expect(chart.layers[0].companions.map(\.name) == ["Speed"])
    #expect(chart.layers[0].companions.first?.values.scalars == [0, 1.5, 3, 4.5])
    #expect(Set(chart.styles().map(\.paint)).count == 4)
  }

  @Test func `amounts colour cells by a channel of their own`() throws {
    let chart = try spec {
      ForEach(sales) {
        RectangleMark(x: .value("City", $0.city), y: .value("Kind", $0.kind))
          .foregroundStyle(by: .value("Sales", $0.id))
      }
    }
    #expect(chart.scalars(.color) == [0, 1, 2, 3])
    #expect(chart.layers[0].companions.isEmpty)
  }

  @Test func `sectors are named by the field of their colour`() throws {
    let chart = try spec {
      ForEach(sales.prefix(2)) {
        SectorMark(angle: .value("Sales", $0.id + 1), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("City", $0.city))
      }
    }
    #expect(chart.layers[0].mark == .sector)
    #expect(chart.names(.series) == ["Rome", "Paris"])
    #expect(chart.layers[0].innerRadius == 0.5)
  }
}
