import SwiftUI
import Charts

struct HistogramOfSales: View {
    private struct Bin: Identifiable {
        let index: Int
        let range: ChartBinRange<Int>
        let frequency: Int
        var id: Int { index }
    }

    private var bins: [Bin] {
        let values = dailySales.map(\.sales)
        let bins = NumberBins(data: values, desiredCount: 8)
        let groups = Dictionary(grouping: values, by: bins.index(for:))
        return groups.map { index, values in
            Bin(index: index, range: bins[index], frequency: values.count)
        }
        .sorted { $0.index < $1.index }
    }

    var body: some View {
        Chart(bins) { bin in
            BarMark(
                x: .value("Sales", bin.range),
                y: .value("Days", bin.frequency)
            )
        }
        .chartXScale(domain: .automatic(includesZero: false))
    }
}

struct BinsOfAGivenSize: View {
    var body: some View {
        let bins = NumberBins(size: 25.0, range: 100...250)
        Chart(Array(bins.enumerated()), id: \.offset) { index, range in
            BarMark(
                x: .value("Sales", range),
                y: .value("Days", dailySales.filter { range.contains(Double($0.sales)) }.count)
            )
        }
        .chartXAxis {
            AxisMarks(values: bins.thresholds)
        }
    }
}
