import SwiftUI
import Charts

/// The y axis before the plot.
struct LeadingAxis: View {
    var body: some View {
        Chart(monthlySales) { element in
            BarMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
        }
        .chartYAxis {
            AxisMarks(preset: .extended, position: .leading)
        }
    }
}

/// A sparkline: no axes, no legend, all described.
struct Sparkline: View {
    var body: some View {
        Chart(citySales) { series in
            ForEach(series.sales) { element in
                LineMark(
                    x: .value("Day", element.weekday, unit: .day),
                    y: .value("Sales", element.sales)
                )
            }
            .foregroundStyle(by: .value("City", series.city))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
    }
}
