import SwiftUI
import Charts

struct Candle: ChartContent {
    let date: Date
    let open, close, low, high: Double

    var body: some ChartContent {
        Plot {
            RuleMark(x: .value("Day", date, unit: .day), yStart: .value("Low", low), yEnd: .value("High", high))
                .lineStyle(StrokeStyle(lineWidth: 1))
            BarMark(x: .value("Day", date, unit: .day), yStart: .value("Open", open), yEnd: .value("Close", close), width: .ratio(0.6))
        }
        .foregroundStyle(close >= open ? Color.green : Color.red)
        .accessibilityLabel(date.formatted(date: .complete, time: .omitted))
        .accessibilityValue("Open \(open.formatted()), close \(close.formatted()), from \(low.formatted()) to \(high.formatted())")
    }
}

struct Candlestick: View {
    let prices: [(open: Double, close: Double, low: Double, high: Double)] = [
        (120, 123.5, 119.2, 124.1), (123.6, 122.1, 121.4, 125), (122, 126.8, 121.9, 127.3),
        (126.9, 128.4, 125.7, 129.9), (128.5, 124.2, 123.8, 128.9), (124, 125.1, 122.6, 126.4),
    ]

    var body: some View {
        Chart(Array(prices.enumerated()), id: \.offset) { offset, price in
            Candle(date: moment(2024, 9, 2 + offset), open: price.open, close: price.close, low: price.low, high: price.high)
        }
        .chartYScale(domain: .automatic(includesZero: false))
    }
}
