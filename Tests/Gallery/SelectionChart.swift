import SwiftUI
import Charts

struct SelectionChart: View {
    @State private var selectedYear: Int? = 2012

    let population: [(year: Int, millions: Double)] = [
        (2000, 6_149), (2004, 6_475), (2008, 6_811), (2012, 7_161), (2016, 7_527), (2020, 7_841),
    ]

    var body: some View {
        Chart {
            ForEach(population, id: \.year) { row in
                AreaMark(x: .value("Year", row.year), y: .value("Millions", row.millions))
                    .foregroundStyle(.blue.opacity(0.2))
                LineMark(x: .value("Year", row.year), y: .value("Millions", row.millions))
            }
            if let selectedYear, let row = population.first(where: { $0.year == selectedYear }) {
                RuleMark(x: .value("Selected", row.year))
                    .foregroundStyle(.gray)
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        Text("\(row.millions, format: .number) million")
                    }
            }
        }
        .chartXSelection(value: $selectedYear)
        .chartXScale(domain: 2000...2020)
    }
}
