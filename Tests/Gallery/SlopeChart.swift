import SwiftUI
import Charts

struct SlopeChart: View {
    let results: [(pupil: String, before: Double, after: Double)] = [
        ("Ada", 52, 78), ("Ben", 61, 66), ("Cem", 70, 64), ("Dora", 45, 71),
    ]

    var body: some View {
        Chart(results, id: \.pupil) { row in
            LineMark(x: .value("When", "Before"), y: .value("Points", row.before))
                .foregroundStyle(by: .value("Pupil", row.pupil))
                .symbol(.circle)
            LineMark(x: .value("When", "After"), y: .value("Points", row.after))
                .foregroundStyle(by: .value("Pupil", row.pupil))
                .symbol(.circle)
        }
        .chartYScale(domain: 40...80)
    }
}
