import SwiftUI
import Charts

struct MedianTicks: View {
    let medians: [(group: String, median: Double)] = [("A", 4.1), ("B", 5.6), ("C", 3.2)]

    var body: some View {
        Chart(medians, id: \.group) {
            RectangleMark(
                x: .value("Group", $0.group),
                y: .value("Median", $0.median),
                height: 3
            )
        }
        .chartYScale(domain: 0...8)
    }
}
