import SwiftUI
import Charts

struct CustomSymbols: View {
    let weather: [(day: Int, high: Double, kind: String)] = [
        (1, 18, "☀️"), (2, 21, "☀️"), (3, 17, "🌧"), (4, 14, "🌧"), (5, 16, "⛅️"), (6, 20, "☀️"),
    ]

    var body: some View {
        Chart(weather, id: \.day) { row in
            LineMark(x: .value("Day", row.day), y: .value("High", row.high))
                .foregroundStyle(.gray)
            PointMark(x: .value("Day", row.day), y: .value("High", row.high))
                .symbol {
                    Text(row.kind)
                        .font(.title3)
                }
                .accessibilityLabel("Day \(row.day), \(row.kind)")
        }
        .chartYScale(domain: 10...25)
    }
}
