import SwiftUI
import Charts

struct ErrorBars: View {
    let measurements: [(dose: Double, mean: Double, deviation: Double)] = [
        (0, 1.2, 0.3), (5, 2.9, 0.5), (10, 4.4, 0.4), (20, 6.1, 0.9),
    ]

    var body: some View {
        Chart(measurements, id: \.dose) { row in
            RuleMark(
                x: .value("Dose", row.dose),
                yStart: .value("Low", row.mean - row.deviation),
                yEnd: .value("High", row.mean + row.deviation)
            )
            .foregroundStyle(.secondary)
            PointMark(x: .value("Dose", row.dose), y: .value("Response", row.mean))
        }
    }
}
