import SwiftUI
import Charts

struct StackedArea: View {
    let sources: [(name: String, terawattHours: [Double])] = [
        ("Wind", [28, 37, 40, 48, 65, 75]), ("Sun", [3, 4, 7, 10, 12, 13]), ("Water", [6, 7, 6, 6, 7, 5]),
    ]

    var body: some View {
        Chart {
            ForEach(sources, id: \.name) { source in
                ForEach(Array(source.terawattHours.enumerated()), id: \.offset) { offset, amount in
                    AreaMark(x: .value("Year", moment(2015 + offset), unit: .year), y: .value("Electricity", amount))
                }
                .foregroundStyle(by: .value("Source", source.name))
            }
        }
        .chartForegroundStyleScale(range: [Color.teal, .yellow, .blue])
        .chartYAxisLabel("TWh")
    }
}
