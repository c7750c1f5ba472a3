import SwiftUI
import Charts

/// `chartXAxis { }`, `chartXAxis(condition ? .hidden : .automatic)`, `chartXAxis(.hidden)`.
struct XAxisForms: View {
    @State private var isOverview = true

    var body: some View {
        VStack {
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 7)) { value in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.month().day())
                }
            }
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXAxis(isOverview ? .hidden : .automatic)
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXAxis(.hidden)
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXAxis {
                if isOverview {
                    AxisMarks(values: .automatic(desiredCount: 3))
                } else {
                    AxisMarks()
                }
            }
        }
    }
}
