import SwiftUI
import Charts

struct NormalizedStack: View {
    let trips: [(year: Int, way: String, share: Double)] = [
        (2000, "Car", 60), (2000, "Bus", 25), (2000, "Bicycle", 15),
        (2010, "Car", 54), (2010, "Bus", 24), (2010, "Bicycle", 26),
        (2020, "Car", 40), (2020, "Bus", 20), (2020, "Bicycle", 45),
    ]

    var body: some View {
        Chart(trips.indices, id: \.self) { index in
            BarMark(
                x: .value("Year", String(trips[index].year)),
                y: .value("Trips", trips[index].share),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Way", trips[index].way))
        }
    }
}
