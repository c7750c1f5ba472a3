import SwiftUI
import Charts

struct SizesThatCannotBe: View {
    var body: some View {
        Chart(1..<5, id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", $0))
                .symbolSize(-40)
                .opacity(.nan)
            BarMark(x: .value("x", $0), y: .value("y", $0), width: .fixed(-.infinity))
                .lineStyle(StrokeStyle(lineWidth: -3, dash: [0, 0]))
                .cornerRadius(.nan)
                .offset(x: .infinity)
        }
        .frame(width: -100, height: .infinity)
    }
}
