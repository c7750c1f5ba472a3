import SwiftUI
import Charts

struct RangePlot: View {
    let months: [(month: Int, low: Double, high: Double)] = [
        (1, -2, 3), (2, -2, 4), (3, 1, 9), (4, 4, 14), (5, 8, 19), (6, 12, 22),
        (7, 14, 25), (8, 13, 24), (9, 10, 19), (10, 6, 13), (11, 2, 7), (12, -1, 4),
    ]

    var body: some View {
        Chart(months, id: \.month) { row in
            BarMark(
                x: .value("Month", moment(2023, row.month), unit: .month),
                yStart: .value("Low", row.low),
                yEnd: .value("High", row.high),
                width: .ratio(0.4)
            )
            .cornerRadius(4)
            .foregroundStyle(.linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top))
            .alignsMarkStylesWithPlotArea()
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
    }
}
