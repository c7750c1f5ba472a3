import SwiftUI
import Charts

struct StripPlot: View {
    private let waits: [Double] = (0..<60).map { index in
        let long = index % 9 == 0 ? 14.0 : 0
        return ((5 + wobble(index) * 3 + long) * 10).rounded() / 10
    }

    var body: some View {
        Chart(Array(waits.enumerated()), id: \.offset) { _, wait in
            RuleMark(x: .value("Minutes", wait))
                .opacity(0.4)
        }
        .frame(height: 70)
    }
}
