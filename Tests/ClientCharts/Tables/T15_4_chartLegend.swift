import SwiftUI
import Charts

struct LegendForms: View {
    var isOverview = false

    private var cities: some View {
        Chart(citySales) { series in
            ForEach(series.sales) {
                LineMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
            }
            .foregroundStyle(by: .value("City", series.city))
        }
    }

    var body: some View {
        VStack {
            cities.chartLegend(.hidden)
            cities.chartLegend(isOverview ? .hidden : .visible)
            cities.chartLegend(position: .top)
            cities.chartLegend(position: .overlay, alignment: .topTrailing)
            cities.chartLegend(position: .bottom, alignment: .leading, spacing: 12)
            cities.chartLegend(position: .trailing) {
                VStack(alignment: .leading) {
                    ForEach(citySales) { series in
                        HStack {
                            Circle().fill(series.city == "Cupertino" ? Color.blue : Color.green).frame(width: 8, height: 8)
                            Text(series.city).font(.caption)
                        }
                    }
                }
            }
        }
    }
}
