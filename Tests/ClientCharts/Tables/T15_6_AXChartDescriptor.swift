import SwiftUI
import Charts
import Accessibility

/// A chart that describes itself to the audio graph.
struct DescribedSales: View {
    var body: some View {
        Chart(dailySales) { element in
            LineMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                .accessibilityHidden(true)
        }
        .accessibilityChartDescriptor(self)
    }
}

extension DescribedSales: AXChartDescriptorRepresentable {
    nonisolated private func name(of day: Date) -> String {
        day.formatted(.dateTime.day().month(.wide))
    }

    nonisolated func makeChartDescriptor() -> AXChartDescriptor {
        let counts = dailySales.map { Double($0.sales) }
        return AXChartDescriptor(
            title: "Sales per day",
            summary: "Most pancakes are sold at weekends",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: dailySales.map { name(of: $0.day) }),
            yAxis: AXNumericDataAxisDescriptor(
                title: "Sales",
                range: (counts.min() ?? 0)...(counts.max() ?? 1),
                gridlinePositions: []
            ) { "\(Int($0)) sold" },
            additionalAxes: [],
            series: [
                AXDataSeriesDescriptor(
                    name: "Daily sales",
                    isContinuous: true,
                    dataPoints: zip(dailySales, counts).map { .init(x: name(of: $0.day), y: $1) }
                )
            ]
        )
    }
}
