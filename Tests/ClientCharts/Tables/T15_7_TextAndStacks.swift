import SwiftUI
import Charts

/// Text, stacks, frames, padding, fonts and hierarchical styles around a chart.
struct HeadedChart: View {
    let title: LocalizedStringKey = "Pancakes per day"

    private var mean: Double {
        Double(dailySales.map(\.sales).reduce(0, +)) / Double(dailySales.count)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                    .font(.title3)
                    .fontWeight(.semibold)
                    .foregroundStyle(.primary)
                Spacer()
                Text(mean, format: .number.precision(.fractionLength(1)))
                    .font(.system(.body, design: .rounded))
                    .bold()
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal)
            ZStack {
                Chart(dailySales) {
                    BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
                }
                .frame(maxWidth: .infinity, minHeight: 120, idealHeight: 200, maxHeight: 240, alignment: .center)
            }
            Text("Counted **by hand** at closing time.")
                .font(.caption)
                .italic()
                .foregroundStyle(.tertiary)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
            Divider()
        }
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
}
