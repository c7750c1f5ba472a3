import SwiftUI
import Charts

struct CustomLegend: View {
    let lines: [(name: String, color: Color, values: [Int])] = [
        ("Delivered", .green, [40, 52, 61, 58, 70]), ("Returned", .red, [4, 3, 6, 5, 4]),
    ]

    var body: some View {
        Chart {
            ForEach(lines, id: \.name) { line in
                ForEach(Array(line.values.enumerated()), id: \.offset) { week, count in
                    LineMark(x: .value("Week", week + 1), y: .value("Parcels", count), series: .value("Kind", line.name))
                        .foregroundStyle(line.color)
                }
            }
        }
        .chartLegend(position: .top, alignment: .leading, spacing: 8) {
            HStack(spacing: 16) {
                ForEach(lines, id: \.name) { line in
                    HStack(spacing: 4) {
                        Circle().fill(line.color).frame(width: 8, height: 8)
                        Text(line.name).font(.caption)
                    }
                }
            }
        }
    }
}
