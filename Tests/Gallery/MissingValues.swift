import SwiftUI
import Charts

struct MissingValues: View {
    let levels: [(hour: Int, level: Double?)] = [
        (0, 3.1), (1, 3.2), (2, 3.4), (3, nil), (4, nil), (5, 3.9), (6, 4.0), (7, 3.8), (8, nil), (9, 3.5),
    ]

    var body: some View {
        Chart(levels, id: \.hour) { row in
            if let level = row.level {
                LineMark(x: .value("Hour", row.hour), y: .value("Level", level))
                PointMark(x: .value("Hour", row.hour), y: .value("Level", level))
            }
        }
        .chartXScale(domain: 0...9)
    }
}
