import SwiftUI
import Charts

struct NightShading: View {
    let sunset = day(2024, 6, 20, hour: 21)
    let sunrise = day(2024, 6, 21, hour: 5)

    private var hours: [Date] {
        (0..<13).compactMap { Calendar.current.date(byAdding: .hour, value: $0, to: day(2024, 6, 20, hour: 18)) }
    }

    var body: some View {
        Chart {
            RectangleMark(
                xStart: .value("Sunset", sunset),
                xEnd: .value("Sunrise", sunrise)
            )
            .foregroundStyle(.indigo.opacity(0.15))
            .zIndex(-1)
            .accessibilityHidden(true)

            ForEach(hours, id: \.timeIntervalSince1970) { hour in
                let offset = hour.timeIntervalSince(sunset) / 3600
                LineMark(x: .value("Hour", hour), y: .value("Temperature", 22 - offset * 0.8))
            }
        }
    }
}
