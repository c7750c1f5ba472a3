import SwiftUI
import Charts

/// `Plot { }` groups marks and carries what they are called.
struct GroupedMarks: View {
    struct Day: Identifiable {
        let name: String
        let low: Int
        let high: Int
        let mean: Int
        var id: String { name }
    }

    let days = [Day(name: "Mon", low: 52, high: 121, mean: 74), Day(name: "Tue", low: 49, high: 137, mean: 71)]

    var body: some View {
        Chart(days) { day in
            Plot {
                BarMark(x: .value("Day", day.name), yStart: .value("Low", day.low), yEnd: .value("High", day.high), width: 12)
                    .clipShape(Capsule())
                PointMark(x: .value("Day", day.name), y: .value("Mean", day.mean))
                    .foregroundStyle(.white)
            }
            .foregroundStyle(.red)
            .accessibilityLabel(day.name)
            .accessibilityValue("\(day.low) to \(day.high), mean \(day.mean)")
        }
    }
}
