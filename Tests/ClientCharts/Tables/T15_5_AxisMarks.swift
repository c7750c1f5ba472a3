import SwiftUI
import Charts

/// Every way in which programs make axis marks.
struct AxisMarksForms: View {
    private var bars: some View {
        Chart(monthlySales) {
            BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Sales", $0.sales))
        }
    }

    var body: some View {
        VStack {
            bars.chartXAxis { AxisMarks() }
            bars.chartYAxis { AxisMarks(position: .leading) }
            bars.chartXAxis {
                AxisMarks(values: .stride(by: .month, count: 3)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.month(.abbreviated).year(.twoDigits))
                }
            }
            bars.chartYAxis {
                AxisMarks(position: .trailing) { _ in
                    AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [2]))
                    AxisValueLabel()
                }
            }
            bars.chartYAxis {
                AxisMarks { value in
                    AxisGridLine()
                    AxisValueLabel("\(value.index + 1) of \(value.count)")
                }
            }
            bars.chartYAxis {
                AxisMarks(preset: .aligned, values: .automatic(desiredCount: 4)) { value in
                    AxisValueLabel()
                }
            }
            bars.chartYAxis {
                AxisMarks(position: .leading, values: [0, 1_000, 2_000, 3_000, 4_000, 5_000]) { value in
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
            bars.chartYAxis {
                AxisMarks(preset: .inset, position: .trailing, values: .automatic, stroke: StrokeStyle(lineWidth: 0.5))
            }
            bars.chartXAxis {
                AxisMarks(format: .dateTime.month(.narrow), values: .stride(by: .month))
            }
            bars.chartYAxis {
                AxisMarks(values: .stride(by: 500))
                AxisMarks(values: [4_100]) {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 2))
                        .foregroundStyle(.red)
                }
            }
            bars.chartYAxis {
                AxisMarks(values: .automatic(minimumStride: 1_000, desiredCount: 6))
            }
        }
    }
}
