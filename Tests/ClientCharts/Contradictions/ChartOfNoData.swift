import SwiftUI
import Charts

struct ChartOfNoData: View {
    let sales: [DailySales] = []

    var body: some View {
        Chart(sales) {
            BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
        }
    }
}
