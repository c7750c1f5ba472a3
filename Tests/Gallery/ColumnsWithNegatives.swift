import SwiftUI
import Charts

struct ColumnsWithNegatives: View {
    let growth: [(year: Int, percent: Double)] = [
        (2015, 1.5), (2016, 2.2), (2017, 2.7), (2018, 1.0), (2019, 1.1), (2020, -3.8), (2021, 3.2), (2022, 1.8), (2023, -0.3),
    ]

    var body: some View {
        Chart(growth, id: \.year) { row in
            BarMark(x: .value("Year", moment(row.year), unit: .year), y: .value("Growth", row.percent))
                .foregroundStyle(row.percent < 0 ? .red : .blue)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .year)) { value in
                AxisValueLabel(format: .dateTime.year(.twoDigits), centered: true)
            }
        }
        .chartYAxisLabel("%")
    }
}
