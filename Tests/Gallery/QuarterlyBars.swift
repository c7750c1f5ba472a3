import SwiftUI
import Charts

struct QuarterlyBars: View {
    let sales: [(start: Date, amount: Double)] = [
        (moment(2022, 1), 12.1), (moment(2022, 4), 13.8), (moment(2022, 7), 11.2), (moment(2022, 10), 19.6),
        (moment(2023, 1), 13.0), (moment(2023, 4), 14.9), (moment(2023, 7), 12.8), (moment(2023, 10), 21.3),
    ]

    var body: some View {
        Chart(sales, id: \.start) { row in
            BarMark(x: .value("Quarter", row.start, unit: .quarter), y: .value("Sales", row.amount))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month, count: 3)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.quarter().year(.twoDigits), centered: true)
            }
        }
        .chartYAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>.Currency(code: "EUR").precision(.fractionLength(0)))
        }
    }
}
