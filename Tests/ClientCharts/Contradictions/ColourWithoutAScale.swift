import SwiftUI
import Charts

/// The scale of colours knows one city of two.
struct ColourWithoutAScale: View {
    var body: some View {
        Chart(citySales) { series in
            ForEach(series.sales) {
                BarMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
            }
            .foregroundStyle(by: .value("City", series.city))
        }
        .chartForegroundStyleScale(["Cupertino": .pink])
    }
}
