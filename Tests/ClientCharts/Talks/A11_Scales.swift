import SwiftUI
import Charts

/// A y scale that is set, and colours that are chosen.
struct CityScales: View {
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
        .chartYScale(domain: 0...200)
        .chartForegroundStyleScale([
            "San Francisco": .orange,
            "Cupertino": .pink
        ])
    }
}
