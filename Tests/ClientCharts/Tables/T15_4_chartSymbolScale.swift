import SwiftUI
import Charts

struct SymbolScales: View {
    private var points: some View {
        Chart(citySales) { series in
            ForEach(series.sales) {
                PointMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
            }
            .symbol(by: .value("City", series.city))
        }
    }

    var body: some View {
        VStack {
            points.chartSymbolScale(["Cupertino": .square, "San Francisco": .triangle])
            points.chartSymbolScale(["Cupertino": Circle().strokeBorder(lineWidth: 2), "San Francisco": Circle().strokeBorder(lineWidth: 1)])
            points.chartSymbolScale(range: [BasicChartSymbolShape.cross, .plus])
            points.chartSymbolScale(domain: ["Cupertino", "San Francisco"], range: [BasicChartSymbolShape.diamond, .asterisk])
        }
    }
}
