import SwiftUI
import Charts

struct ScrollableChart: View {
    @State private var position = moment(2023, 3, 1)

    private let minutes: [(day: Date, count: Int)] = (0..<120).map { index in
        (day: moment(2023, 1, 1 + index), count: 30 + (index % 7 >= 5 ? 35 : 0) + Int(wobble(index) * 12))
    }

    var body: some View {
        Chart(minutes, id: \.day) { row in
            BarMark(x: .value("Day", row.day, unit: .day), y: .value("Minutes", row.count))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3_600 * 24 * 30)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(.valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1))))
    }
}
