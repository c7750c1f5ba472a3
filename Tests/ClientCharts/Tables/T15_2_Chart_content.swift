import SwiftUI
import Charts

/// `Chart { }` with several kinds of content and every control statement of the builder.
struct ControlledChart: View {
    enum Style: CaseIterable {
        case bars, line, points
    }

    @State private var style = Style.line
    @State private var showsGoal = true
    var limit: Int? = 220

    var body: some View {
        Chart {
            switch style {
            case .bars:
                ForEach(dailySales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales)) }
            case .line:
                ForEach(dailySales) { LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales)) }
            case .points:
                ForEach(dailySales) { PointMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales)) }
            }
            if showsGoal {
                RuleMark(y: .value("Goal", 150))
                    .foregroundStyle(.green)
            }
            if let limit = limit {
                RuleMark(y: .value("Limit", limit))
                    .foregroundStyle(.red)
            } else {
                RuleMark(y: .value("Highest", dailySales.map(\.sales).max() ?? 0))
            }
        }
    }
}
