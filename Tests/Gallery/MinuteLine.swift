import SwiftUI
import Charts

struct MinuteLine: View {
    private let pulses: [(time: Date, pulse: Int)] = (0..<45).map { minute in
        (time: moment(2024, 6, 1, hour: 7, minute: minute), pulse: 80 + min(minute, 30) * 2 - max(0, minute - 30) * 4 + Int(wobble(minute) * 4))
    }

    var body: some View {
        Chart(pulses, id: \.time) {
            LineMark(x: .value("Time", $0.time, unit: .minute), y: .value("Pulse", $0.pulse))
        }
        .chartYScale(domain: 60...160)
        .chartXAxis {
            AxisMarks(values: .stride(by: .minute, count: 10)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.hour().minute())
            }
        }
    }
}
