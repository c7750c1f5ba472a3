import SwiftUI
import Charts

struct SmallMultiples: View {
    let regions: [(name: String, unemployment: [Double])] = [
        ("North", [7.1, 6.8, 6.2, 5.9, 8.3, 7.0]), ("East", [9.4, 8.8, 8.1, 7.2, 9.9, 8.4]),
        ("South", [4.2, 4.0, 3.8, 3.5, 5.1, 4.3]), ("West", [5.5, 5.6, 5.4, 5.2, 7.7, 6.1]),
    ]

    var body: some View {
        VStack {
            ForEach(regions, id: \.name) { region in
                HStack {
                    Text(region.name)
                        .frame(width: 60, alignment: .leading)
                    Chart(Array(region.unemployment.enumerated()), id: \.offset) { offset, percent in
                        LineMark(x: .value("Year", moment(2016 + offset), unit: .year), y: .value("Unemployment", percent))
                    }
                    .accessibilityLabel("Unemployment, \(region.name)")
                }
            }
        }
        .chartYScale(domain: 0...10)
        .chartXAxis {
            AxisMarks(values: .stride(by: .year, count: 5)) { _ in
                AxisValueLabel(format: .dateTime.year())
            }
        }
    }
}
