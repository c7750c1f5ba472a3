import SwiftUI
import Charts

/// `struct X: ChartContent`, functions and properties that return `some ChartContent`, `@ChartContentBuilder`.
struct Whiskers<Place: Plottable, Amount: Plottable>: ChartContent {
    let place: PlottableValue<Place>
    let ends: (low: PlottableValue<Amount>, high: PlottableValue<Amount>)
    let box: (bottom: PlottableValue<Amount>, top: PlottableValue<Amount>)

    var body: some ChartContent {
        Plot {
            RuleMark(x: place, yStart: ends.low, yEnd: ends.high)
            BarMark(x: place, yStart: box.bottom, yEnd: box.top, width: 10)
        }
    }
}

/// A mark without generic values.
struct DayMark: ChartContent {
    let day: Date
    var color = Color.blue

    var body: some ChartContent {
        RuleMark(x: .value("Marked", day, unit: .day))
            .foregroundStyle(color.opacity(0.4))
    }
}

struct WhiskersChart: View {
    let prices: [(date: Date, open: Double, close: Double, low: Double, high: Double)] = [
        (day(2022, 6, 6), 147.0, 146.1, 144.9, 148.6),
        (day(2022, 6, 7), 144.3, 148.7, 142.1, 149.0),
        (day(2022, 6, 8), 148.6, 148.0, 147.5, 149.9),
    ]
    @State private var selected: Date? = day(2022, 6, 7)

    private var average: some ChartContent {
        RuleMark(y: .value("Mean", prices.map(\.close).reduce(0, +) / Double(prices.count)))
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(dash: [3]))
    }

    private func limit(_ price: Double, named name: String) -> some ChartContent {
        RuleMark(y: .value(name, price))
            .annotation(position: .trailing) { Text(name) }
    }

    @ChartContentBuilder
    private func decorations() -> some ChartContent {
        average
        limit(150, named: "Ceiling")
        if let selected {
            DayMark(day: selected)
            DayMark(day: selected.addingTimeInterval(86_400), color: .gray)
        }
    }

    var body: some View {
        Chart {
            ForEach(prices, id: \.date) { price in
                Whiskers(
                    place: .value("Date", price.date, unit: .day),
                    ends: (.value("Low", price.low), .value("High", price.high)),
                    box: (.value("Open", price.open), .value("Close", price.close))
                )
                .foregroundStyle(price.close >= price.open ? .green : .red)
            }
            decorations()
        }
        .chartYScale(domain: 140...152)
    }
}
