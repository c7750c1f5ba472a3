import SwiftUI
import Charts

struct HeartRateRange: Identifiable {
    let weekday: Date
    let dailyMin: Int
    let dailyMax: Int

    var id: Date { weekday }
}

/// `BarMark(x:yStart:yEnd:width:)`
struct HeartRateRanges: View {
    var data: [HeartRateRange] = [
        .init(weekday: day(2023, 5, 1), dailyMin: 58, dailyMax: 131),
        .init(weekday: day(2023, 5, 2), dailyMin: 55, dailyMax: 124),
        .init(weekday: day(2023, 5, 3), dailyMin: 61, dailyMax: 158),
        .init(weekday: day(2023, 5, 4), dailyMin: 57, dailyMax: 119),
        .init(weekday: day(2023, 5, 5), dailyMin: 59, dailyMax: 144),
    ]
    @State private var barWidth = 10.0

    var body: some View {
        Chart(data) { dataPoint in
            Plot {
                BarMark(
                    x: .value("Day", dataPoint.weekday, unit: .day),
                    yStart: .value("BPM Min", dataPoint.dailyMin),
                    yEnd: .value("BPM Max", dataPoint.dailyMax),
                    width: .fixed(barWidth)
                )
                .clipShape(Capsule())
                .foregroundStyle(Color.red.gradient)
            }
            .accessibilityLabel(dataPoint.weekday.formatted(date: .complete, time: .omitted))
            .accessibilityValue("\(dataPoint.dailyMin) to \(dataPoint.dailyMax) BPM")
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
