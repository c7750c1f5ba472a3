import SwiftUI
import Charts

struct SelectedDay: View {
    @State private var rawSelectedDate: Date? = day(2022, 5, 28)
    @State private var selectedRange: ClosedRange<Date>?

    private var selected: DailySales? {
        guard let rawSelectedDate else { return nil }
        return dailySales.first { Calendar.current.isDate($0.day, inSameDayAs: rawSelectedDate) }
    }

    var body: some View {
        Chart {
            ForEach(dailySales) { element in
                BarMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
                    .foregroundStyle(element.day == selected?.day ? Color.orange : Color.blue)
            }
            if let selected {
                RuleMark(x: .value("Selected", selected.day, unit: .day))
                    .foregroundStyle(.gray)
                    .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                        Text("\(selected.sales)")
                    }
            }
        }
        .chartXSelection(value: $rawSelectedDate)
        .chartXSelection(range: $selectedRange)
    }
}
