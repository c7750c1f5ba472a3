import SwiftUI
import Charts

/// Every form of a scale and of a legend.
struct PositionScalesReference: View {
    private var chart: some View {
        Chart(readings) {
            PointMark(x: .value("x", $0.high), y: .value("y", $0.number))
        }
    }

    var body: some View {
        VStack {
            chart.chartXScale(domain: 1...20, range: .plotDimension, type: .linear)
            chart.chartXScale(domain: 1...20, range: 10...200)
            chart.chartXScale(domain: 1.0...20.0, type: .log)
            chart.chartXScale(range: .plotDimension(startPadding: 4, endPadding: 8), type: nil)
            chart.chartXScale(range: .plotDimension(padding: 3))
            chart.chartXScale(type: .squareRoot)
            chart.chartYScale(type: .power(exponent: 3))
            chart.chartYScale(domain: -20...20, type: .symmetricLog)
            chart.chartYScale(domain: -20...20, type: .symmetricLog(slopeAtZero: 2))
            chart.chartYScale(domain: .automatic)
            chart.chartYScale(domain: .automatic(includesZero: nil, reversed: nil))
            chart.chartYScale(domain: .automatic(includesZero: false, reversed: true, dataType: Double.self) { $0 = [0, 40] })
            chart.chartYScale(domain: [0, 10, 40])
            chart.chartYScale(domain: [10, 20, 30, 40].dropFirst())
        }
        VStack {
            Chart(readings) { PointMark(x: .value("Day", $0.date), y: .value("Name", $0.name)) }
                .chartXScale(domain: day(2024, 3, 31)...day(2024, 4, 7), type: .date)
                .chartYScale(domain: ["A", "B", "C", "D", "E"], type: .category)
            Chart(readings) { PointMark(x: .value("Day", $0.date), y: .value("Name", $0.name)) }
                .chartYScale(domain: ["E", "D", "C", "B", "A"], range: .plotDimension)
        }
    }
}

struct StyleScalesReference: View {
    private var bars: some View {
        Chart(readings) {
            BarMark(x: .value("x", $0.id), y: .value("y", $0.number))
                .foregroundStyle(by: .value("Name", $0.name))
        }
    }
    private var heat: some View {
        Chart(readings) {
            BarMark(x: .value("x", $0.id), y: .value("y", $0.number))
                .foregroundStyle(by: .value("Number", $0.number))
        }
    }
    private var lines: some View {
        Chart(readings) {
            LineMark(x: .value("x", $0.id), y: .value("y", $0.number))
                .lineStyle(by: .value("Kind", $0.id < 3 ? "Old" : "New"))
        }
    }
    private var symbols: some View {
        Chart(readings) {
            PointMark(x: .value("x", $0.id), y: .value("y", $0.number))
                .symbol(by: .value("Kind", $0.id < 3 ? "Old" : "New"))
        }
    }
    private var sizes: some View {
        Chart(readings) {
            PointMark(x: .value("x", $0.id), y: .value("y", $0.number))
                .symbolSize(by: .value("Number", $0.number))
        }
    }

    var body: some View {
        VStack {
            bars.chartForegroundStyleScale(domain: ["A", "B"], range: [Color.red, .blue], type: .category)
            bars.chartForegroundStyleScale(domain: ["A", "B"], type: nil)
            bars.chartForegroundStyleScale(range: [Color.red, .blue])
            bars.chartForegroundStyleScale(["A": .red, "B": .blue])
            bars.chartForegroundStyleScale(["A": Color.red.gradient, "B": Color.blue.gradient])
            bars.chartForegroundStyleScale(domain: ["A", "B"], mapping: { (name: String) in name == "A" ? Color.red : .blue })
            bars.chartForegroundStyleScale(mapping: { (name: String) in name == "A" ? Color.red : .blue })
            heat.chartForegroundStyleScale(type: .log)
            heat.chartForegroundStyleScale(domain: 0...30, range: Gradient(colors: [.white, .red]), type: .linear)
            heat.chartForegroundStyleScale(range: Gradient(stops: [.init(color: .white, location: 0), .init(color: .red, location: 1)]))
            heat.chartForegroundStyleScale(range: Color.red.gradient)
        }
        VStack {
            lines.chartLineStyleScale(domain: ["Old", "New"], range: [StrokeStyle(lineWidth: 1), StrokeStyle(dash: [3])])
            lines.chartLineStyleScale(domain: ["Old", "New"])
            lines.chartLineStyleScale(range: [StrokeStyle(lineWidth: 1), StrokeStyle(dash: [3])])
            lines.chartLineStyleScale(["Old": StrokeStyle(lineWidth: 1), "New": StrokeStyle(dash: [3])])
            lines.chartLineStyleScale(domain: ["Old", "New"], mapping: { (name: String) in StrokeStyle(lineWidth: name == "Old" ? 1 : 2) })
            lines.chartLineStyleScale(mapping: { (name: String) in StrokeStyle(lineWidth: name == "Old" ? 1 : 2) })
        }
        VStack {
            symbols.chartSymbolScale(domain: ["Old", "New"], range: [BasicChartSymbolShape.circle, .plus])
            symbols.chartSymbolScale(domain: ["Old", "New"])
            symbols.chartSymbolScale(range: [BasicChartSymbolShape.circle, .plus])
            symbols.chartSymbolScale(["Old": BasicChartSymbolShape.circle, "New": .plus])
            symbols.chartSymbolScale(domain: ["Old", "New"], mapping: { (name: String) in name == "Old" ? BasicChartSymbolShape.circle : .square })
            symbols.chartSymbolScale(mapping: { (name: String) in name == "Old" ? BasicChartSymbolShape.circle : .square })
        }
        VStack {
            sizes.chartSymbolSizeScale(domain: 0...30, range: 10...200, type: .linear)
            sizes.chartSymbolSizeScale(domain: 0...30)
            sizes.chartSymbolSizeScale(range: 10...200)
            sizes.chartSymbolSizeScale(type: .squareRoot)
            Chart(readings) {
                PointMark(x: .value("x", $0.id), y: .value("y", $0.number))
                    .symbolSize(by: .value("Kind", $0.id < 3 ? "Old" : "New"))
            }
            .chartSymbolSizeScale(["Old": 30, "New": 90])
        }
        VStack {
            bars.chartLegend(.automatic)
            bars.chartLegend(position: .leading, alignment: .top, spacing: 4)
            bars.chartLegend(position: .automatic, alignment: nil, spacing: nil) { Text("A legend of one's own") }
            bars.chartLegend { Text("Short") }
        }
    }
}
