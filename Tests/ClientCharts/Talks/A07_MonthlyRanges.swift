import SwiftUI
import Charts

/// Bars from least to most with a stroke at the average.
struct MonthlyRanges: View {
    var body: some View {
        Chart {
            ForEach(monthlySales) { element in
                BarMark(
                    x: .value("Month", element.month, unit: .month),
                    yStart: .value("Daily Min", element.dailyMin),
                    yEnd: .value("Daily Max", element.dailyMax),
                    width: .ratio(0.6)
                )
                .opacity(0.3)
                RectangleMark(
                    x: .value("Month", element.month, unit: .month),
                    y: .value("Daily Average", element.dailyAverage),
                    width: .ratio(0.6),
                    height: 2
                )
            }
        }
    }
}
