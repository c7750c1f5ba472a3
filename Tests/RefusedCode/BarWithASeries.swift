import SwiftUI
import Charts

struct BarWithASeries: View {
    var body: some View {
        Chart {
            BarMark(x: .value("x", "A"), y: .value("y", 1), series: .value("Series", "One"))
        }
    }
}
