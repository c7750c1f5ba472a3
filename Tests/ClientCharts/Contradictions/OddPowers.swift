import SwiftUI
import Charts

struct OddPowers: View {
    var body: some View {
        Chart(1..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0 * $0))
        }
        .chartXScale(type: .power(exponent: 0))
        .chartYScale(type: .power(exponent: .nan))
    }
}
