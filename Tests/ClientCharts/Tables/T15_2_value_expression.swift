import SwiftUI
import Charts

/// `.value(expression, v)`
struct LabelsThatAreComputed: View {
    let unitName: String = "Litres"
    var months: [String] = ["Jan", "Feb", "Mar"]

    var body: some View {
        Chart(Array(months.enumerated()), id: \.element) { index, month in
            BarMark(
                x: .value("Month", month),
                y: .value(unitName, 20 + index * 4)
            )
            LineMark(
                x: .value("Month", month),
                y: .value("\(unitName) (mean)", 23.5)
            )
            .foregroundStyle(.orange)
        }
    }
}
