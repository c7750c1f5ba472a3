import SwiftUI
import Charts

struct RainChart: View {
    let rain: [(hour: Int, millimetres: Double)] = [
        (6, 0), (7, 0.4), (8, 1.8), (9, 3.1), (10, 2.2), (11, 0.9), (12, 0.1), (13, 0),
    ]

    private var gradient: LinearGradient {
        LinearGradient(
            gradient: Gradient(colors: [Color.blue.opacity(0.6), Color.blue.opacity(0.05)]),
            startPoint: .top,
            endPoint: .bottom
        )
    }

    var body: some View {
        Chart(rain, id: \.hour) { entry in
            AreaMark(
                x: .value("Hour", entry.hour),
                y: .value("Rain", entry.millimetres)
            )
            .interpolationMethod(.cardinal)
            .foregroundStyle(gradient)
        }
        .chartYAxisLabel("mm")
    }
}
