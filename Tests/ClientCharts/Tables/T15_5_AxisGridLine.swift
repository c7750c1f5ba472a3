import SwiftUI
import Charts

/// `AxisGridLine()`, `(stroke:)`, `(centered:stroke:)`.
struct GridLines: View {
    let stroke = StrokeStyle(lineWidth: 0.5, dash: [3, 3])

    var body: some View {
        Chart(dailySales) {
            LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                AxisGridLine(centered: false, stroke: StrokeStyle(lineWidth: 0.5, lineCap: .round))
                    .foregroundStyle(.blue.opacity(0.2))
                AxisTick(centered: true, length: 6, stroke: stroke)
                AxisTick(length: .longestLabel(extendPastBy: 2))
                AxisValueLabel(format: .dateTime.week(), centered: true)
            }
        }
        .chartYAxis {
            AxisMarks { value in
                if value.index.isMultiple(of: 2) {
                    AxisGridLine(stroke: stroke)
                } else {
                    AxisGridLine()
                }
            }
        }
    }
}
