import SwiftUI
import Charts

struct HeartRateRange: Identifiable {
    let weekday: Date
    let lowest: Int
    let highest: Int

    var id: Date { weekday }
}

/// `BarMark(x:yStart:yEnd:width:)`
struct HeartRateRanges: View {
    var data: [HeartRateRange] = [
        .init(weekday: day(2023, 5, 1), lowest: 58, highest: 131),
        .init(weekday: day(2023, 5, 2), lowest: 55, highest: 124),
        .init(weekday: day(2023, 5, 3), lowest: 61, highest: 158),
        .init(weekday: day(2023, 5, 4), lowest: 57, highest: 119),
        .init(weekday: day(2023, 5, 5), lowest: 59, highest: 144),
    ]
    @State private var barWidth = 10.0

    var body: some View {
        Chart(data) { range in
            Plot {
                BarMark(
                    x: .value("Day", range.weekday, unit: .day),
                    yStart: .value("Lowest pulse", range.lowest),
                    yEnd: .value("Highest pulse", range.highest),
                    width: .fixed(barWidth)
                )
                .clipShape(Capsule())
                .foregroundStyle(Color.red.gradient)
            }
            .accessibilityLabel(range.weekday.formatted(date: .complete, time: .omitted))
            .accessibilityValue("\(range.lowest) to \(range.highest) BPM")
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
    }
}
