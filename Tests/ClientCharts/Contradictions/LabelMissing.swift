import SwiftUI
import Charts

struct LabelMissing: View {
    var body: some View {
        Chart(0..<4, id: \.self) {
            BarMark(x: .value("", "\($0)"), y: .value("", $0))
        }
    }
}
