import SwiftUI
import Charts

/// `chartXAxisLabel` and `chartYAxisLabel` in all their forms.
struct AxisLabels: View {
    let unit = "pancakes"
    let key: LocalizedStringKey = "Day of the year"

    var body: some View {
        VStack {
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
            }
            .chartXAxisLabel("Day")
            .chartYAxisLabel("Sales in \(unit)")
            Chart(dailySales) {
                LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
            }
            .chartXAxisLabel(key, position: .top, alignment: .center, spacing: 8)
            .chartYAxisLabel(position: .trailing, alignment: .center) {
                Text("Sales")
                    .font(.caption)
                    .rotationEffect(.degrees(90))
            }
        }
    }
}
