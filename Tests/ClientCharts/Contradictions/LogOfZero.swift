import SwiftUI
import Charts

struct LogOfZero: View {
    let values = [-10.0, 0, 1, 10, 100]

    var body: some View {
        Chart(values, id: \.self) {
            PointMark(x: .value("x", "\($0)"), y: .value("y", $0))
        }
        .chartYScale(domain: 0...100, type: .log)
    }
}
