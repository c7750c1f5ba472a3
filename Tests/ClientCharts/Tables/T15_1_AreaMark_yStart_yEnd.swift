import SwiftUI
import Charts

struct ConfidenceBand: View {
    let forecast: [(week: Int, low: Double, mid: Double, high: Double)] = [
        (1, 98, 100, 102), (2, 99, 103, 107), (3, 99, 105, 112), (4, 98, 107, 117), (5, 96, 108, 121),
    ]

    @ChartContentBuilder
    private var band: some ChartContent {
        ForEach(forecast, id: \.week) { row in
            AreaMark(
                x: .value("Week", row.week),
                yStart: .value("Low", row.low),
                yEnd: .value("High", row.high)
            )
        }
        .foregroundStyle(.blue.opacity(0.2))
        .interpolationMethod(.monotone)
    }

    var body: some View {
        Chart {
            band
            ForEach(forecast, id: \.week) { row in
                LineMark(x: .value("Week", row.week), y: .value("Expected", row.mid))
                    .interpolationMethod(.monotone)
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }
}
