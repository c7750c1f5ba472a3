import SwiftUI
import Charts

struct SleepStage: Identifiable {
    enum Kind: String, Plottable {
        case awake = "Awake"
        case rem = "REM"
        case core = "Core"
        case deep = "Deep"

        var color: Color {
            switch self {
            case .awake: return .orange
            case .rem: return .cyan
            case .core: return .blue
            case .deep: return .indigo
            }
        }
    }

    let id: Int
    let kind: Kind
    let start: Date
    let end: Date
}

struct SleepChart: View {
    let stages: [SleepStage] = [
        .init(id: 0, kind: .awake, start: day(2024, 1, 10, hour: 23), end: day(2024, 1, 10, hour: 23, minute: 20)),
        .init(id: 1, kind: .core, start: day(2024, 1, 10, hour: 23, minute: 20), end: day(2024, 1, 11, hour: 0, minute: 30)),
        .init(id: 2, kind: .deep, start: day(2024, 1, 11, hour: 0, minute: 30), end: day(2024, 1, 11, hour: 1, minute: 45)),
        .init(id: 3, kind: .rem, start: day(2024, 1, 11, hour: 1, minute: 45), end: day(2024, 1, 11, hour: 2, minute: 40)),
        .init(id: 4, kind: .core, start: day(2024, 1, 11, hour: 2, minute: 40), end: day(2024, 1, 11, hour: 6, minute: 10)),
    ]

    var body: some View {
        Chart(stages) { stage in
            RuleMark(
                xStart: .value("Start", stage.start),
                xEnd: .value("End", stage.end),
                y: .value("Stage", stage.kind)
            )
            .foregroundStyle(stage.kind.color)
            .lineStyle(StrokeStyle(lineWidth: 12, lineCap: .round))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.hour())
            }
        }
    }
}
