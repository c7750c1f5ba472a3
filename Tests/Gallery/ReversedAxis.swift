import SwiftUI
import Charts

struct ReversedAxis: View {
    let ranks: [(season: String, rank: Int)] = [("2018", 7), ("2019", 4), ("2020", 4), ("2021", 2), ("2022", 1), ("2023", 3)]

    var body: some View {
        Chart(ranks, id: \.season) {
            LineMark(x: .value("Season", $0.season), y: .value("Rank", $0.rank))
                .symbol(.square)
        }
        .chartYScale(domain: .automatic(includesZero: false, reversed: true))
        .chartYAxis {
            AxisMarks(values: [1, 3, 5, 7])
        }
    }
}
