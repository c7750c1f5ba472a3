import SwiftUI
import Charts

struct HintOnAMark: View {
    var body: some View {
        Chart {
            BarMark(x: .value("x", "A"), y: .value("y", 1))
                .accessibilityHint("No mark has one")
        }
    }
}
