import SwiftUI
import Charts

struct BillionMarksWanted: View {
    var body: some View {
        Chart(0..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * 2))
        }
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 1_000_000_000)) }
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: -3)) }
    }
}
