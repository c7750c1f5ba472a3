import SwiftUI
import Charts

/// `.value("literal", date, unit:)` with every unit that programs use.
struct UnitsOfDates: View {
    @State private var showsSeconds = false

    var body: some View {
        VStack {
            Chart(0..<5, id: \.self) { index in
                BarMark(x: .value("Time", day(2024, 3, 1, second: index), unit: .second), y: .value("Requests", 3 + index))
            }
            Chart(0..<5, id: \.self) { index in
                BarMark(x: .value("Time", day(2024, 3, 1, minute: index * 2), unit: .minute), y: .value("Requests", 7 - index))
            }
            Chart(0..<5, id: \.self) { index in
                BarMark(x: .value("Time", day(2024, 3, 1, hour: index * 3), unit: .hour), y: .value("Requests", index % 3 + 1))
            }
            Chart(0..<5, id: \.self) { index in
                BarMark(x: .value("Week", day(2024, 3, 1 + index * 7), unit: .weekOfYear), y: .value("Hours", 38 + index % 2))
            }
            Chart(1...6, id: \.self) { month in
                BarMark(x: .value("Month", day(2024, month), unit: .month), y: .value("Hours", 150 + month))
            }
            Chart(2019...2023, id: \.self) { year in
                BarMark(x: .value("Year", day(year, 6), unit: .year, calendar: Calendar(identifier: .gregorian)), y: .value("Hours", 1_700 + year - 2019))
            }
            Chart(0..<5, id: \.self) { index in
                LineMark(x: .value("Time", day(2024, 3, 1, minute: index), unit: showsSeconds ? .second : .minute), y: .value("Load", index))
            }
        }
    }
}
