import SwiftUI
import Charts
import Accessibility

struct StockPrice: Identifiable {
    let timestamp: Date
    let open: Double
    let close: Double
    let high: Double
    let low: Double

    var id: Date { timestamp }
}

/// Candles whose other numbers are additional axes.
struct DescribedCandles: View, AXChartDescriptorRepresentable {
    let prices: [StockPrice] = [
        .init(timestamp: day(2022, 4, 1), open: 174, close: 174.3, high: 174.9, low: 171.9),
        .init(timestamp: day(2022, 4, 4), open: 174.6, close: 178.4, high: 178.5, low: 174.4),
        .init(timestamp: day(2022, 4, 5), open: 177.5, close: 175.1, high: 178.3, low: 174.4),
    ]

    var body: some View {
        Chart(prices) { price in
            Plot {
                BarMark(x: .value("Date", price.timestamp, unit: .day), yStart: .value("Low", price.low), yEnd: .value("High", price.high), width: 2)
                BarMark(x: .value("Date", price.timestamp, unit: .day), yStart: .value("Open", price.open), yEnd: .value("Close", price.close), width: 8)
            }
            .foregroundStyle(price.open < price.close ? .green : .red)
        }
        .chartYScale(domain: 170...180)
        .accessibilityChartDescriptor(self)
    }

    nonisolated func makeChartDescriptor() -> AXChartDescriptor {
        let lowest = prices.map(\.low).min() ?? 0
        let highest = prices.map(\.high).max() ?? 0
        func axis(_ title: String) -> AXNumericDataAxisDescriptor {
            AXNumericDataAxisDescriptor(title: title, range: lowest...highest, gridlinePositions: []) {
                "\($0.formatted(.currency(code: "USD")))"
            }
        }
        let xAxis = AXCategoricalDataAxisDescriptor(
            title: "Date",
            categoryOrder: prices.map { $0.timestamp.formatted(date: .abbreviated, time: .omitted) }
        )
        let series = AXDataSeriesDescriptor(
            name: "Price",
            isContinuous: false,
            dataPoints: prices.map { price in
                AXDataPoint(
                    x: price.timestamp.formatted(date: .abbreviated, time: .omitted),
                    y: price.close,
                    additionalValues: [.number(price.open), .number(price.high), .number(price.low)],
                    label: price.close > price.open ? "Rising" : "Falling"
                )
            }
        )
        return AXChartDescriptor(
            title: "Price",
            summary: nil,
            xAxis: xAxis,
            yAxis: axis("Close"),
            additionalAxes: [axis("Open"), axis("High"), axis("Low")],
            series: [series]
        )
    }

    nonisolated func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.title = "Price until \(prices.last?.timestamp.formatted(date: .abbreviated, time: .omitted) ?? "")"
    }
}
