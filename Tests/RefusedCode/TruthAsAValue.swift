import SwiftUI
import Charts

struct TruthAsAValue: View {
    var body: some View {
        Chart {
            BarMark(x: .value("x", true), y: .value("y", 1))
        }
    }
}
