import SwiftUI
import Charts

struct BubbleChart: View {
    let countries: [(name: String, income: Double, years: Double, people: Double, continent: String)] = [
        ("Kenya", 4_500, 62, 53, "Africa"), ("Ghana", 5_400, 64, 33, "Africa"), ("Brazil", 14_600, 73, 214, "Americas"),
        ("Chile", 24_600, 79, 19, "Americas"), ("Japan", 42_300, 84, 126, "Asia"), ("Vietnam", 10_600, 74, 97, "Asia"),
        ("France", 45_000, 82, 68, "Europe"), ("Poland", 34_900, 76, 38, "Europe"),
    ]

    var body: some View {
        Chart(countries, id: \.name) { country in
            PointMark(x: .value("Income", country.income), y: .value("Life expectancy", country.years))
                .foregroundStyle(by: .value("Continent", country.continent))
                .symbolSize(by: .value("People", country.people))
                .opacity(0.7)
                .accessibilityLabel(country.name)
        }
        .chartSymbolSizeScale(domain: 0...250, range: 20...1_000)
        .chartXScale(type: .log)
        .chartYScale(domain: 55...90)
    }
}
