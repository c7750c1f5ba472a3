import SwiftUI
import Charts

/// `.accessibilityLabel(_:)`, `.accessibilityValue(_:)` and `.accessibilityHidden(_:)` on marks, on `Plot` and on `ForEach`.
struct SpokenMarks: View {
    var isPreview = false

    var body: some View {
        Chart {
            ForEach(dailySales.prefix(10)) { element in
                Plot {
                    BarMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    PointMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                        .accessibilityHidden(true)
                }
                .accessibilityLabel("\(element.day.formatted(.dateTime.day().month()))")
                .accessibilityValue("\(element.sales) pancakes")
                .accessibilityHidden(isPreview)
            }

            RuleMark(y: .value("Mean", 140))
                .accessibilityLabel(Text("Mean of the days"))
                .accessibilityValue(Text("140 pancakes"))
                .accessibilityIdentifier("mean-rule")

            ForEach([50, 100], id: \.self) { level in
                RuleMark(y: .value("Level", level))
            }
            .accessibilityHidden(true)
        }
    }
}
