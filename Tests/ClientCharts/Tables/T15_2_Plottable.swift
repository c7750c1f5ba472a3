import SwiftUI
import Charts

enum Mood: String, Plottable, CaseIterable, Identifiable {
    case great = "Great"
    case fine = "Fine"
    case low = "Low"

    var id: Self { self }
}

/// A custom `Plottable`: two string enums and a wrapper of a measurement.
struct WaterAmount: Plottable, Comparable {
    let measurement: Measurement<UnitVolume>

    var primitivePlottable: Double { measurement.converted(to: .liters).value }

    init?(primitivePlottable: Double) {
        measurement = Measurement(value: primitivePlottable, unit: .liters)
    }

    init(litres: Double) {
        measurement = Measurement(value: litres, unit: .liters)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.measurement < rhs.measurement
    }
}

struct MoodAndWater: View {
    let entries: [(mood: Mood, water: WaterAmount)] = [
        (.great, WaterAmount(litres: 2.1)), (.fine, WaterAmount(litres: 1.6)), (.low, WaterAmount(litres: 0.9)),
    ]

    var body: some View {
        Chart(entries, id: \.mood) { entry in
            BarMark(
                x: .value("Mood", entry.mood),
                y: .value("Water", entry.water)
            )
        }
        .chartYScale(domain: WaterAmount(litres: 0)...WaterAmount(litres: 3))
        .chartXScale(domain: Mood.allCases.map(\.rawValue))
    }
}
