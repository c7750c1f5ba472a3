import SwiftUI
import Charts

struct DodgedBars: View {
    struct Score: Identifiable {
        let subject: String
        let year: Int
        let points: Double
        var id: String { "\(subject)\(year)" }
    }

    let scores = [
        Score(subject: "Reading", year: 2018, points: 498), Score(subject: "Reading", year: 2022, points: 480),
        Score(subject: "Mathematics", year: 2018, points: 500), Score(subject: "Mathematics", year: 2022, points: 475),
        Score(subject: "Science", year: 2018, points: 503), Score(subject: "Science", year: 2022, points: 492),
    ]

    var body: some View {
        Chart(scores) { score in
            BarMark(x: .value("Subject", score.subject), y: .value("Points", score.points))
                .foregroundStyle(by: .value("Year", String(score.year)))
                .position(by: .value("Year", String(score.year)))
                .annotation(position: .top, spacing: 2) {
                    Text(score.points, format: .number).font(.caption2)
                }
        }
    }
}
