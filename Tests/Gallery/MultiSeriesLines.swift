import SwiftUI
import Charts

struct MultiSeriesLines: View {
    let cities: [(name: String, temperatures: [Double])] = [
        ("Oslo", [-4, -4, 0, 5, 11, 15, 17, 16, 11, 6, 1, -3]),
        ("Rome", [8, 9, 11, 14, 18, 22, 25, 25, 22, 17, 12, 9]),
        ("Quito", [14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14]),
    ]

    var body: some View {
        Chart(cities, id: \.name) { city in
            ForEach(Array(city.temperatures.enumerated()), id: \.offset) { month, temperature in
                LineMark(
                    x: .value("Month", moment(2023, month + 1), unit: .month),
                    y: .value("Temperature", temperature)
                )
            }
            .foregroundStyle(by: .value("City", city.name))
            .symbol(by: .value("City", city.name))
            .interpolationMethod(.monotone)
        }
        .chartYAxisLabel("°C")
    }
}
