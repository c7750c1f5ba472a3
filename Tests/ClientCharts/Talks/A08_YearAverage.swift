import SwiftUI
import Charts

/// Monthly ranges in gray behind the average of the year.
struct YearAverage: View {
    private var averageValue: Double { monthlySales.meanOfDailyAverages }

    var body: some View {
        Chart {
            ForEach(monthlySales) { element in
                BarMark(
                    x: .value("Month", element.month, unit: .month),
                    yStart: .value("Daily Min", element.dailyMin),
                    yEnd: .value("Daily Max", element.dailyMax),
                    width: .ratio(0.6)
                )
                RectangleMark(
                    x: .value("Month", element.month, unit: .month),
                    y: .value("Daily Average", element.dailyAverage),
                    width: .ratio(0.6),
                    height: 2
                )
            }
            .foregroundStyle(.gray.opacity(0.5))

            RuleMark(y: .value("Average", averageValue))
                .lineStyle(StrokeStyle(lineWidth: 3))
                .annotation(position: .top, alignment: .leading) {
                    Text("Average: \(averageValue, format: .number)")
                        .font(.headline)
                        .foregroundStyle(.blue)
                }
        }
    }
}
