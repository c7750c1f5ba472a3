import SwiftUI
import Charts

/// `BarMark(x:)`: one stacked bar without a second axis.
struct StorageBar: View {
    let parts: [(name: String, gigabytes: Double)] = [
        ("Photos", 48.2), ("Apps", 31.5), ("System", 14.8), ("Mail", 3.1),
    ]

    var body: some View {
        Chart(parts, id: \.name) { part in
            BarMark(x: .value("Size", part.gigabytes))
                .foregroundStyle(by: .value("Kind", part.name))
        }
        .chartPlotStyle { plotArea in
            plotArea
                .background(Color(white: 0.9))
                .cornerRadius(8)
        }
        .chartXAxis(.hidden)
        .chartXScale(domain: 0...128)
        .chartYScale(range: .plotDimension(endPadding: -8))
        .chartLegend(position: .bottom, spacing: 8)
        .frame(height: 50)
    }
}
