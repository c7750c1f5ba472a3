import SwiftUI
import Charts

struct ConnectedScatter: View {
    let years: [(year: Int, unemployment: Double, inflation: Double)] = [
        (2015, 5.3, 0.1), (2016, 4.9, 1.3), (2017, 4.4, 2.1), (2018, 3.9, 2.4), (2019, 3.7, 1.8), (2020, 8.1, 1.2), (2021, 5.4, 4.7), (2022, 3.6, 8.0),
    ]

    var body: some View {
        Chart {
            ForEach(years, id: \.year) { row in
                LineMark(x: .value("Unemployment", row.unemployment), y: .value("Inflation", row.inflation))
                    .interpolationMethod(.catmullRom)
                    .foregroundStyle(.gray)
            }
            ForEach(years, id: \.year) { row in
                PointMark(x: .value("Unemployment", row.unemployment), y: .value("Inflation", row.inflation))
                    .annotation(position: .topTrailing, spacing: 2) {
                        Text(String(row.year)).font(.caption2)
                    }
            }
        }
        .chartXAxisLabel("Unemployment (%)")
        .chartYAxisLabel("Inflation (%)")
    }
}
