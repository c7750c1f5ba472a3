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
    func makeChartDescriptor() -> AXChartDescriptor {
        let dateFormatter: (Date) -> String = { date in
            date.formatted(.dateTime.day().month(.wide))
        }
        let min = dailySales.map(\.sales).min() ?? 0
        let max = dailySales.map(\.sales).max() ?? 0

        let xAxis = AXCategoricalDataAxisDescriptor(
            title: "Day",
            categoryOrder: dailySales.map { dateFormatter($0.day) }
        )
        let yAxis = AXNumericDataAxisDescriptor(
            title: "Sales",
            range: Double(min)...Double(max),
            gridlinePositions: []
        ) { value in "\(Int(value)) sold" }

        let series = AXDataSeriesDescriptor(
            name: "Daily sales",
            isContinuous: true,
            dataPoints: dailySales.map {
                .init(x: dateFormatter($0.day), y: Double($0.sales))
            }
        )

        return AXChartDescriptor(
            title: "Sales per day",
            summary: "Most pancakes are sold at weekends",
            xAxis: xAxis,
            yAxis: yAxis,
            additionalAxes: [],
            series: [series]
        )
    }
}
