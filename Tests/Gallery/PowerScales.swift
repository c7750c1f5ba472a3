import SwiftUI
import Charts

struct PowerScales: View {
    let planets: [(name: String, distance: Double, mass: Double)] = [
        ("Mercury", 0.39, 0.055), ("Venus", 0.72, 0.815), ("Earth", 1, 1), ("Mars", 1.52, 0.107),
        ("Jupiter", 5.2, 317.8), ("Saturn", 9.58, 95.2), ("Uranus", 19.2, 14.5), ("Neptune", 30.1, 17.1),
    ]

    var body: some View {
        Chart(planets, id: \.name) { planet in
            PointMark(x: .value("Distance", planet.distance), y: .value("Mass", planet.mass))
                .annotation(position: .top) { Text(planet.name).font(.caption2) }
        }
        .chartXScale(type: .squareRoot)
        .chartYScale(type: .power(exponent: 0.25))
        .chartXAxisLabel("Distance from the Sun (AU)")
        .chartYAxisLabel("Mass (Earths)")
    }
}
