import SwiftUI
import Charts

/// Functions that return `some AxisContent`, `@AxisContentBuilder`, `@AxisMarkBuilder`.
struct AxesFromFunctions: View {
    var isCompact = false

    private var timeAxis: some AxisContent {
        AxisMarks(values: .stride(by: .day, count: 10)) {
            AxisGridLine()
            AxisValueLabel(format: .dateTime.day().month())
        }
    }

    @AxisContentBuilder
    private func salesAxis(limit: Int) -> some AxisContent {
        if isCompact {
            AxisMarks(values: [0, limit])
        } else {
            AxisMarks(preset: .aligned, position: .leading, values: .automatic(desiredCount: 5)) { value in
                mark(value, limit: limit)
            }
        }
    }

    @AxisMarkBuilder
    private func mark(_ value: AxisValue, limit: Int) -> some AxisMark {
        AxisGridLine()
        if let number = value.as(Int.self), number >= limit {
            AxisValueLabel("over")
        } else {
            AxisValueLabel()
        }
    }

    var body: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
        .chartXAxis { timeAxis }
        .chartYAxis { salesAxis(limit: 200) }
    }
}
