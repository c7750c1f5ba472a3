import SwiftUI
import Charts

struct BarsWithAverage: View {
    let rides = [12, 18, 9, 22, 31, 35, 14]
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    private var average: Double { Double(rides.reduce(0, +)) / Double(rides.count) }

    var body: some View {
        Chart {
            ForEach(Array(zip(weekdays, rides)), id: \.0) { weekday, count in
                BarMark(x: .value("Weekday", weekday), y: .value("Rides", count))
                    .foregroundStyle(Double(count) > average ? Color.orange : Color.orange.opacity(0.4))
            }
            RuleMark(y: .value("Average", average))
                .foregroundStyle(.secondary)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 3]))
                .annotation(position: .top, alignment: .leading) {
                    Text("Average \(average, format: .number.precision(.fractionLength(1)))")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
        }
    }
}
