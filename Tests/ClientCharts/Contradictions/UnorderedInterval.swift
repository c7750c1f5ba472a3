import SwiftUI
import Charts

/// Ends before starts.
struct UnorderedInterval: View {
    var body: some View {
        Chart {
            BarMark(xStart: .value("Start", 9), xEnd: .value("End", 4), y: .value("Job", "A"))
            RectangleMark(xStart: .value("Start", 5), xEnd: .value("End", 1), yStart: .value("Low", 3), yEnd: .value("High", 2))
        }
    }
}
