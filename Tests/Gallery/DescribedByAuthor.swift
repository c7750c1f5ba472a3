import SwiftUI
import Charts
import Accessibility

struct DescribedByAuthor: View, AXChartDescriptorRepresentable {
    let depths: [(kilometre: Double, metres: Double)] = [(0, 0), (2, 14), (4, 40), (6, 38), (8, 71), (10, 55), (12, 0)]

    var body: some View {
        Chart(depths, id: \.kilometre) { row in
            AreaMark(x: .value("Kilometre", row.kilometre), y: .value("Depth", row.metres))
        }
        .chartYScale(domain: .automatic(reversed: true))
        .accessibilityChartDescriptor(self)
    }

    nonisolated func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Depth of the strait",
            summary: "The strait is deepest eight kilometres from the western shore",
            xAxis: AXNumericDataAxisDescriptor(title: "Distance", range: 0...12, gridlinePositions: [0, 4, 8, 12]) { "\(Int($0)) kilometres" },
            yAxis: AXNumericDataAxisDescriptor(title: "Depth", range: 0...80, gridlinePositions: [0, 40, 80]) { "\(Int($0)) metres" },
            additionalAxes: [],
            series: [
                AXDataSeriesDescriptor(
                    name: "Depth",
                    isContinuous: true,
                    dataPoints: depths.map { .init(x: $0.kilometre, y: $0.metres) }
                )
            ]
        )
    }
}
