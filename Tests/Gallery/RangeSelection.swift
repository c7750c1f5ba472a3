import SwiftUI
import Charts

struct RangeSelection: View {
    @State private var selection: ClosedRange<Date>? = moment(2024, 2, 5)...moment(2024, 2, 11)

    private let loads: [(day: Date, load: Double)] = (0..<40).map { index in
        (day: moment(2024, 1, 20 + index), load: 50 + 20 * sin(Double(index) / 4) + wobble(index) * 5)
    }

    var body: some View {
        Chart {
            ForEach(loads, id: \.day) { row in
                LineMark(x: .value("Day", row.day, unit: .day), y: .value("Load", row.load))
            }
            if let selection {
                RectangleMark(xStart: .value("From", selection.lowerBound), xEnd: .value("To", selection.upperBound))
                    .foregroundStyle(.yellow.opacity(0.3))
            }
        }
        .chartXSelection(range: $selection)
    }
}
