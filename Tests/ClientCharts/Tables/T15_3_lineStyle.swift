import SwiftUI
import Charts

struct StylesOfLines: View {
    private let dashed = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round, dash: [2, 4], dashPhase: 1)

    var body: some View {
        Chart {
            ForEach(monthlySales) { month in
                LineMark(x: .value("Month", month.month, unit: .month), y: .value("Max", month.dailyMax), series: .value("Kind", "Max"))
                    .lineStyle(dashed)
                LineMark(x: .value("Month", month.month, unit: .month), y: .value("Average", month.dailyAverage), series: .value("Kind", "Average"))
                    .lineStyle(StrokeStyle(lineWidth: 3))
                LineMark(x: .value("Month", month.month, unit: .month), y: .value("Min", month.dailyMin), series: .value("Kind", "Min"))
                    .lineStyle(.init(lineWidth: 1, dash: [5, 3]))
            }
            RuleMark(y: .value("Goal", 150)).lineStyle(StrokeStyle(lineWidth: 0.5))
        }
    }
}
