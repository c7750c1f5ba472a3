import SwiftUI
import Charts

struct HiddenAxes: View {
    private let beats: [Double] = (0..<48).map { index in
        index % 12 == 4 ? 9 : index % 12 == 5 ? -3 : wobble(index) * 0.5
    }

    var body: some View {
        Chart(Array(beats.enumerated()), id: \.offset) { offset, value in
            LineMark(x: .value("Time", offset), y: .value("Voltage", value))
                .foregroundStyle(.green)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .frame(height: 60)
    }
}
