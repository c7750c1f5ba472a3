import SwiftUI
import Charts

struct InfiniteValues: View {
    let values = [1.0, Double.infinity, -Double.infinity, 4.0, Double.greatestFiniteMagnitude]

    var body: some View {
        Chart(Array(values.enumerated()), id: \.offset) { offset, value in
            BarMark(x: .value("x", "\(offset)"), y: .value("y", value))
        }
    }
}
