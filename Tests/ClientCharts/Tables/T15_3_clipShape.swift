import SwiftUI
import Charts

struct ClippedBars: View {
    var body: some View {
        Chart(monthlySales) { element in
            BarMark(
                x: .value("Month", element.month, unit: .month),
                yStart: .value("Min", element.dailyMin),
                yEnd: .value("Max", element.dailyMax),
                width: 10
            )
            .clipShape(Capsule())
            if element.dailyMax > 220 {
                BarMark(
                    x: .value("Month", element.month, unit: .month),
                    yStart: .value("Min", 220),
                    yEnd: .value("Max", element.dailyMax),
                    width: 10
                )
                .foregroundStyle(.red)
                .clipShape(RoundedRectangle(cornerRadius: 5))
            }
        }
    }
}
