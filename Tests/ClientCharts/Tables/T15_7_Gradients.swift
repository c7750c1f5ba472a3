import SwiftUI
import Charts

/// `.linearGradient(…)`, `.gradient`, `Gradient(colors:)`, `Gradient(stops:)`, `LinearGradient(…)`.
struct GradientAreas: View {
    private let curve = LinearGradient(
        stops: [
            Gradient.Stop(color: .orange.opacity(0.6), location: 0),
            Gradient.Stop(color: .orange.opacity(0), location: 1),
        ],
        startPoint: .top,
        endPoint: .bottom
    )

    var body: some View {
        VStack {
            Chart(dailySales) {
                AreaMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .foregroundStyle(curve)
            }
            Chart(dailySales) {
                AreaMark(x: .value("Day", $0.day), y: .value("Sales", $0.sales))
                    .foregroundStyle(.linearGradient(Gradient(colors: [.blue, .clear]), startPoint: .top, endPoint: .bottom))
            }
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
                    .foregroundStyle(.purple.gradient)
            }
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
                    .foregroundStyle(
                        .linearGradient(
                            stops: [.init(color: .green, location: 0.5), .init(color: .red, location: 0.5)],
                            startPoint: UnitPoint(x: 0, y: 1),
                            endPoint: .top
                        )
                    )
                    .alignsMarkStylesWithPlotArea()
            }
        }
    }
}
