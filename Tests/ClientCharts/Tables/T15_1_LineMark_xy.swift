import SwiftUI
import Charts

struct WeightEntry: Identifiable {
    let date: Date
    let kilograms: Double

    var id: Date { date }
}

struct WeightChart: View {
    @State private var entries: [WeightEntry] = [
        WeightEntry(date: day(2023, 3, 1), kilograms: 78.4),
        WeightEntry(date: day(2023, 3, 4), kilograms: 78.1),
        WeightEntry(date: day(2023, 3, 8), kilograms: 77.6),
        WeightEntry(date: day(2023, 3, 13), kilograms: 77.9),
        WeightEntry(date: day(2023, 3, 19), kilograms: 76.8),
        WeightEntry(date: day(2023, 3, 25), kilograms: 76.2),
    ]
    @State private var isSmooth = true

    private var lowest: Double { entries.map(\.kilograms).min() ?? 0 }
    private var highest: Double { entries.map(\.kilograms).max() ?? 100 }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Weight")
                .font(.headline)
            Chart {
                ForEach(entries) { entry in
                    LineMark(
                        x: .value("Date", entry.date),
                        y: .value("Weight", entry.kilograms)
                    )
                    .interpolationMethod(isSmooth ? .catmullRom : .linear)
                    .foregroundStyle(Color.accentColor)
                    .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
                }
            }
            .chartYScale(domain: (lowest - 1)...(highest + 1))
            .frame(height: 200)
        }
    }
}
