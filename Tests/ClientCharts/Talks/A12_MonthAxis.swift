import SwiftUI
import Charts

/// Months by their first letter.
struct MonthAxis: View {
    var body: some View {
        Chart(monthlySales) { element in
            BarMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { value in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(
                    format: .dateTime.month(.narrow)
                )
            }
        }
    }
}
