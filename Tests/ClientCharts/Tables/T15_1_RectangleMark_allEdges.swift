import SwiftUI
import Charts

/// `RectangleMark(xStart:xEnd:yStart:yEnd:)`
struct ComfortZone: View {
    struct Reading: Hashable {
        let temperature: Double
        let humidity: Double
    }

    let readings = [
        Reading(temperature: 19.5, humidity: 48), Reading(temperature: 21, humidity: 52),
        Reading(temperature: 24.5, humidity: 61), Reading(temperature: 27, humidity: 70),
    ]

    var body: some View {
        Chart {
            RectangleMark(
                xStart: .value("Comfort from", 20.0),
                xEnd: .value("Comfort to", 24.0),
                yStart: .value("Humidity from", 40.0),
                yEnd: .value("Humidity to", 60.0)
            )
            .foregroundStyle(Color.green.opacity(0.15))
            .accessibilityLabel("Comfort zone")

            ForEach(readings, id: \.self) { reading in
                PointMark(
                    x: .value("Temperature", reading.temperature),
                    y: .value("Humidity", reading.humidity)
                )
            }
        }
        .chartXScale(domain: 15...30)
        .chartYScale(domain: 30...80)
    }
}
