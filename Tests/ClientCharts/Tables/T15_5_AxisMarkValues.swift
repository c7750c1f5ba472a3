import SwiftUI
import Charts

/// `.automatic`, `.stride`, arrays; `value.as(T.self)`.
struct AxisValuesForms: View {
    enum Span: Int, CaseIterable {
        case week = 7, month = 30

        var axisValues: AxisMarkValues {
            switch self {
            case .week: return .stride(by: .day, count: 1)
            case .month: return .stride(by: .day, count: 7, roundLowerBound: false, roundUpperBound: true)
            }
        }
    }

    @State private var span = Span.month

    var body: some View {
        VStack {
            Chart(dailySales.suffix(span.rawValue)) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXAxis {
                AxisMarks(values: span.axisValues) { value in
                    AxisGridLine()
                    if let date = value.as(Date.self), Calendar.current.component(.day, from: date) > 7 {
                        AxisValueLabel(format: .dateTime.day())
                    }
                }
            }
            .chartYAxis {
                AxisMarks(values: Array(stride(from: 0, through: 250, by: 50))) { value in
                    if let sales = value.as(Double.self), sales > 0 {
                        AxisGridLine()
                        AxisValueLabel(sales.formatted(.number.precision(.fractionLength(0))))
                    }
                }
            }
            Chart(topPancakes, id: \.name) {
                BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
            }
            .chartXAxis {
                AxisMarks(values: topPancakes.map(\.name)) { value in
                    AxisValueLabel(value.as(String.self)?.uppercased() ?? "", orientation: .vertical)
                }
            }
            .chartYAxis {
                AxisMarks(values: .automatic(desiredCount: 3, roundLowerBound: true, roundUpperBound: false))
            }
        }
    }
}
