import SwiftUI
import Charts

struct GanttChart: View {
    struct Task: Identifiable {
        let name: String
        let phase: String
        let start: Date
        let end: Date
        var id: String { name }
    }

    let tasks = [
        Task(name: "Survey", phase: "Planning", start: moment(2024, 3, 4), end: moment(2024, 3, 15)),
        Task(name: "Permits", phase: "Planning", start: moment(2024, 3, 11), end: moment(2024, 4, 12)),
        Task(name: "Foundations", phase: "Building", start: moment(2024, 4, 15), end: moment(2024, 5, 10)),
        Task(name: "Walls", phase: "Building", start: moment(2024, 5, 6), end: moment(2024, 6, 21)),
        Task(name: "Roof", phase: "Building", start: moment(2024, 6, 17), end: moment(2024, 7, 5)),
    ]
    let today = moment(2024, 5, 20)

    var body: some View {
        Chart {
            ForEach(tasks) { task in
                BarMark(
                    xStart: .value("Start", task.start),
                    xEnd: .value("End", task.end),
                    y: .value("Task", task.name),
                    height: .ratio(0.6)
                )
                .foregroundStyle(by: .value("Phase", task.phase))
                .annotation(position: .trailing) {
                    if task.end > today {
                        Text(task.end, format: .dateTime.day().month())
                            .font(.caption2)
                    }
                }
            }
            RuleMark(x: .value("Today", today))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
            }
        }
    }
}
