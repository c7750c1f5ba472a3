import SwiftUI
import Charts

/// Every modifier of chart content.
struct ContentModifiersReference: View {
    private func point(_ reading: Reading) -> some ChartContent {
        PointMark(x: .value("x", reading.id), y: .value("y", reading.number))
    }

    var body: some View {
        VStack {
            Chart(readings) { reading in
                point(reading)
                    .foregroundStyle(reading.color)
                    .opacity(0.5)
                    .lineStyle(StrokeStyle(lineWidth: 2))
                    .lineStyle(reading.stroke)
                    .cornerRadius(2)
                    .cornerRadius(2, style: .circular)
                    .interpolationMethod(.linear)
                    .blur(radius: 1)
                    .shadow(radius: 2)
                    .shadow(color: .black, radius: 1, x: 1, y: 1)
                    .alignsMarkStylesWithPlotArea()
                    .alignsMarkStylesWithPlotArea(false)
                    .zIndex(1)
            }
            Chart(readings) { reading in
                point(reading)
                    .symbol(.square)
                    .symbol(Circle())
                    .symbol { Image(systemName: "star") }
                    .symbolSize(30)
                    .symbolSize(CGSize(width: 3, height: 4))
                    .symbolSize(reading.size)
            }
            Chart(readings) { reading in
                point(reading)
                    .foregroundStyle(by: .value("Name", reading.name))
                    .symbol(by: .value("Name", reading.name))
                    .symbolSize(by: .value("Number", reading.number))
            }
            Chart(readings) { reading in
                LineMark(x: .value("x", reading.id), y: .value("y", reading.number))
                    .lineStyle(by: .value("Hidden", reading.isHidden ? "Yes" : "No"))
            }
            Chart(readings) { reading in
                BarMark(x: .value("x", reading.name), y: .value("y", reading.number))
                    .position(by: .value("Hidden", reading.isHidden ? "Yes" : "No"))
                    .position(by: .value("Hidden", reading.isHidden ? "Yes" : "No"), axis: .horizontal)
                    .position(by: .value("Hidden", reading.isHidden ? "Yes" : "No"), axis: nil, span: .inset(3))
            }
            Chart(readings) { reading in
                BarMark(x: .value("x", reading.name), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high))
                    .offset(x: 2)
                    .offset(y: 2)
                    .offset(x: 1, y: 1)
                    .offset(CGSize(width: 1, height: 0))
                    .offset(x: 1, yStart: 1, yEnd: 1)
                    .offset(xStart: 1, xEnd: 2, y: 1)
                    .offset(xStart: 1, xEnd: 1, yStart: 1, yEnd: 1)
            }
            Chart(readings) { reading in
                point(reading)
                    .mask { RectangleMark(x: .value("x", reading.id)) }
                    .clipShape(Circle())
                    .clipShape(RoundedRectangle(cornerRadius: 2), style: FillStyle(eoFill: true))
                    .compositingLayer()
                    .compositingLayer { $0.opacity(0.5).shadow(radius: 1) }
            }
            Chart(readings) { reading in
                point(reading)
                    .annotation { Text(reading.name) }
                    .annotation(position: .bottomLeading, alignment: .leading, spacing: 2) { Text(reading.name) }
                    .annotation(position: .top) { context in Text("\(Int(context.targetSize.height))") }
                    .annotation(position: .leading, overflowResolution: .automatic) { Text(reading.name) }
                    .annotation(position: .trailing, overflowResolution: .init(x: .fit(to: .plot), y: .padScale)) { context in
                        Text(reading.name).frame(width: context.targetSize.width)
                    }
                    .annotation(position: .overlay, overflowResolution: AnnotationOverflowResolution(x: .fit, y: .automatic)) { EmptyView() }
            }
            Chart(readings) { reading in
                point(reading)
                    .accessibilityLabel("Literal")
                    .accessibilityLabel(reading.name)
                    .accessibilityLabel(reading.key)
                    .accessibilityLabel(Text(reading.name))
                    .accessibilityValue("Literal \(reading.id)")
                    .accessibilityValue(reading.name)
                    .accessibilityValue(reading.key)
                    .accessibilityValue(Text(reading.name))
                    .accessibilityIdentifier("id-\(reading.id)")
                    .accessibilityHidden(reading.isHidden)
            }
        }
    }
}
