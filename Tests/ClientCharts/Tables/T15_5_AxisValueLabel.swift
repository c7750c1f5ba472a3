import SwiftUI
import Charts

/// `AxisValueLabel(format:centered:)`, `(format:)`, `()`, `{ }`, `(_:)` and the rest of its parameters.
struct ValueLabels: View {
    private func name(of weekday: Int) -> String {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][weekday - 1]
    }

    private var days: some View {
        Chart(dailySales.prefix(7)) {
            BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
        }
    }

    var body: some View {
        VStack {
            days.chartXAxis {
                AxisMarks(values: .stride(by: .day)) { value in
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                        .font(.caption2)
                        .foregroundStyle(Color.secondary)
                }
            }
            days.chartXAxis {
                AxisMarks(values: .stride(by: .day)) { value in
                    if let date = value.as(Date.self) {
                        AxisValueLabel {
                            VStack(alignment: .leading) {
                                Text(date, format: .dateTime.day())
                                Text(name(of: Calendar.current.component(.weekday, from: date)))
                                    .font(.caption2)
                                    .foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            days.chartYAxis {
                AxisMarks(values: .automatic) { value in
                    AxisGridLine()
                    AxisValueLabel("\(value.as(Int.self) ?? 0) €", anchor: .topTrailing, verticalSpacing: 2)
                }
            }
            days.chartYAxis {
                AxisMarks { value in
                    let isLast = value.index == value.count - 1
                    AxisValueLabel(
                        centered: false,
                        anchor: isLast ? .top : nil,
                        multiLabelAlignment: .leading,
                        collisionResolution: .greedy(priority: 2, minimumSpacing: 4),
                        offsetsMarks: false,
                        orientation: .verticalReversed,
                        horizontalSpacing: 2
                    )
                }
            }
            days.chartYAxis {
                AxisMarks(values: [100, 200]) { _ in
                    AxisValueLabel(format: IntegerFormatStyle<Int>.number.precision(.integerLength(4)))
                }
            }
        }
    }
}
