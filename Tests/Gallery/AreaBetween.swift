import SwiftUI
import Charts

struct AreaBetween: View {
    let rows: [(year: Int, imports: Double, exports: Double)] = [
        (2016, 955, 1_204), (2017, 1_031, 1_279), (2018, 1_089, 1_318), (2019, 1_105, 1_328),
        (2020, 1_027, 1_207), (2021, 1_204, 1_380), (2022, 1_506, 1_594), (2023, 1_365, 1_575),
    ]

    var body: some View {
        Chart {
            ForEach(rows, id: \.year) { row in
                AreaMark(
                    x: .value("Year", row.year),
                    yStart: .value("Imports", row.imports),
                    yEnd: .value("Exports", row.exports)
                )
                .foregroundStyle(.green.opacity(0.2))
            }
            ForEach(rows, id: \.year) { row in
                LineMark(x: .value("Year", row.year), y: .value("Imports", row.imports), series: .value("Flow", "Imports"))
                    .foregroundStyle(.red)
            }
            ForEach(rows, id: \.year) { row in
                LineMark(x: .value("Year", row.year), y: .value("Exports", row.exports), series: .value("Flow", "Exports"))
                    .foregroundStyle(.green)
            }
        }
        .chartXScale(domain: 2016...2023)
        .chartXAxis {
            AxisMarks(values: .automatic) { _ in
                AxisGridLine()
                AxisValueLabel(format: IntegerFormatStyle<Int>.number.grouping(.never))
            }
        }
    }
}
