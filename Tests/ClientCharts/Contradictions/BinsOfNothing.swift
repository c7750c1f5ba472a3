import SwiftUI
import Charts

struct BinsOfNothing: View {
    var body: some View {
        let bins = NumberBins(data: [Double](), desiredCount: 5)
        Chart(Array(bins.enumerated()), id: \.offset) { _, bin in
            BarMark(x: .value("Bin", bin), y: .value("Count", 0))
        }
    }
}
