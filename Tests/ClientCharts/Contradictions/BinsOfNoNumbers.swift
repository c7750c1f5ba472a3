import SwiftUI
import Charts

struct BinsOfNoNumbers: View {
    var body: some View {
        let bins = NumberBins(data: [Double.nan, 1, Double.infinity, 4], desiredCount: 5)
        Chart(Array(bins.enumerated()), id: \.offset) { _, bin in
            BarMark(x: .value("Bin", bin), y: .value("Count", 1))
        }
    }
}
