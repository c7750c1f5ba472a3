import SwiftUI
import Charts

/// Two series whose marks share each month: one element there with both values.
struct SharedPlace: View {
    let months: [(name: String, high: Int, low: Int)] = [("Jul", 29, 18), ("Aug", 28, 17), ("Sep", 24, 14), ("Oct", 18, 9)]

    var body: some View {
        Chart {
            ForEach(months, id: \.name) { month in
                LineMark(x: .value("Month", month.name), y: .value("Temperature", month.high))
                    .foregroundStyle(by: .value("Kind", "High"))
                    .accessibilityLabel("High \(month.name)")
                    .accessibilityValue("\(month.high) degrees")
                LineMark(x: .value("Month", month.name), y: .value("Temperature", month.low))
                    .foregroundStyle(by: .value("Kind", "Low"))
                    .accessibilityLabel("Low \(month.name)")
                    .accessibilityValue("\(month.low) degrees")
            }
        }
    }
}
