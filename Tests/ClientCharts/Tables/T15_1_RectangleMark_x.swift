import SwiftUI
import Charts

struct WeekendStripes: View {
    private func isWeekend(_ date: Date) -> Bool {
        Calendar.current.isDateInWeekend(date)
    }

    var body: some View {
        Chart {
            ForEach(dailySales.filter { isWeekend($0.day) }) { element in
                RectangleMark(x: .value("Weekend", element.day, unit: .day))
                    .foregroundStyle(Color.gray.opacity(0.15))
                    .accessibilityHidden(true)
            }
            ForEach(dailySales) { element in
                LineMark(x: .value("Day", element.day, unit: .day), y: .value("Sales", element.sales))
            }
        }
    }
}
