import SwiftUI
import Charts

struct RangeWithoutAnID: View {
    var body: some View {
        Chart {
            ForEach(0..<3) { number in
                PointMark(x: .value("x", number), y: .value("y", number))
            }
        }
    }
}
