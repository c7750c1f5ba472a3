import SwiftUI
import Charts

struct PointsAsValues: View {
    let width: CGFloat = 3

    var body: some View {
        Chart {
            PointMark(x: .value("x", width), y: .value("y", 1))
        }
    }
}
