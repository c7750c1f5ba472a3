import SwiftUI
import Charts

struct ReactionTime: Identifiable {
    let id: Int
    let age: Int
    let milliseconds: Double
}

struct ReactionChart: View {
    let samples: [ReactionTime] = [
        .init(id: 0, age: 18, milliseconds: 215), .init(id: 1, age: 22, milliseconds: 222),
        .init(id: 2, age: 31, milliseconds: 231), .init(id: 3, age: 38, milliseconds: 244),
        .init(id: 4, age: 45, milliseconds: 252), .init(id: 5, age: 52, milliseconds: 266),
        .init(id: 6, age: 60, milliseconds: 285), .init(id: 7, age: 71, milliseconds: 310),
    ]
    var isOverview = false

    var body: some View {
        Chart(samples) {
            PointMark(
                x: .value("Age", $0.age),
                y: .value("Reaction time", $0.milliseconds)
            )
            .symbolSize(isOverview ? 20 : 60)
        }
        .chartXScale(domain: 10...80)
        .chartYScale(domain: 200...320)
        .chartYAxisLabel("Milliseconds")
    }
}
