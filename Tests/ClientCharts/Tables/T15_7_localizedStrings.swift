import SwiftUI
import Charts

/// `NSLocalizedString`, `String(localized:)`.
struct LocalisedLabels: View {
    private let salesLabel = NSLocalizedString("Sales", comment: "Label of a chart's values")
    private let dayLabel = String(localized: "Day")

    private func spoken(_ element: DailySales) -> String {
        String(localized: "\(element.sales) pancakes", comment: "Spoken value of a bar")
    }

    var body: some View {
        Chart(dailySales) { element in
            BarMark(x: .value(dayLabel, element.day, unit: .day), y: .value(salesLabel, element.sales))
                .accessibilityValue(spoken(element))
        }
        .chartXAxisLabel(String(localized: "Day of May and June"))
    }
}
