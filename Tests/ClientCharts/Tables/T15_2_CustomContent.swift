import SwiftUI
import Charts

/// `struct X: ChartContent`, functions and properties that return `some ChartContent`, `@ChartContentBuilder`.
struct CandleStickMark<X: Plottable, Y: Plottable>: ChartContent {
    let x: PlottableValue<X>
    let low: PlottableValue<Y>
    let high: PlottableValue<Y>
    let open: PlottableValue<Y>
    let close: PlottableValue<Y>

    var body: some ChartContent {
        Plot {
            BarMark(x: x, yStart: low, yEnd: high, width: 2)
            BarMark(x: x, yStart: open, yEnd: close, width: 8)
        }
    }
}

struct CandlesChart: View {
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

    private func marker(at date: Date) -> some ChartContent {
        RuleMark(x: .value("Selected", date, unit: .day))
            .foregroundStyle(.blue.opacity(0.4))
    }

    @ChartContentBuilder
    private func decorations() -> some ChartContent {
        average
        if let selected {
            marker(at: selected)
        }
    }

    var body: some View {
        Chart {
            ForEach(prices, id: \.date) { price in
                CandleStickMark(
                    x: .value("Date", price.date, unit: .day),
                    low: .value("Low", price.low),
                    high: .value("High", price.high),
                    open: .value("Open", price.open),
                    close: .value("Close", price.close)
                )
                .foregroundStyle(price.close >= price.open ? .green : .red)
            }
            decorations()
        }
        .chartYScale(domain: 140...152)
    }
}
