import SwiftUI
import Charts

/// `LineMark(x:y:series:)`
struct TwoForecasts: View {
    private let hours = Array(stride(from: 0, through: 24, by: 4))

    private func temperature(_ hour: Int, warm: Bool) -> Double {
        let base = 12 + 6 * sin(Double(hour - 6) / 24 * 2 * .pi)
        return (base + (warm ? 2 : 0)).rounded()
    }

    var body: some View {
        Chart {
            ForEach(hours, id: \.self) { hour in
                LineMark(
                    x: .value("Hour", hour),
                    y: .value("Temperature", temperature(hour, warm: false)),
                    series: .value("Model", "Cool")
                )
                .foregroundStyle(.blue)

                LineMark(
                    x: .value("Hour", hour),
                    y: .value("Temperature", temperature(hour, warm: true)),
                    series: .value("Model", "Warm")
                )
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
            }
        }
        .chartXScale(domain: 0...24)
    }
}
