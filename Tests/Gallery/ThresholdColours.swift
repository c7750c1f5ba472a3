import SwiftUI
import Charts

struct ThresholdColours: View {
    private let glucose: [(minute: Int, level: Double)] = (0..<36).map { index in
        (minute: index * 10, level: 110 + 55 * sin(Double(index) / 5) + wobble(index) * 8)
    }

    private func colour(of level: Double) -> Color {
        switch level {
        case ..<70: return .red
        case 70..<140: return .green
        default: return .orange
        }
    }

    var body: some View {
        Chart {
            RectangleMark(yStart: .value("Target from", 70), yEnd: .value("Target to", 140))
                .foregroundStyle(.green.opacity(0.1))
            ForEach(glucose, id: \.minute) { reading in
                PointMark(x: .value("Minute", reading.minute), y: .value("Glucose", reading.level))
                    .foregroundStyle(colour(of: reading.level))
                    .symbolSize(30)
            }
            RuleMark(y: .value("High", 140)).foregroundStyle(.orange)
            RuleMark(y: .value("Low", 70)).foregroundStyle(.red)
        }
        .chartYScale(domain: 40...200)
    }
}
