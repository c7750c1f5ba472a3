import SwiftUI
import Charts

struct LoopInAChart: View {
    var body: some View {
        Chart {
            for number in 0..<3 {
                PointMark(x: .value("x", number), y: .value("y", number))
            }
        }
    }
}
