import SwiftUI
import Charts

struct Ticks: View {
    var body: some View {
        Chart(topPancakes, id: \.name) {
            BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name))
        }
        .chartXAxis {
            AxisMarks(position: .bottom, values: .stride(by: 250.0)) { _ in
                AxisTick()
                AxisValueLabel()
            }
            AxisMarks(position: .top) { _ in
                AxisTick(stroke: StrokeStyle(lineWidth: 2))
                    .foregroundStyle(.red)
                    .offset(y: 2)
            }
        }
    }
}
