import SwiftUI
import Charts

struct Reading: Identifiable {
    let id: Int
    let date: Date
    let name: String
    let number: Double
    let low: Double
    let high: Double
    let place: CGFloat
    let size: CGSize
    let stroke: StrokeStyle
    let color: Color
    let isHidden: Bool

    var key: LocalizedStringKey { "Key \(id)" }
    var text: Text { Text("Text \(id)") }
}

let readings: [Reading] = (0..<5).map { index in
    Reading(
        id: index, date: day(2024, 4, 1 + index), name: ["A", "B", "C", "D", "E"][index], number: Double(index * index + 1),
        low: Double(index), high: Double(index + 3), place: CGFloat(index * 10), size: CGSize(width: 6, height: 4 + index),
        stroke: StrokeStyle(lineWidth: CGFloat(index + 1)), color: [Color.red, .green, .blue, .orange, .pink][index],
        isHidden: index == 3
    )
}

/// Containers, builders, erasure.
struct ContainersReference: View {
    var level: Int? = 3

    @ChartContentBuilder
    private func many(_ count: Int) -> some ChartContent {
        if count == 0 {
            RuleMark(y: .value("Zero", 0))
        } else if count == 1 {
            RuleMark(y: .value("One", 1))
        } else {
            RuleMark(y: .value("Two", 2))
            RuleMark(y: .value("Three", 3))
            RuleMark(y: .value("Four", 4))
            RuleMark(y: .value("Five", 5))
            RuleMark(y: .value("Six", 6))
            RuleMark(y: .value("Seven", 7))
            RuleMark(y: .value("Eight", 8))
            RuleMark(y: .value("Nine", 9))
            RuleMark(y: .value("Ten", 10))
            RuleMark(y: .value("Eleven", 11))
            RuleMark(y: .value("Twelve", 12))
        }
    }

    @ChartContentBuilder
    private var nothing: some ChartContent {}

    var body: some View {
        VStack {
            Chart(content: { many(2) })
            Chart(readings, content: { PointMark(x: .value("x", $0.id), y: .value("y", $0.number)) })
            Chart(readings, id: \.name, content: { PointMark(x: .value("x", $0.id), y: .value("y", $0.number)) })
            Chart {
                nothing
                many(0)
                AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 2)))
                AnyChartContent(erasing: PointMark(x: .value("x", 2), y: .value("y", 3)))
                if #available(iOS 17, macOS 14, *) {
                    PointMark(x: .value("x", 3), y: .value("y", 4))
                }
                if let level {
                    RuleMark(x: .value("Level", level))
                }
                let sum = readings.map(\.number).reduce(0, +)
                PointMark(x: .value("x", 4), y: .value("Sum", sum))
                Plot {
                    Plot { PointMark(x: .value("x", 0), y: .value("y", 0)) }
                    PointMark(x: .value("x", 0), y: .value("y", 1))
                }
            }
        }
    }
}
