import SwiftUI
import Charts

struct TwoXScales: View {
    var body: some View {
        Chart(0..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * 2))
        }
        .chartXScale(domain: 0...4)
        .chartXScale(domain: 100...200, type: .log)
    }
}
