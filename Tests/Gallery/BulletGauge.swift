import SwiftUI
import Charts

struct BulletGauge: View {
    let value = 68.0
    let target = 75.0
    let bands: [(name: String, end: Double, shade: Double)] = [("Poor", 40, 0.4), ("Fair", 70, 0.25), ("Good", 100, 0.12)]

    var body: some View {
        Chart {
            ForEach(Array(bands.enumerated()), id: \.offset) { index, band in
                BarMark(
                    xStart: .value("From", index == 0 ? 0 : bands[index - 1].end),
                    xEnd: .value("To", band.end),
                    y: .value("Measure", "Satisfaction"),
                    height: 36
                )
                .foregroundStyle(.gray.opacity(band.shade))
                .accessibilityLabel(band.name)
            }
            BarMark(x: .value("Score", value), y: .value("Measure", "Satisfaction"), height: 12)
                .foregroundStyle(.indigo)
            RuleMark(x: .value("Target", target))
                .lineStyle(StrokeStyle(lineWidth: 3))
                .foregroundStyle(.red)
        }
        .chartXScale(domain: 0...100)
        .frame(height: 80)
    }
}
