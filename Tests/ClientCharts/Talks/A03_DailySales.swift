import SwiftUI
import Charts

/// Thirty days as bars that span their day.
struct DailySalesBars: View {
    var body: some View {
        Chart(dailySales) { element in
            BarMark(
                x: .value("Day", element.day, unit: .day),
                y: .value("Sales", element.sales)
            )
        }
    }
}

/// The same days as a line.
struct DailySalesLine: View {
    var body: some View {
        Chart {
            ForEach(dailySales) {
                LineMark(
                    x: .value("Day", $0.day, unit: .day),
                    y: .value("Sales", $0.sales)
                )
            }
        }
    }
}
