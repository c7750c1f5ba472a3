import SwiftUI
import Charts

struct AnnotatedMarks: View {
    @State private var selected: Date? = day(2022, 5, 29)

    private var selectedSales: Int? {
        guard let selected else { return nil }
        return dailySales.first { Calendar.current.isDate($0.day, inSameDayAs: selected) }?.sales
    }

    var body: some View {
        Chart {
            ForEach(dailySales) { element in
                LineMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
            }
            if let selected, let selectedSales {
                RuleMark(x: .value("Selected", selected, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.3))
                    .zIndex(-1)
                    .annotation(
                        position: .top,
                        spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        VStack(alignment: .leading) {
                            Text(selected, format: .dateTime.month().day())
                                .font(.caption)
                            Text("\(selectedSales) sold")
                                .font(.body.bold())
                        }
                        .padding(6)
                        .background {
                            RoundedRectangle(cornerRadius: 4)
                                .foregroundStyle(Color.gray.opacity(0.12))
                        }
                    }
            }
            PointMark(x: .value("Day", day(2022, 6, 5), unit: .day), y: .value("Sales", 250))
                .annotation(position: .overlay, alignment: .bottomTrailing) {
                    Image(systemName: "star.fill")
                        .foregroundColor(.yellow)
                        .accessibilityLabel("Best day")
                }
            PointMark(x: .value("Day", day(2022, 5, 13), unit: .day), y: .value("Sales", 104))
                .annotation(position: .bottom) { context in
                    Text("Low")
                        .frame(width: max(context.targetSize.width, 40))
                }
            PointMark(x: .value("Day", day(2022, 5, 14), unit: .day), y: .value("Sales", 196))
                .annotation { Text("Saturday").font(.footnote) }
            PointMark(x: .value("Day", day(2022, 5, 15), unit: .day), y: .value("Sales", 172))
                .annotation(position: .trailing, alignment: .center, overflowResolution: .automatic) { _ in
                    Text("Sunday")
                }
        }
    }
}
