import SwiftUI
import Charts

struct DumbbellChart: View {
    let jobs: [(job: String, women: Double, men: Double)] = [
        ("Teacher", 3_450, 3_620), ("Engineer", 4_410, 4_980), ("Nurse", 3_180, 3_240), ("Lawyer", 5_020, 5_890),
    ]

    var body: some View {
        Chart(jobs, id: \.job) { row in
            RuleMark(xStart: .value("Women", row.women), xEnd: .value("Men", row.men), y: .value("Job", row.job))
                .foregroundStyle(.gray)
                .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
            PointMark(x: .value("Women", row.women), y: .value("Job", row.job))
                .foregroundStyle(by: .value("Sex", "Women"))
            PointMark(x: .value("Men", row.men), y: .value("Job", row.job))
                .foregroundStyle(by: .value("Sex", "Men"))
        }
        .chartXScale(domain: .automatic(includesZero: false))
    }
}
