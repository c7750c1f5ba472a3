import SwiftUI
import Charts

/// `chartScrollableAxes`, `chartXVisibleDomain`, `chartScrollPosition`, `chartScrollTargetBehavior`.
struct ScrolledDays: View {
    @State private var scrollPosition = day(2022, 5, 22)

    private var visibleSales: Int {
        let end = scrollPosition.addingTimeInterval(3600 * 24 * 7)
        return dailySales.filter { $0.day >= scrollPosition && $0.day < end }.reduce(0) { $0 + $1.sales }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(visibleSales) pancakes from \(scrollPosition, format: .dateTime.month().day())")
                .font(.headline)
            Chart(dailySales) {
                BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 7)
            .chartScrollPosition(x: $scrollPosition)
            .chartScrollTargetBehavior(
                .valueAligned(
                    matching: DateComponents(hour: 0),
                    majorAlignment: .matching(DateComponents(weekday: 1))
                )
            )
            Chart(topPancakes, id: \.name) {
                BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.sales))
            }
            .chartScrollableAxes([.horizontal])
            .chartXVisibleDomain(length: 3)
            .chartScrollPosition(initialX: "Crêpe")
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
        }
    }
}
