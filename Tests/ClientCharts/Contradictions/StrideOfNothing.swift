import SwiftUI
import Charts

struct StrideOfNothing: View {
    var body: some View {
        Chart(0..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * 2))
        }
        .chartXAxis { AxisMarks(values: .stride(by: 0.0)) }
        .chartYAxis { AxisMarks(values: .stride(by: -1.0)) }
    }
}
