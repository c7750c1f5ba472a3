import SwiftUI
import Charts

struct LogAxis: View {
    let transistors: [(year: Int, count: Double)] = [
        (1971, 2_300), (1978, 29_000), (1985, 275_000), (1993, 3_100_000), (2000, 42_000_000),
        (2006, 291_000_000), (2012, 1_400_000_000), (2020, 16_000_000_000),
    ]

    var body: some View {
        Chart(transistors, id: \.year) { row in
            LineMark(x: .value("Year", moment(row.year), unit: .year), y: .value("Transistors", row.count))
                .symbol(.circle)
        }
        .chartYScale(domain: 1_000...100_000_000_000, type: .log)
        .chartYAxis {
            AxisMarks(values: [1e3, 1e5, 1e7, 1e9, 1e11]) { value in
                AxisGridLine()
                AxisValueLabel {
                    Text(value.as(Double.self) ?? 0, format: .number.notation(.compactName))
                }
            }
        }
    }
}
