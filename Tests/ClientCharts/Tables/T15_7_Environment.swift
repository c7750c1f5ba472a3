import SwiftUI
import Charts

/// `@Environment`, `ObservableObject`, keys of one's own.
private struct ChartHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 180
}

extension EnvironmentValues {
    var chartHeight: CGFloat {
        get { self[ChartHeightKey.self] }
        set { self[ChartHeightKey.self] = newValue }
    }
}

struct EnvironmentReader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.chartHeight) private var chartHeight
    @Environment(\.calendar) private var calendar

    var body: some View {
        Chart(dailySales) {
            BarMark(x: .value("Day", $0.day, unit: .day, calendar: calendar), y: .value("Sales", $0.sales))
                .foregroundStyle(colorScheme == .dark ? Color.yellow : .brown)
        }
        .chartXAxis(dynamicTypeSize > .xxLarge ? .hidden : .automatic)
        .frame(height: chartHeight)
    }
}

struct EnvironmentSetter: View {
    var body: some View {
        EnvironmentReader()
            .environment(\.chartHeight, 320)
            .preferredColorScheme(.dark)
    }
}
