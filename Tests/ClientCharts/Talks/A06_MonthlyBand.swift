import SwiftUI
import Charts

/// The range of daily sales as a band, the average as a line in it.
struct MonthlyBand: View {
    var body: some View {
        Chart {
            ForEach(monthlySales) { element in
                AreaMark(
                    x: .value("Month", element.month, unit: .month),
                    yStart: .value("Daily Min", element.dailyMin),
                    yEnd: .value("Daily Max", element.dailyMax)
                )
                .opacity(0.3)
                LineMark(
                    x: .value("Month", element.month, unit: .month),
                    y: .value("Daily Average", element.dailyAverage)
                )
            }
        }
    }
}
