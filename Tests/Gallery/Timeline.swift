import SwiftUI
import Charts

struct Timeline: View {
    struct Reign: Identifiable {
        let name: String
        let from: Int
        let to: Int
        var id: String { name }
    }

    let reigns = [
        Reign(name: "Taizu", from: 960, to: 976), Reign(name: "Taizong", from: 976, to: 997),
        Reign(name: "Zhenzong", from: 997, to: 1022), Reign(name: "Renzong", from: 1022, to: 1063),
    ]

    var body: some View {
        Chart(reigns) { reign in
            RuleMark(
                xStart: .value("From", moment(reign.from), unit: .year),
                xEnd: .value("To", moment(reign.to), unit: .year),
                y: .value("Emperor", reign.name)
            )
            .lineStyle(StrokeStyle(lineWidth: 10, lineCap: .butt))
            PointMark(x: .value("From", moment(reign.from), unit: .year), y: .value("Emperor", reign.name))
                .symbol(.diamond)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .year, count: 20)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.year())
            }
        }
    }
}
