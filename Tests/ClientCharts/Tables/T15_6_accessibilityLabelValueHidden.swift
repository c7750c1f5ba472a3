import SwiftUI
import Charts

/// `.accessibilityLabel(_:)`, `.accessibilityValue(_:)`, `.accessibilityHidden(_:)` on views and on content.
struct OverviewRow: View {
    var isOverview = true
    private var total: Int { dailySales.reduce(0) { $0 + $1.sales } }

    private var chart: some View {
        Chart(dailySales, id: \.day) { element in
            AreaMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                .accessibilityLabel(element.day.formatted(date: .complete, time: .omitted))
                .accessibilityValue("\(element.sales) sold")
                .accessibilityHidden(isOverview)
        }
        .chartXAxis(isOverview ? .hidden : .automatic)
        .chartYAxis(isOverview ? .hidden : .automatic)
        .frame(height: isOverview ? 60 : 240)
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Daily sales")
                .accessibilityHidden(true)
            chart
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Daily sales")
                .accessibilityValue(Text("\(total) in thirty days"))
        }
    }
}
