import SwiftUI
import Charts

struct Station: Identifiable {
    let id: String
    let readings: [Reading]

    struct Reading: Identifiable {
        let hour: Int
        let level: Double
        var id: Int { hour }
    }
}

/// `ForEach(data)` one within another.
struct StationsChart: View {
    let stations = [
        Station(id: "Upstream", readings: [.init(hour: 0, level: 1.2), .init(hour: 6, level: 1.5), .init(hour: 12, level: 1.4)]),
        Station(id: "Downstream", readings: [.init(hour: 0, level: 0.8), .init(hour: 6, level: 0.9), .init(hour: 12, level: 1.3)]),
    ]

    var body: some View {
        Chart {
            ForEach(stations) { station in
                ForEach(station.readings) { reading in
                    LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
                }
                .foregroundStyle(by: .value("Station", station.id))
            }
        }
    }
}
