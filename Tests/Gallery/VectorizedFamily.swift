import SwiftUI
import Charts

struct VectorizedFamily: View {
    struct Row {
        let hour: Int
        let low, mean, high: Double
        let size: CGFloat
    }

    let rows: [Row] = (0..<12).map { hour in
        let mean = 10 + 5 * sin(Double(hour) / 2)
        return Row(hour: hour, low: mean - 2, mean: mean, high: mean + 3, size: CGFloat(20 + hour * 10))
    }

    var body: some View {
        Chart {
            AreaPlot(rows, x: .value("Hour", \.hour), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
                .foregroundStyle(.cyan.opacity(0.3))
            LinePlot(rows, x: .value("Hour", \.hour), y: .value("Mean", \.mean))
                .interpolationMethod(.catmullRom)
            RulePlot(rows, x: .value("Hour", \.hour), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
                .opacity(0.4)
            PointPlot(rows, x: .value("Hour", \.hour), y: .value("Mean", \.mean))
                .symbolSize(\.size)
        }
    }
}
