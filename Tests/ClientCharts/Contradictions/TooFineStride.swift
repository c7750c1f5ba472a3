import SwiftUI
import Charts

struct TooFineStride: View {
    var body: some View {
        Chart(0..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * 2))
        }
        .chartXAxis { AxisMarks(values: .stride(by: 1e-12)) }
    }
}
