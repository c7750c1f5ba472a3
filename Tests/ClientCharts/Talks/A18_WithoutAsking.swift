import SwiftUI
import Charts

/// Nothing is said of language, scheme, text size or accessibility: all of them are there.
struct WithoutAsking: View {
    var body: some View {
        Chart(monthlySales) { element in
            LineMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
        }
    }
}

/// The same in a dark scheme, with large text, from right to left, in Arabic.
struct WithAsking: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale

    var body: some View {
        Chart(monthlySales) { element in
            LineMark(
                x: .value("Month", element.month, unit: .month),
                y: .value("Sales", element.sales)
            )
            .foregroundStyle(colorScheme == .dark ? Color.yellow : Color.indigo)
        }
        .environment(\.colorScheme, .dark)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
        .dynamicTypeSize(.accessibility2)
    }
}
