import SwiftUI
import Charts

struct YAxisForms: View {
    var isOverview = false

    var body: some View {
        VStack {
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 100, 200, 300]) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: value.index == 0 ? 2 : 0.5))
                    AxisValueLabel {
                        if let sales = value.as(Int.self) {
                            Text("\(sales) sold")
                                .font(.caption)
                        }
                    }
                }
            }
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
            }
            .chartYAxis(isOverview ? .hidden : .automatic)
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
            }
            .chartYAxis(.hidden)
        }
    }
}
