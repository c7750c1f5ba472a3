import SwiftUI
import Charts

/// Every modifier of plot area, selection and scrolling.
struct InteractionReference: View {
    @State private var x: Double?
    @State private var xs: ClosedRange<Double>?
    @State private var y: Double?
    @State private var ys: ClosedRange<Double>?
    @State private var angle: Double?
    @State private var position = 2.0

    private var chart: some View {
        Chart(readings) {
            PointMark(x: .value("x", $0.high), y: .value("y", $0.number))
        }
    }

    var body: some View {
        VStack {
            chart.chartPlotStyle { $0 }
            chart.chartOverlay { _ in Text("Over") }
            chart.chartOverlay(alignment: .bottomLeading) { proxy in Text("\(Int(proxy.plotSize.width))") }
            chart.chartBackground { _ in Color.yellow }
            chart.chartBackground(alignment: .top) { _ in Color.yellow }
            chart.chartXSelection(value: $x).chartYSelection(value: $y)
            chart.chartXSelection(range: $xs).chartYSelection(range: $ys)
            Chart(readings) { SectorMark(angle: .value("Angle", $0.number)) }
                .chartAngleSelection(value: $angle)
        }
        VStack {
            chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3).chartScrollPosition(x: $position)
            chart.chartScrollableAxes(.vertical).chartYVisibleDomain(length: 4.5).chartScrollPosition(y: $position)
            chart.chartScrollableAxes([.horizontal, .vertical]).chartScrollPosition(initialX: 2.0).chartScrollPosition(initialY: 3.0)
            chart.chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.paging)
            chart.chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.valueAligned(unit: 2))
            chart.chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.valueAligned(unit: 2.0, majorAlignment: .unit(4), limitBehavior: .never))
            chart.chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page, limitBehavior: .always))
            chart.chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 2))
        }
        VStack {
            chart.chartGesture { proxy in
                DragGesture(minimumDistance: 2)
                    .onChanged { drag in
                        proxy.selectXValue(at: drag.location.x)
                        proxy.selectYValue(at: drag.location.y)
                        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
                        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
                        proxy.selectAngleValue(at: proxy.angle(at: drag.location))
                    }
            }
        }
    }
}

/// Every question to a proxy.
struct ProxyReference: View {
    var body: some View {
        Chart(readings) {
            PointMark(x: .value("x", $0.high), y: .value("y", $0.number))
                .foregroundStyle(by: .value("Name", $0.name))
                .symbol(by: .value("Name", $0.name))
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame, let container = proxy.plotContainerFrame {
                    let rect = geometry[frame]
                    let outer = geometry[container]
                    VStack {
                        Text("\(Int(rect.width)) of \(Int(outer.width)), \(Int(proxy.plotSize.height))")
                        Text("\(proxy.position(forX: 4.0) ?? 0), \(proxy.position(forY: 2.0) ?? 0)")
                        Text("\(proxy.position(for: (x: 4.0, y: 2.0))?.x ?? 0)")
                        Text("\(proxy.positionRange(forX: 4.0)?.lowerBound ?? 0), \(proxy.positionRange(forY: 2.0)?.upperBound ?? 0)")
                        Text("\(proxy.positionRange(for: (x: 4.0, y: 2.0))?.midX ?? 0)")
                        Text("\(proxy.value(atX: 20, as: Double.self) ?? 0), \(proxy.value(atY: 20, as: Double.self) ?? 0)")
                        Text("\(proxy.value(at: CGPoint(x: 20, y: 20), as: (Double, Double).self)?.0 ?? 0)")
                    }
                    VStack {
                        Text("\(proxy.xDomain(dataType: Double.self).count), \(proxy.yDomain(dataType: Double.self).count)")
                        Text("\(proxy.foregroundStyleDomain(dataType: String.self).joined()), \(proxy.symbolDomain(dataType: String.self).joined())")
                        Rectangle()
                            .fill(proxy.foregroundStyle(for: "A") ?? AnyShapeStyle(.red))
                        if let symbol = proxy.symbol(for: "A") {
                            symbol.frame(width: 10, height: 10)
                        }
                        Text("\(proxy.lineStyle(for: "A")?.lineWidth ?? 0), \(proxy.symbolSize(for: 3.0) ?? 0)")
                    }
                }
            }
        }
    }
}
