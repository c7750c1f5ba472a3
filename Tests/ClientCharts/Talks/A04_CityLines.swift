import SwiftUI
import Charts

/// A week in two cities: colours, symbols and smooth curves tell the cities apart.
struct CityLines: View {
    var body: some View {
        Chart {
            ForEach(citySales) { series in
                ForEach(series.sales) { element in
                    LineMark(
                        x: .value("Day", element.weekday, unit: .day),
                        y: .value("Sales", element.sales)
                    )
                }
                .foregroundStyle(by: .value("City", series.city))
                .symbol(by: .value("City", series.city))
                .interpolationMethod(.catmullRom)
            }
        }
    }
}

/// The cities without symbols.
struct PlainCityLines: View {
    var body: some View {
        Chart(citySales) { series in
            ForEach(series.sales) { element in
                LineMark(
                    x: .value("Day", element.weekday, unit: .day),
                    y: .value("Sales", element.sales)
                )
                .foregroundStyle(by: .value("City", series.city))
            }
        }
        .frame(height: 240)
    }
}
