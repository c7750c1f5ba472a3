import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringStyleTests {
  private func bar(_ name: String) -> BarMark {
    BarMark(x: .value("Name", name), y: .value("Sales", 1))
  }

  @Test func `styles are kept once, and marks by the number of theirs`() throws {
    let chart = try spec {
      ForEach(0..<6, id: \.self) { place in
        bar("\(place)").foregroundStyle(place == 2 ? Color.red : .gray)
      }
    }
    #expect(chart.layers[0].styles.count == 2)
    #expect(chart.layers[0].styleOfRow == [0, 0, 1, 0, 0, 0])
    #expect(chart.styles().dropFirst(2).first?.paint == .color(.named(.red)))
    let plain = try self.plain
    #expect(plain.layers[0].styles.isEmpty)
    #expect(plain.layers[0].styleOfRow.isEmpty)
  }

  private var plain: ChartSpec { get throws { try spec { bar("a") } } }

  @Test func `of two modifiers that say the same the inner one is heard`() throws {
    let chart = try spec {
      Plot {
        bar("a").foregroundStyle(.red).cornerRadius(2)
        bar("b")
      }
      .foregroundStyle(.blue).cornerRadius(5)
    }
    #expect(chart.styles().map(\.paint) == [.color(.named(.red)), .color(.named(.blue))])
    #expect(chart.styles().map(\.cornerRadius) == [2, 5])
  }

  @Test func `opacities are multiplied, and offsets added`() throws {
    let chart = try spec {
      Plot { bar("a").opacity(0.5).offset(x: 2, y: 3) }.opacity(0.5).offset(x: 1)
    }
    #expect(chart.styles().first?.opacity == 0.25)
    #expect(chart.styles().first?.offset == MarkOffset(x: 3, y: 3))
  }

  @Test func `sizes, lines, symbols and ways of lines are those declared`() throws {
    let chart = try spec {
      BarMark(x: .value("Name", "a"), y: .value("Sales", 1), width: .ratio(0.6), height: .inset(2))
      LineMark(x: .value("Day", 1), y: .value("Sales", 1))
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]))
        .interpolationMethod(.catmullRom(alpha: 0.2))
        .symbol(.diamond).symbolSize(90).zIndex(2)
    }
    #expect(chart.styles().dropFirst(0).first?.width == .ratio(0.6))
    #expect(chart.styles().dropFirst(0).first?.height == .inset(2))
    let line = chart.styles(1).first ?? MarkStyle()
    #expect(line.line == LineStyle(width: 3, dash: [4, 2], cap: .round))
    #expect(line.interpolation == .catmullRom(alpha: 0.2))
    #expect(line.symbol == .named(.diamond, strokeWidth: nil))
    #expect(line.symbolArea == 90)
    #expect(line.zIndex == 2)
  }

  @Test func `colours by numbers are those of their space, mixed ones in between`() throws {
    let chart = try spec {
      bar("a").foregroundStyle(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
      bar("b").foregroundStyle(Color.white.mix(with: .black, by: 0.5))
    }
    #expect(
      chart.styles().dropFirst(0).first?.paint
        == .color(.components(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    )
    #expect(
      chart.styles().dropFirst(1).first?.paint
        == .color(.components(red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
    )
  }

  @Test func `sizes that nothing can have are told once each, and the usual ones stand`() throws {
    let chart = Chart(1..<4, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).symbolSize(-40).opacity(.nan)
      BarMark(x: .value("x", $0), y: .value("y", $0), width: .fixed(-.infinity))
        .lineStyle(StrokeStyle(lineWidth: -3, dash: [0, 0]))
        .cornerRadius(.nan).offset(x: .infinity)
    }
    .frame(width: -100, height: .infinity)
    let result = try lowered(chart)
    #expect(result.diagnostics.map(\.code).allSatisfy { $0 == .sizeIgnored })
    #expect(
      result.diagnostics.map(\.arguments) == [
        ["symbolSize", "-40"], ["opacity", "nan"], ["width", "-inf"], ["lineWidth", "-3"],
        ["dash", "0"], ["cornerRadius", "nan"], ["offset", "inf"], ["frame", "-100"],
        ["frame", "inf"],
      ]
    )
    #expect(result.diagnostics.map(\.occurrences) == [3, 3, 3, 3, 3, 3, 3, 1, 1])
    #expect(result.spec.style.width == nil)
    let point = result.spec.styles(0).first ?? MarkStyle()
    #expect(point.symbolArea == nil)
    #expect(point.opacity == nil)
    let bar = result.spec.styles(1).first ?? MarkStyle()
    #expect(bar.width == nil)
    #expect(bar.line == LineStyle(width: 1))
    #expect(bar.cornerRadius == nil)
    #expect(bar.offset == nil || bar.offset == MarkOffset(x: 0, y: 0))
  }

  @Test func `what no drawing shows is told once for all marks`() throws {
    let chart = Chart(0..<4, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).blur(radius: 2)
    }
    let diagnostics = try lowered(chart).diagnostics
    #expect(diagnostics.map(\.arguments) == [["blur"]])
    #expect(diagnostics.map(\.occurrences) == [4])
  }
}
