import SwiftUI
import Charts

struct SideBySide: View {
    let results: [(team: String, half: String, goals: Int)] = [
        ("Reds", "First", 12), ("Reds", "Second", 18), ("Blues", "First", 15), ("Blues", "Second", 9),
    ]

    var body: some View {
        VStack {
            Chart(results.indices, id: \.self) { index in
                let result = results[index]
                BarMark(x: .value("Team", result.team), y: .value("Goals", result.goals))
                    .foregroundStyle(by: .value("Half", result.half))
                    .position(by: .value("Half", result.half))
            }
            Chart(results.indices, id: \.self) { index in
                let result = results[index]
                BarMark(x: .value("Goals", result.goals), y: .value("Team", result.team))
                    .foregroundStyle(by: .value("Half", result.half))
                    .position(by: .value("Half", result.half), axis: .vertical, span: .ratio(0.8))
            }
            Chart {
                ForEach(results, id: \.goals) { result in
                    PointMark(x: .value("Team", result.team), y: .value("Goals", result.goals))
                }
                .position(by: .value("Part", "All"), axis: .horizontal)
            }
        }
    }
}
