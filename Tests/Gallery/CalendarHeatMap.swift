import SwiftUI
import Charts

struct CalendarHeatMap: View {
    private let days: [(date: Date, minutes: Int)] = (0..<84).map { index in
        (date: moment(2024, 1, 1 + index), minutes: max(0, Int(30 + wobble(index) * 30) - (index % 7 == 6 ? 25 : 0)))
    }

    var body: some View {
        Chart(days, id: \.date) { row in
            RectangleMark(
                x: .value("Week", row.date, unit: .weekOfYear),
                y: .value("Weekday", row.date.formatted(.dateTime.weekday(.abbreviated))),
                width: .inset(1),
                height: .inset(1)
            )
            .foregroundStyle(by: .value("Minutes", row.minutes))
            .cornerRadius(2)
        }
        .chartForegroundStyleScale(range: Gradient(colors: [Color(white: 0.9), .green]))
        .chartLegend(.hidden)
    }
}
