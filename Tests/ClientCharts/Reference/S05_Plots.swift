import SwiftUI
import Charts

/// Every initialiser of the plots over collections.
struct LineAreaPointPlotReference: View {
    var body: some View {
        VStack {
            Chart { LinePlot(readings, x: .value("x", \.id), y: .value("y", \.number)) }
            Chart { LinePlot(readings, x: .value("x", \.id), y: .value("y", \.number), series: .value("Series", \.name)) }
            Chart { AreaPlot(readings, x: .value("x", \.id), y: .value("y", \.number), stacking: .center) }
            Chart { AreaPlot(readings, x: .value("x", \.id), y: .value("y", \.number), series: .value("Series", \.name)) }
            Chart { AreaPlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("y", \.id)) }
            Chart { AreaPlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("y", \.id), series: .value("Series", "One")) }
            Chart { AreaPlot(readings, x: .value("x", \.id), yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { AreaPlot(readings, x: .value("x", \.id), yStart: .value("Zero", 0.0), yEnd: .value("High", \.high), series: .value("Series", \.name)) }
            Chart { PointPlot(readings, x: .value("x", \.id), y: .value("y", \.number)) }
            Chart { PointPlot(readings, x: .value("x", \.id)) }
            Chart { PointPlot(readings, x: .value("x", \.date, unit: .day), y: 12) }
            Chart { PointPlot(readings, x: .value("x", \.id), y: \.place) }
            Chart { PointPlot(readings, y: .value("y", \.number)) }
            Chart { PointPlot(readings, x: \.place, y: .value("y", \.number)) }
            Chart { PointPlot(readings, x: .value("Day", day(2024, 4), unit: .month), y: .value("y", \.number)) }
            Chart { PointPlot(readings, x: .value("Constant", 5), y: .value("Range", \.low, \.high)) }
        }
    }
}

struct BarRectanglePlotReference: View {
    var body: some View {
        VStack {
            Chart { BarPlot(readings, x: .value("x", \.name), y: .value("y", \.number), width: .ratio(0.5), height: .automatic, stacking: .standard) }
            Chart { BarPlot(readings, x: .value("x", \.name), y: .value("y", \.number), width: .fixed(\.place)) }
            Chart { BarPlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("y", \.name), height: 4) }
            Chart { BarPlot(readings, x: .value("x", \.name), yStart: .value("Low", \.low), yEnd: .value("High", \.high), width: .inset(1)) }
            Chart { BarPlot(readings, x: .value("x", \.number)) }
            Chart { BarPlot(readings, x: .value("x", \.number), yStart: 2, yEnd: 9, width: .automatic, stacking: .unstacked) }
            Chart { BarPlot(readings, y: .value("y", \.number)) }
            Chart { BarPlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), yStart: 2, yEnd: 9) }
            Chart { BarPlot(readings, xStart: 2, xEnd: 9, yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { BarPlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), yStart: \.place, yEnd: \.place) }
        }
        VStack {
            Chart { RectanglePlot(readings, x: .value("x", \.name), y: .value("y", \.number), width: 10, height: 3) }
            Chart { RectanglePlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("y", \.name), height: .ratio(0.5)) }
            Chart { RectanglePlot(readings, x: .value("x", \.name), yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { RectanglePlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { RectanglePlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high)) }
            Chart { RectanglePlot(readings, yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
        }
    }
}

struct RuleSectorPlotReference: View {
    var body: some View {
        VStack {
            Chart { RulePlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("y", \.name)) }
            Chart { RulePlot(readings, x: .value("x", \.name), yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { RulePlot(readings, y: .value("y", \.number)) }
            Chart { RulePlot(readings, xStart: 2, xEnd: 20, y: .value("y", \.number)) }
            Chart { RulePlot(readings, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: 12) }
            Chart { RulePlot(readings, x: .value("x", \.number)) }
            Chart { RulePlot(readings, x: 10, yStart: .value("Low", \.low), yEnd: .value("High", \.high)) }
            Chart { RulePlot(readings, xStart: \.place, xEnd: \.place, y: .value("y", \.number)) }
            Chart { SectorPlot(readings, angle: .value("Angle", \.number)) }
            Chart { SectorPlot(readings, angle: .value("Angle", \.number), innerRadius: .ratio(0.5), outerRadius: .inset(\.place), angularInset: 1) }
            Chart { SectorPlot(readings, angle: .value("Angle", \.number), angularInset: \.place) }
        }
    }
}

/// Every modifier of the plots over collections; key paths before plain values.
struct PlotModifiersReference: View {
    var body: some View {
        VStack {
            Chart {
                PointPlot(readings, x: .value("x", \.id), y: .value("y", \.number))
                    .foregroundStyle(\.color)
                    .opacity(\.place)
                    .lineStyle(\.stroke)
                    .symbolSize(\.place)
                    .symbolSize(\.size)
                    .accessibilityLabel(\.name)
                    .accessibilityLabel(\.key)
                    .accessibilityLabel(\.text)
                    .accessibilityValue(\.name)
                    .accessibilityIdentifier(\.name)
                    .accessibilityHidden(\.isHidden)
                    .zIndex(2)
                    .opacity(0.4)
            }
            Chart {
                PointPlot(readings, x: .value("x", \.id), y: .value("y", \.number))
                    .foregroundStyle(by: .value("Name", \.name))
                    .symbol(by: .value("Name", \.name))
                    .symbolSize(by: .value("Number", \.number))
            }
            Chart {
                LinePlot(readings, x: .value("x", \.id), y: .value("y", \.number))
                    .lineStyle(by: .value("Name", "All"))
                    .interpolationMethod(.monotone)
            }
            Chart {
                BarPlot(readings, x: .value("x", \.date, unit: .day), y: .value("y", \.number))
                    .position(by: .value("Name", \.name), axis: .horizontal, span: .ratio(0.9))
                    .foregroundStyle(.purple.gradient)
                    .cornerRadius(3)
            }
        }
    }
}

/// Every form of a function plot.
struct FunctionPlotsReference: View {
    let xKey: LocalizedStringKey = "x"
    let name = "y"
    let factor = 2.0

    var body: some View {
        VStack {
            Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
                .chartXScale(domain: -2...2)
            Chart { LinePlot(x: "x", y: "y", domain: -1...1) { x in x.squareRoot() } }
            Chart { LinePlot(x: Text("x"), y: Text("y"), domain: 0...1, function: cos) }
            Chart { LinePlot(x: name, y: name, domain: 0...1) { [factor] x in factor * x } }
            Chart { LinePlot(x: xKey, y: xKey, domain: 0...1) { x in x.isZero ? .infinity : 1 / x } }
            Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { t in (sin(t), cos(t)) } }
            Chart { LinePlot(x: Text("x"), y: Text("y"), t: Text("t"), domain: 0...6) { t in (x: t, y: t * t) } }
            Chart { AreaPlot(x: "x", y: "y", domain: 0...3) { x in exp(-x) } }
            Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...3) { x in (yStart: -x, yEnd: x) } }
            Chart { AreaPlot(x: Text("x"), yStart: Text("low"), yEnd: Text("high"), domain: 0...3) { x in (-x, x) } }
        }
    }
}
