import SwiftUI
import Charts

struct Stall: Identifiable {
    let id = UUID()
    let name: String
    let week: Int
    let visitors: Double
    let takings: Double
    let indoors: Bool
}

let stalls: [Stall] = [
    Stall(name: "Harbour", week: 1, visitors: 310, takings: 1240, indoors: true),
    Stall(name: "Harbour", week: 2, visitors: 290, takings: 1180, indoors: true),
    Stall(name: "Harbour", week: 3, visitors: 350, takings: 1420, indoors: false),
    Stall(name: "Market", week: 1, visitors: 220, takings: 700, indoors: false),
    Stall(name: "Market", week: 2, visitors: 260, takings: 910, indoors: false),
    Stall(name: "Market", week: 3, visitors: 240, takings: 860, indoors: true),
]

/// A point with all six properties.
struct SixProperties: View {
    var body: some View {
        Chart(stalls) { stall in
            PointMark(
                x: .value("Visitors", stall.visitors),
                y: .value("Takings", stall.takings)
            )
            .foregroundStyle(by: .value("Stall", stall.name))
            .symbol(by: .value("Place", stall.indoors ? "Indoors" : "Outdoors"))
            .symbolSize(by: .value("Week", stall.week))
        }
    }
}

/// A line with style by its data.
struct DashedByStall: View {
    var body: some View {
        Chart(stalls) { stall in
            LineMark(
                x: .value("Week", stall.week),
                y: .value("Visitors", stall.visitors)
            )
            .lineStyle(by: .value("Stall", stall.name))
        }
    }
}

/// The six marks, one after another.
struct SixMarks: View {
    let stall = stalls[0]

    var body: some View {
        Chart {
            AreaMark(x: .value("Week", 1), yStart: .value("Low", 180), yEnd: .value("High", 320))
                .foregroundStyle(.teal.opacity(0.2))
            AreaMark(x: .value("Week", 3), yStart: .value("Low", 200), yEnd: .value("High", 380))
                .foregroundStyle(.teal.opacity(0.2))
            RectangleMark(xStart: .value("From", 1.5), xEnd: .value("To", 2.5))
                .foregroundStyle(.yellow.opacity(0.2))
            ForEach(stalls.filter { $0.name == "Market" }) { stall in
                BarMark(x: .value("Week", stall.week), y: .value("Visitors", stall.visitors), width: 20)
                    .foregroundStyle(.gray)
            }
            ForEach(stalls.filter { $0.name == "Harbour" }) { stall in
                LineMark(x: .value("Week", stall.week), y: .value("Visitors", stall.visitors))
                PointMark(x: .value("Week", stall.week), y: .value("Visitors", stall.visitors))
            }
            RuleMark(y: .value("Goal", 300))
                .foregroundStyle(.red)
        }
    }
}
