import SwiftUI
import Charts

struct NormalizedNothing: View {
    var body: some View {
        Chart(["A", "B"], id: \.self) {
            BarMark(x: .value("Name", "All"), y: .value("Share", 0), stacking: .normalized)
                .foregroundStyle(by: .value("Kind", $0))
        }
    }
}
