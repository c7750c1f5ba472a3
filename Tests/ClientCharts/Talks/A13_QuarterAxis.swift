import SwiftUI
import Charts

extension Date {
    var isFirstMonthOfQuarter: Bool {
        Calendar.current.component(.month, from: self) % 3 == 1
    }
}

/// A label where a quarter begins, a grid line elsewhere.
struct QuarterAxis: View {
    var body: some View {
        Chart(monthlySales) { element in
            BarMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { value in
                if value.as(Date.self)!.isFirstMonthOfQuarter {
                    AxisGridLine().foregroundStyle(.black)
                    AxisTick().foregroundStyle(.black)
                    AxisValueLabel(
                        format: .dateTime.month(.narrow)
                    )
                } else {
                    AxisGridLine()
                }
            }
        }
    }
}

/// The quarter itself.
struct QuarterLabels: View {
    var body: some View {
        Chart(monthlySales) { element in
            BarMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { value in
                if value.as(Date.self)!.isFirstMonthOfQuarter {
                    AxisGridLine().foregroundStyle(.black)
                    AxisTick().foregroundStyle(.black)
                    AxisValueLabel(
                        format: .dateTime.quarter()
                    )
                } else {
                    AxisGridLine()
                }
            }
        }
    }
}
