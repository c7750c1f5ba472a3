import SwiftUI
import Charts

struct MixedKinds: View {
    var body: some View {
        Chart {
            PointMark(x: .value("x", "one"), y: .value("y", 1))
            PointMark(x: .value("x", 2.0), y: .value("y", 2))
            PointMark(x: .value("x", day(2024, 1, 3)), y: .value("y", 3))
        }
    }
}
