import SwiftUI
import Charts

struct HeatMap: View {
    struct Cell: Identifiable {
        let weekday: String
        let hour: Int
        let visitors: Int
        var id: String { "\(weekday)-\(hour)" }
    }

    private let cells: [Cell] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap { row, weekday in
        (8..<20).map { hour in
            let rush = max(0, 30 - abs(hour - 17) * 6) + (row >= 5 ? 25 : 0)
            return Cell(weekday: weekday, hour: hour, visitors: 20 + rush + Int(wobble(row * 12 + hour) * 5))
        }
    }

    var body: some View {
        Chart(cells) { cell in
            RectangleMark(
                xStart: .value("From", cell.hour),
                xEnd: .value("To", cell.hour + 1),
                y: .value("Weekday", cell.weekday),
                height: .ratio(1)
            )
            .foregroundStyle(by: .value("Visitors", cell.visitors))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue.opacity(0.1), .blue]))
        .chartXAxisLabel("Hour")
    }
}
