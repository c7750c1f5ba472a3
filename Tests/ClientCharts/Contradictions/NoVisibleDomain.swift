import SwiftUI
import Charts

struct NoVisibleDomain: View {
    var body: some View {
        Chart(dailySales) {
            BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 0)
        .chartScrollPosition(initialX: Date.distantFuture)
    }
}
