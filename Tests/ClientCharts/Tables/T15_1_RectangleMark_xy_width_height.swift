import SwiftUI
import Charts

/// `RectangleMark(x:y:width:height:)`: a heat map of words and hours.
struct CommitHeat: View {
    let commits: [(weekday: String, hour: Int, count: Int)] = ["Mon", "Tue", "Wed"].enumerated().flatMap { row, weekday in
        (9..<13).map { hour in (weekday: weekday, hour: hour, count: (row * 5 + hour * 3) % 11) }
    }

    var body: some View {
        Chart {
            ForEach(commits.indices, id: \.self) { index in
                RectangleMark(
                    x: .value("Hour", "\(commits[index].hour):00"),
                    y: .value("Weekday", commits[index].weekday),
                    width: .ratio(1),
                    height: .ratio(1)
                )
                .foregroundStyle(by: .value("Commits", commits[index].count))
            }
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.white, .green]))
    }
}
