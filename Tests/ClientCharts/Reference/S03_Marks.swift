import SwiftUI
import Charts

/// Every initialiser of every mark.
struct AreaMarkReference: View {
    var body: some View {
        VStack {
            Chart(readings) { AreaMark(x: .value("x", $0.id), y: .value("y", $0.number)) }
            Chart(readings) { AreaMark(x: .value("x", $0.id), y: .value("y", $0.number), stacking: .center) }
            Chart(readings) { AreaMark(x: .value("x", $0.id), y: .value("y", $0.number), series: .value("Series", "A")) }
            Chart(readings) { AreaMark(x: .value("x", $0.id), y: .value("y", $0.number), series: .value("Series", "A"), stacking: .unstacked) }
            Chart(readings) { AreaMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("y", $0.id)) }
            Chart(readings) { AreaMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("y", $0.id), series: .value("Series", "A")) }
            Chart(readings) { AreaMark(x: .value("x", $0.id), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) }
            Chart(readings) { AreaMark(x: .value("x", $0.id), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high), series: .value("Series", "A")) }
        }
    }
}

struct LineAndPointReference: View {
    var body: some View {
        VStack {
            Chart(readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.number)) }
            Chart(readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.number), series: .value("Series", $0.isHidden ? "A" : "B")) }
            Chart(readings) { PointMark(x: .value("x", $0.id), y: .value("y", $0.number)) }
            Chart(readings) { PointMark(x: .value("x", $0.id)) }
            Chart(readings) { PointMark(x: .value("x", $0.id), y: 20) }
            Chart(readings) { PointMark(y: .value("y", $0.number)) }
            Chart(readings) { PointMark(x: $0.place, y: .value("y", $0.number)) }
        }
    }
}

struct BarMarkReference: View {
    var body: some View {
        VStack {
            Chart(readings) { BarMark(x: .value("x", $0.name), y: .value("y", $0.number), width: .ratio(0.5), height: .automatic, stacking: .normalized) }
            Chart(readings) { BarMark(x: .value("x", $0.number), yStart: 2, yEnd: 20, width: .inset(2), stacking: .standard) }
            Chart(readings) { BarMark(x: .value("x", $0.name), yStart: 4, width: 10) }
            Chart(readings) { BarMark(xStart: 0, xEnd: 30, y: .value("y", $0.name), height: .fixed(12), stacking: .unstacked) }
            Chart(readings) { BarMark(y: .value("y", $0.number)) }
            Chart(readings) { BarMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("y", $0.name), height: .ratio(0.4)) }
            Chart(readings) { BarMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), yStart: 10, yEnd: 40) }
            Chart(readings) { BarMark(x: .value("x", $0.name), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high), width: 3.5) }
            Chart(readings) { BarMark(xStart: 5, yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) }
        }
    }
}

struct RectangleMarkReference: View {
    var body: some View {
        VStack {
            Chart(readings) { RectangleMark(x: .value("x", $0.name), y: .value("y", $0.number), width: .ratio(1), height: .fixed(4)) }
            Chart(readings) { RectangleMark(x: .value("x", $0.name), yStart: 0, yEnd: 10, width: .ratio(1)) }
            Chart(readings) { RectangleMark(x: .value("x", $0.name)) }
            Chart(readings) { RectangleMark(xStart: 0, xEnd: 10, y: .value("y", $0.name), height: .ratio(0.9)) }
            Chart(readings) { RectangleMark(y: .value("y", $0.name)) }
            Chart(readings) { RectangleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("y", $0.name), height: 4) }
            Chart(readings) { RectangleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high)) }
            Chart(readings) { RectangleMark(x: .value("x", $0.name), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high), width: 4) }
            Chart(readings) { RectangleMark(yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) }
            Chart(readings) {
                RectangleMark(
                    xStart: .value("Left", $0.low),
                    xEnd: .value("Right", $0.high),
                    yStart: .value("Bottom", $0.low),
                    yEnd: .value("Top", $0.number)
                )
            }
            Chart {
                RectangleMark(xStart: 4, xEnd: 20, yStart: 4, yEnd: nil)
                PointMark(x: .value("x", 1), y: .value("y", 1))
            }
        }
    }
}

struct RuleMarkReference: View {
    var body: some View {
        VStack {
            Chart(readings) { RuleMark(xStart: 4, xEnd: 40, y: .value("y", $0.number)) }
            Chart(readings) { RuleMark(y: .value("y", $0.number)) }
            Chart(readings) { RuleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("y", $0.name)) }
            Chart(readings) { RuleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: 12) }
            Chart(readings) { RuleMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high)) }
            Chart(readings) { RuleMark(x: .value("x", $0.date), yStart: 0, yEnd: 8) }
            Chart(readings) { RuleMark(x: .value("x", $0.date, unit: .day)) }
            Chart(readings) { RuleMark(x: .value("x", $0.name), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) }
            Chart(readings) { RuleMark(x: 30, yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) }
        }
    }
}

struct SectorMarkReference: View {
    var body: some View {
        VStack {
            Chart(readings) { SectorMark(angle: .value("Angle", $0.number)) }
            Chart(readings) { SectorMark(angle: .value("Angle", $0.number), innerRadius: .fixed(20), outerRadius: .inset(4), angularInset: 2) }
            Chart(readings) { SectorMark(angle: .value("Range", $0.low..<$0.high), innerRadius: .ratio(0.3)) }
        }
    }
}

/// The types that configure marks.
struct ConfigurationReference: View {
    let dimensions: [MarkDimension] = [.automatic, .fixed(4), .ratio(0.5), .inset(2), 7, 2.5]
    let stackings: [MarkStackingMethod] = [.standard, .normalized, .center, .unstacked]
    let interpolations: [InterpolationMethod] = [
        .linear, .monotone, .cardinal, .cardinal(tension: 0.2), .catmullRom, .catmullRom(alpha: 0.1), .stepStart, .stepCenter, .stepEnd,
    ]
    let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]

    var body: some View {
        VStack {
            Text(dimensions.map(\.description).joined(separator: ", "))
            Text(stackings[0] == stackings[1] ? "same" : "different")
            ForEach(interpolations.indices, id: \.self) { index in
                Chart(readings) {
                    LineMark(x: .value("x", $0.id), y: .value("y", $0.number))
                        .interpolationMethod(interpolations[index])
                }
            }
            ForEach(symbols.indices, id: \.self) { index in
                Chart(readings) {
                    PointMark(x: .value("x", $0.id), y: .value("y", $0.number))
                        .symbol(index.isMultiple(of: 2) ? AnyChartSymbolShape(symbols[index]) : AnyChartSymbolShape(symbols[index].strokeBorder(lineWidth: 2)))
                }
            }
        }
    }
}
