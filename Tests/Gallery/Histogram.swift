import SwiftUI
import Charts

struct Histogram: View {
    private let heights: [Double] = (0..<200).map { index in
        let bell = (0..<6).reduce(0.0) { $0 + wobble(index, $1 + 3) } / 6
        return 172 + bell * 18
    }

    var body: some View {
        let bins = NumberBins(data: heights, desiredCount: 12)
        let counts = Dictionary(grouping: heights, by: bins.index).mapValues(\.count)

        Chart(Array(bins.enumerated()), id: \.offset) { offset, bin in
            BarMark(
                x: .value("Height", bin),
                y: .value("People", counts[offset] ?? 0)
            )
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartXAxis {
            AxisMarks(values: bins.thresholds)
        }
        .chartXAxisLabel("Height (cm)")
    }
}
