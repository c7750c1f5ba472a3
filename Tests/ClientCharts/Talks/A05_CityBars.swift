import SwiftUI
import Charts

/// Bars of one day stack by themselves.
struct StackedCityBars: View {
    var body: some View {
        Chart(citySales) { series in
            ForEach(series.sales) { element in
                BarMark(
                    x: .value("Day", element.weekday, unit: .day),
                    y: .value("Sales", element.sales)
                )
                .foregroundStyle(by: .value("City", series.city))
            }
        }
    }
}

/// Or stand beside one another.
struct GroupedCityBars: View {
    var body: some View {
        Chart {
            ForEach(citySales) { series in
                ForEach(series.sales) { element in
                    BarMark(
                        x: .value("Day", element.weekday, unit: .day),
                        y: .value("Sales", element.sales)
                    )
                }
                .foregroundStyle(by: .value("City", series.city))
                .position(by: .value("City", series.city))
            }
        }
    }
}
