import SwiftUI
import Charts

struct SalesByWeek: View {
    var body: some View {
        let bins = DateBins(unit: .weekOfYear, range: dailySales.first!.day...dailySales.last!.day)
        let totals = Dictionary(grouping: dailySales, by: { bins.index(for: $0.day) })
            .mapValues { $0.reduce(0) { $0 + $1.sales } }
            .sorted { $0.key < $1.key }

        Chart(totals, id: \.key) { index, total in
            BarMark(
                x: .value("Week", bins[index]),
                y: .value("Sales", total)
            )
        }
        .chartXAxis {
            AxisMarks(values: bins.thresholds) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.month(.abbreviated).day())
            }
        }
    }
}
