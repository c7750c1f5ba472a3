import SwiftUI
import Charts

struct WalkedDistance: Identifiable {
    let day: Date
    let distance: Measurement<UnitLength>
    var id: Date { day }
}

/// `Measurement`, converted and formatted.
struct DistanceChart: View {
    let walks: [WalkedDistance] = [
        .init(day: day(2023, 9, 1), distance: Measurement(value: 5.2, unit: .kilometers)),
        .init(day: day(2023, 9, 2), distance: Measurement(value: 3_400, unit: .meters)),
        .init(day: day(2023, 9, 3), distance: Measurement(value: 4.1, unit: .miles)),
    ]

    var body: some View {
        Chart(walks) { walk in
            BarMark(
                x: .value("Day", walk.day, unit: .day),
                y: .value("Distance", walk.distance.converted(to: .kilometers).value)
            )
            .accessibilityValue(walk.distance.formatted(.measurement(width: .wide)))
        }
        .chartYAxisLabel("km")
    }
}
