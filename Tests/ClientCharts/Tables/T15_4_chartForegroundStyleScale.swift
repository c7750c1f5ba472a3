import SwiftUI
import Charts

struct ForegroundScaleForms: View {
    private var cities: some View {
        Chart(citySales) { series in
            ForEach(series.sales) {
                BarMark(x: .value("Day", $0.weekday, unit: .day), y: .value("Sales", $0.sales))
            }
            .foregroundStyle(by: .value("City", series.city))
        }
    }

    private var colours: [Color] {
        [.purple, .mint]
    }

    var body: some View {
        VStack {
            cities.chartForegroundStyleScale(["Cupertino": .blue, "San Francisco": .green])
            cities.chartForegroundStyleScale(["Cupertino": Color.blue.gradient, "San Francisco": Color.green.gradient])
            cities.chartForegroundStyleScale(range: colours)
            cities.chartForegroundStyleScale(domain: ["Cupertino", "San Francisco"], range: colours)
            cities.chartForegroundStyleScale(domain: ["San Francisco", "Cupertino"])
            cities.chartForegroundStyleScale { (city: String) in
                city == "Cupertino" ? Color.orange : Color.teal
            }
            Chart(topPancakes, id: \.name) {
                BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
                    .foregroundStyle(by: .value("Sales", $0.sales))
            }
            .chartForegroundStyleScale(domain: 600...1000, range: Gradient(colors: [.yellow, .red]))
        }
    }
}
