import SwiftUI
import Charts

struct ReleaseMarkers: View {
    let downloads: [(date: Date, count: Int)] = (0..<14).map { index in
        (date: day(2024, 2, 1 + index), count: 120 + (index * 37) % 90 + (index > 6 ? 80 : 0))
    }
    let release = day(2024, 2, 8)

    var body: some View {
        Chart {
            ForEach(downloads, id: \.date) { item in
                LineMark(x: .value("Day", item.date, unit: .day), y: .value("Downloads", item.count))
            }
            RuleMark(x: .value("Release", release, unit: .day))
                .foregroundStyle(.secondary)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
                .annotation(position: .topTrailing, spacing: 4) {
                    Text("Version 2.0").font(.caption)
                }
        }
        .frame(height: 180)
    }
}
