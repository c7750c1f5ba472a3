import SwiftUI
import Charts

struct BoxPlot: View {
    struct Summary: Identifiable {
        let group: String
        let low, firstQuartile, median, thirdQuartile, high: Double
        let outliers: [Double]
        var id: String { group }
    }

    let summaries = [
        Summary(group: "Control", low: 3.6, firstQuartile: 4.5, median: 5.2, thirdQuartile: 5.3, high: 6.1, outliers: []),
        Summary(group: "Treatment 1", low: 3.6, firstQuartile: 4.2, median: 4.6, thirdQuartile: 4.9, high: 5.9, outliers: [6.0]),
        Summary(group: "Treatment 2", low: 4.9, firstQuartile: 5.3, median: 5.4, thirdQuartile: 5.7, high: 6.3, outliers: []),
    ]

    var body: some View {
        Chart(summaries) { summary in
            RuleMark(
                x: .value("Group", summary.group),
                yStart: .value("Lowest", summary.low),
                yEnd: .value("Highest", summary.high)
            )
            BarMark(
                x: .value("Group", summary.group),
                yStart: .value("First quartile", summary.firstQuartile),
                yEnd: .value("Third quartile", summary.thirdQuartile),
                width: .ratio(0.5)
            )
            .foregroundStyle(.blue.opacity(0.5))
            RectangleMark(
                x: .value("Group", summary.group),
                y: .value("Median", summary.median),
                width: .ratio(0.5),
                height: 3
            )
            .foregroundStyle(.white)
            ForEach(summary.outliers, id: \.self) { outlier in
                PointMark(x: .value("Group", summary.group), y: .value("Outlier", outlier))
                    .foregroundStyle(.red)
            }
        }
        .chartYScale(domain: 3...7)
        .chartYAxisLabel("Yield (g)")
    }
}
