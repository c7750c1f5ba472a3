import SwiftUI
import Charts

/// `BarMark(x:y:width:)`
struct ThinBars: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    let values = [3, 8, 5, 12, 9, 7]

    private var barWidth: MarkDimension {
        sizeClass == .compact ? .fixed(6) : .ratio(0.5)
    }

    var body: some View {
        VStack {
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                BarMark(x: .value("Index", "\(index + 1)"), y: .value("Value", value), width: barWidth)
            }
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                BarMark(x: .value("Index", index), y: .value("Value", value), width: 4)
            }
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                BarMark(x: .value("Index", "\(index + 1)"), y: .value("Value", value), width: .inset(3))
            }
        }
    }
}
