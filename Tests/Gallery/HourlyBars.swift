import SwiftUI
import Charts

struct HourlyBars: View {
    private let calls: [(time: Date, count: Int)] = (7..<19).map { hour in
        (time: moment(2024, 11, 5, hour: hour), count: 12 + max(0, 20 - abs(hour - 11) * 5) + Int(wobble(hour) * 3))
    }

    var body: some View {
        Chart(calls, id: \.time) {
            BarMark(x: .value("Hour", $0.time, unit: .hour), y: .value("Calls", $0.count))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 3)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.hour())
            }
        }
    }
}
