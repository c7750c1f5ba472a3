import SwiftUI
import Charts

/// `RectangleMark(x:yStart:yEnd:width:)`: candles.
struct CandlesOfRectangles: View {
    struct Price: Identifiable {
        let date: Date
        let open, close, high, low: Double
        var id: Date { date }
        var isRising: Bool { close >= open }
    }

    let prices: [Price] = [
        Price(date: day(2022, 4, 11), open: 168.7, close: 165.8, high: 169.0, low: 165.5),
        Price(date: day(2022, 4, 12), open: 168.0, close: 167.7, high: 169.9, low: 166.6),
        Price(date: day(2022, 4, 13), open: 167.4, close: 170.4, high: 171.0, low: 166.8),
        Price(date: day(2022, 4, 14), open: 170.6, close: 165.3, high: 171.3, low: 165.0),
    ]

    var body: some View {
        Chart(prices) { price in
            RuleMark(
                x: .value("Date", price.date, unit: .day),
                yStart: .value("Low", price.low),
                yEnd: .value("High", price.high)
            )
            .foregroundStyle(.gray)
            RectangleMark(
                x: .value("Date", price.date, unit: .day),
                yStart: .value("Open", price.open),
                yEnd: .value("Close", price.close),
                width: .ratio(0.5)
            )
            .foregroundStyle(price.isRising ? .green : .red)
        }
        .chartYScale(domain: 163...173)
    }
}
