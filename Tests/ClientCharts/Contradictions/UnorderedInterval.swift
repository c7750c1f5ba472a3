import SwiftUI
import Charts

/// Ends before starts.
struct UnorderedInterval: View {
    var body: some View {
        VStack {
            Chart {
                BarMark(xStart: .value("Start", 9), xEnd: .value("End", 4), y: .value("Job", "A"))
            }
            Chart {
                RectangleMark(xStart: .value("Start", 5), xEnd: .value("End", 1), yStart: .value("Low", 3), yEnd: .value("High", 2))
            }
        }
    }
}
