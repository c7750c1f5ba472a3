import SwiftUI
import Charts

struct SecondsOfCenturies: View {
    var body: some View {
        Chart([day(1500, 1), day(2500, 1)], id: \.self) {
            PointMark(x: .value("Day", $0), y: .value("Value", 1))
        }
        .chartXAxis { AxisMarks(values: .stride(by: .second)) }
    }
}
