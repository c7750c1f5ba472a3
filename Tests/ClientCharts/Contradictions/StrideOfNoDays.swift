import SwiftUI
import Charts

struct StrideOfNoDays: View {
    var body: some View {
        Chart(dailySales) {
            PointMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
        }
        .chartXAxis { AxisMarks(values: .stride(by: .day, count: 0)) }
    }
}
