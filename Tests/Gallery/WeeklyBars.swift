import SwiftUI
import Charts

struct WeeklyBars: View {
    let kilometres = [22.5, 31.0, 28.4, 0, 35.2, 40.8, 38.1, 42.2]

    var body: some View {
        Chart(Array(kilometres.enumerated()), id: \.offset) { week, distance in
            BarMark(
                x: .value("Week", moment(2024, 4, 1 + week * 7), unit: .weekOfYear),
                y: .value("Distance", distance)
            )
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .weekOfYear, count: 2)) { _ in
                AxisTick()
                AxisValueLabel(format: .dateTime.month().day(), centered: true)
            }
        }
    }
}
