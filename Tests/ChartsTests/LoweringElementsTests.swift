import ChartModel
import SwiftUI
import Testing

@testable import Charts

@MainActor
struct LoweringElementsTests {
  private func bar(_ name: String, _ amount: Int = 1) -> BarMark {
    BarMark(x: .value("Name", name), y: .value("Sales", amount))
  }

  @Test func `an author's words stand with their marks, verbatim`() throws {
    let chart = try spec {
      bar("a")
      bar("b").accessibilityLabel("Second").accessibilityValue("1 sold")
        .accessibilityIdentifier("b-bar")
      bar("c").accessibilityHidden(true)
    }
    let elements = chart.layers[0].elements
    #expect(elements.labels == [nil, "Second", nil])
    #expect(elements.values == [nil, "1 sold", nil])
    #expect(elements.identifiers == [nil, "b-bar", nil])
    #expect(elements.isHidden == [false, false, true])
    #expect(elements.element.isEmpty)
    let plain = try spec { bar("a") }
    #expect(plain.layers[0].elements.isEmpty)
  }

  @Test func `the inner words are heard, and hidden within hidden stays hidden`() throws {
    let chart = try spec {
      bar("a").accessibilityLabel("inner").accessibilityLabel("outer")
      Plot { bar("b").accessibilityHidden(false) }.accessibilityHidden(true)
    }
    #expect(chart.layers[0].elements.labels == ["inner", nil])
    #expect(chart.layers[0].elements.isHidden == [false, true])
  }

  @Test func `a named group is one element, and keeps the words of its marks`() throws {
    let chart = try spec {
      Plot {
        bar("a", 1).accessibilityLabel("first")
        RuleMark(y: .value("Goal", 3)).accessibilityLabel("goal")
        bar("b", 2)
      }
      .accessibilityLabel("Both").accessibilityValue("3 in all")
      bar("c", 4)
    }
    #expect(chart.layers.map(\.mark) == [.bar, .rule])
    #expect(chart.layers[0].elements.element == [0, 0, -1])
    #expect(chart.layers[1].elements.element == [0])
    #expect(chart.layers[0].elements.labels == ["first", nil, nil])
    #expect(chart.layers[1].elements.labels == ["goal"])
    #expect(chart.layers[0].elements.values == ["3 in all", nil, nil])
  }

  @Test func `marks with words at one place are one element, over all layers`() throws {
    let chart = try spec {
      ForEach(["a", "b"], id: \.self) { name in
        bar(name).accessibilityLabel("Sales of \(name)")
        LineMark(x: .value("Name", name), y: .value("Mean", 2)).accessibilityLabel(
          "Mean of \(name)"
        )
      }
    }
    #expect(chart.layers[0].elements.element == [0, 1])
    #expect(chart.layers[1].elements.element == [0, 1])
    let points = try spec {
      ForEach(0..<2, id: \.self) {
        PointMark(x: .value("x", 1), y: .value("y", $0)).accessibilityLabel("\($0)")
      }
    }
    #expect(points.layers[0].elements.element.isEmpty)
  }

  @Test func `annotations stand with their mark, with texts, look and place`() throws {
    let chart = try spec {
      bar("a")
      bar("b").annotation(position: .top, alignment: .leading, spacing: 4) {
        VStack {
          Text("Peak").font(.headline).foregroundStyle(.blue)
          Text("1 sold")
        }
      }
    }
    let notes = chart.layers[0].annotations
    #expect(notes.map(\.row) == [1])
    #expect(notes.first?.texts.map(\.text) == ["Peak", "1 sold"])
    #expect(notes.first?.texts.map(\.isBold) == [true, false])
    #expect(notes.first?.texts.first?.paint == .color(.named(.blue)))
    #expect(notes.first?.position == .top)
    #expect(notes.first?.alignment == .leading)
    #expect(notes.first?.spacing == 4)
  }
}
