import SwiftUI
import Charts

/// `.formatted(…)` and format styles: `.dateTime`, `.number`, `.percent`, `.currency`.
struct FormattedValues: View {
    private var best: DailySales { dailySales.max { $0.sales < $1.sales } ?? dailySales[0] }

    private var share: Double {
        Double(best.sales) / Double(dailySales.reduce(0) { $0 + $1.sales })
    }

    var body: some View {
        VStack {
            Text("Best day: \(best.day.formatted(.dateTime.weekday(.wide).month(.wide).day()))")
            Text("Sold: \(best.sales.formatted(.number.grouping(.never)))")
            Text("Share: \(share.formatted(.percent.precision(.fractionLength(1))))")
            Text("Takings: \((Double(best.sales) * 4.5).formatted(.currency(code: "USD")))")
            Text("Since \(dailySales[0].day.formatted(date: .numeric, time: .omitted)), at \(best.day.formatted(date: .omitted, time: .shortened))")
            Text(dailySales[0].day...best.day)
            Chart(dailySales) { element in
                PointMark(x: .value("Day", element.day), y: .value("Sales", element.sales))
                    .accessibilityLabel(element.day.formatted(date: .long, time: .omitted))
                    .accessibilityValue(element.sales.formatted())
            }
            .chartYAxis {
                AxisMarks { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let sales = value.as(Double.self) {
                            Text(sales * 4.5, format: .currency(code: "USD").precision(.fractionLength(0)))
                        }
                    }
                }
            }
        }
    }
}
