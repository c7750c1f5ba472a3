import SwiftUI
import Charts

/// `Calendar.current` and arithmetic of dates.
struct WeekdayMeans: View {
    private struct WeekdayMean: Identifiable {
        let weekday: Int
        let mean: Double
        var id: Int { weekday }

        var name: String {
            Calendar(identifier: .gregorian).weekdaySymbols[weekday - 1]
        }
    }

    private let calendar = Calendar.current

    private func mean(of days: [DailySales]) -> Double {
        let total = days.map(\.sales).reduce(0, +)
        return Double(total) / Double(days.count)
    }

    private var means: [WeekdayMean] {
        let groups = Dictionary(grouping: dailySales) { calendar.component(.weekday, from: $0.day) }
        return groups
            .map { WeekdayMean(weekday: $0.key, mean: mean(of: $0.value)) }
            .sorted { $0.weekday < $1.weekday }
    }

    private var lastWeek: ClosedRange<Date> {
        let end = dailySales.last!.day
        let start = calendar.date(byAdding: .day, value: -7, to: end)!
        return calendar.startOfDay(for: start)...end
    }

    var body: some View {
        VStack {
            Chart(means) {
                BarMark(x: .value("Weekday", $0.name), y: .value("Mean sales", $0.mean))
            }
            Chart(dailySales.filter { lastWeek.contains($0.day) }) {
                LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales))
            }
            .chartXScale(domain: lastWeek)
        }
    }
}
