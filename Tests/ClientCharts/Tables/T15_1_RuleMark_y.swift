import SwiftUI
import Charts

struct StepGoalChart: View {
    @State private var goal = 8_000
    private let steps: [(weekday: String, steps: Int)] = [
        ("Mon", 6_240), ("Tue", 8_830), ("Wed", 10_120), ("Thu", 4_980), ("Fri", 9_410), ("Sat", 12_750), ("Sun", 7_060),
    ]

    var body: some View {
        Chart {
            ForEach(steps, id: \.weekday) { day in
                BarMark(x: .value("Weekday", day.weekday), y: .value("Steps", day.steps))
                    .foregroundStyle(day.steps >= goal ? .green : .gray)
            }
            RuleMark(y: .value("Goal", goal))
                .foregroundStyle(.orange)
                .lineStyle(.init(lineWidth: 2))
                .annotation(position: .top, alignment: .trailing) {
                    Text("Goal: \(goal)")
                        .font(.caption.weight(.semibold))
                        .foregroundStyle(.orange)
                }
        }
    }
}
