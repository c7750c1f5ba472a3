import SwiftUI
import Charts

struct SameIDs: View {
    let values = [3, 5, 3, 3]

    var body: some View {
        Chart(values, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1))
        }
    }
}
