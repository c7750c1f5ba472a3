import SwiftUI
import Charts

/// Dates at the ends of what a date can be.
struct DatesAtTheEnds: View {
    var body: some View {
        Chart([Date.distantPast, Date.distantFuture, Date(timeIntervalSince1970: .infinity)], id: \.self) {
            PointMark(x: .value("Day", $0, unit: .day), y: .value("Value", 1))
        }
    }
}
