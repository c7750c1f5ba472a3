import SwiftUI
import Charts

/// `BarMark(xStart:xEnd:y:)` and `BarMark(xStart:xEnd:y:height:)`
struct ProjectPlan: View {
    struct Job: Identifiable {
        let job: String
        let start: Date
        let end: Date
        var id: String { job }
    }

    let jobs = [
        Job(job: "Design", start: day(2024, 1, 8), end: day(2024, 1, 19)),
        Job(job: "Build", start: day(2024, 1, 17), end: day(2024, 2, 16)),
        Job(job: "Test", start: day(2024, 2, 12), end: day(2024, 2, 28)),
    ]

    var body: some View {
        Chart(jobs) { job in
            BarMark(
                xStart: .value("Start", job.start),
                xEnd: .value("End", job.end),
                y: .value("Job", job.job)
            )
        }
    }
}
