import SwiftUI
import Charts

/// Every initialiser of axis content and every parameter of its parts.
struct AxisReference: View {
    private var chart: some View {
        Chart(readings) {
            PointMark(x: .value("Day", $0.date), y: .value("y", $0.number))
        }
    }

    var body: some View {
        VStack {
            chart.chartXAxis(.visible).chartYAxis(.automatic)
            chart.chartXAxis { AxisMarks(preset: .automatic, position: .automatic, values: .automatic) { AxisGridLine() } }
            chart.chartXAxis { AxisMarks(preset: .extended, position: .top, values: .stride(by: .day)) { value in AxisValueLabel("\(value.index)") } }
            chart.chartXAxis { AxisMarks(preset: .aligned, position: .bottom, values: readings.map(\.date)) { AxisTick() } }
            chart.chartXAxis { AxisMarks(values: readings.map(\.date)) { value in AxisValueLabel(format: .dateTime.day()) } }
            chart.chartXAxis { AxisMarks(preset: .inset, position: .trailing, values: .automatic, stroke: StrokeStyle(lineWidth: 1)) }
            chart.chartXAxis { AxisMarks(values: readings.map(\.date), stroke: nil) }
            chart.chartXAxis { AxisMarks(format: .dateTime.weekday()) }
            chart.chartXAxis { AxisMarks(format: .dateTime.weekday(), preset: .aligned, position: .top, values: .automatic(desiredCount: 2), stroke: nil) }
            chart.chartXAxis { AxisMarks(format: .dateTime.weekday(), values: readings.map(\.date)) }
        }
        VStack {
            chart.chartYAxis { AxisMarks(values: .automatic(desiredCount: 3, roundLowerBound: false, roundUpperBound: true)) }
            chart.chartYAxis { AxisMarks(values: .automatic(minimumStride: 2, desiredCount: 3)) }
            chart.chartYAxis { AxisMarks(values: .stride(by: 5, roundLowerBound: true, roundUpperBound: false)) }
            chart.chartXAxis { AxisMarks(values: .stride(by: .day, count: 2, roundLowerBound: nil, roundUpperBound: nil, calendar: .current)) }
            chart.chartYAxis {
                AxisMarks { value in
                    AxisGridLine()
                    AxisGridLine(centered: true)
                    AxisGridLine(stroke: StrokeStyle(dash: [2]))
                    AxisGridLine(centered: false, stroke: nil)
                    AxisTick()
                    AxisTick(centered: true)
                    AxisTick(length: 4)
                    AxisTick(centered: nil, length: .label, stroke: StrokeStyle(lineWidth: 1))
                    AxisTick(length: .label(extendPastBy: 2))
                    AxisTick(length: .longestLabel)
                    AxisTick(length: .longestLabel(extendPastBy: 2))
                    AxisTick(length: .automatic)
                        .foregroundStyle(.red)
                        .font(.caption)
                        .offset(x: 1, y: 2)
                        .offset(CGSize(width: 1, height: 1))
                }
            }
            chart.chartYAxis {
                AxisMarks { value in
                    AxisValueLabel()
                    AxisValueLabel("Literal")
                    AxisValueLabel(String(value.index))
                    AxisValueLabel { Text("\(value.as(Double.self) ?? 0)") }
                    AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)
                    AxisValueLabel(
                        centered: true, anchor: .leading, multiLabelAlignment: .center, collisionResolution: .truncate,
                        offsetsMarks: true, orientation: .horizontal, horizontalSpacing: 2, verticalSpacing: 3
                    ) { Text("x") }
                    AxisValueLabel("Disabled", collisionResolution: .disabled, orientation: .vertical)
                    AxisValueLabel("Greedy", collisionResolution: .greedy, orientation: .automatic)
                    AxisValueLabel("Greedy", collisionResolution: .greedy(minimumSpacing: 4))
                        .font(nil)
                }
            }
            chart.chartYAxis {
                AnyAxisContent(AxisMarks(values: [1, 5]))
                AxisMarks(position: .leading) { _ in
                    AnyAxisMark(AxisTick())
                }
                .compositingLayer()
                AxisMarks(position: .trailing).compositingLayer { $0.opacity(0.3) }
            }
            chart
                .chartXAxisStyle { $0.background(.yellow.opacity(0.2)) }
                .chartYAxisStyle { axis in axis.frame(width: 60) }
        }
        VStack {
            chart.chartXAxisLabel("Literal")
            chart.chartXAxisLabel("Literal", position: .bottom, alignment: .trailing, spacing: 2)
            chart.chartYAxisLabel(LocalizedStringKey("Key"), position: .top)
            chart.chartYAxisLabel { Label("Label", systemImage: "star") }
            chart.chartXAxisLabel(position: .top, alignment: .center, spacing: 3) { HStack { Text("Two"); Text("words") } }
        }
    }
}
