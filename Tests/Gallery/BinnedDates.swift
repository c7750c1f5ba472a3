import SwiftUI
import Charts

struct BinnedDates: View {
    private let visits: [Date] = (0..<120).map { index in
        moment(2024, 1, 1, hour: index * 17 + Int((wobble(index) + 1) * 12))
    }

    var body: some View {
        let bins = DateBins(unit: .weekOfYear, range: moment(2024, 1, 1)...moment(2024, 4, 1))
        let byWeek = Dictionary(grouping: visits) { bins.index(for: $0) }

        Chart(byWeek.keys.sorted(), id: \.self) { week in
            BarMark(
                x: .value("Week", bins[week]),
                y: .value("Visits", byWeek[week]?.count ?? 0)
            )
        }
    }
}
