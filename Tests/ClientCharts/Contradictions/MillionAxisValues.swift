import SwiftUI
import Charts

struct MillionAxisValues: View {
    var body: some View {
        Chart(0..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * 2))
        }
        .chartXAxis {
            AxisMarks(values: Array(0..<1_000_000)) { value in
                AxisGridLine()
                AxisValueLabel("\(value.index)")
            }
        }
    }
}
