import SwiftUI
import Charts

struct StrideByAnInteger: View {
    let step = 5

    var body: some View {
        Chart {
            PointMark(x: .value("x", 1), y: .value("y", 1))
        }
        .chartXAxis { AxisMarks(values: .stride(by: step)) }
    }
}
